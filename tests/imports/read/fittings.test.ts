import { describe, expect, test } from 'vitest'
import { codesAt, readOne } from './feeds.ts'

const read = (inner: string) => readOne(`<ausstattung>${inner}</ausstattung>`)

describe('words of the fittings', () => {
  test.each([
    ['<kueche EBK="true" OFFEN="false"/>', { kueche: ['EBK'] }],
    ['<kueche art="ebk"/>', { kueche: ['EBK'] }],
    ['<befeuerung WASSER-ELEKTRO="1" PELLETS="ja"/>', { befeuerung: ['WASSER-ELEKTRO', 'PELLETS'] }],
    ['<heizungsart GAS="true"/>', { heizungsart: ['GAS'] }],
    ['<unterkellert keller="TEIL"/>', { unterkellert: 'TEIL' }],
    ['<moebliert moeb="true"/>', { moebliert: true }],
    ['<boden>Parkett, Fliesen</boden>', { boden: ['PARKETT', 'FLIESEN'] }],
    ['<ausstatt_kategorie>gehoben</ausstatt_kategorie>', { ausstatt_kategorie: 'GEHOBEN' }],
    ['<breitband_zugang art="Glasfaser" speed="1000"/>', { breitband_zugang: ['Glasfaser', '1000'] }],
    ['<stromanschlusswert>3x32 A</stromanschlusswert>', { stromanschlusswert: '3x32 A' }],
  ])('%s is read', async (inner, details) => {
    const { property, notes } = await read(inner)
    expect(property?.ausstattung_details).toEqual(details)
    expect(notes.filter(({ path }) => path.startsWith('ausstattung'))).toEqual([])
  })

  test.each([
    ['<kueche EBK="vielleicht"/>', {}, 'kueche@ebk', 'unknown_word'],
    ['<heizungsart PLASMA="true"/>', {}, 'heizungsart@plasma', 'unknown_word'],
    ['<heizungsart PLASMA="true" FERN="true"/>', { heizungsart: ['FERN'] }, 'heizungsart@plasma', 'unknown_word'],
    ['<unterkellert keller="vielleicht"/>', {}, 'unterkellert@keller', 'unknown_word'],
    ['<boden>Parkett, Wolken</boden>', { boden: 'PARKETT' }, 'boden', 'unknown_word'],
    ['<ausstatt_kategorie>märchenhaft</ausstatt_kategorie>', {}, 'ausstatt_kategorie', 'unknown_word'],
    ['<sauna>vielleicht</sauna>', {}, 'sauna', 'not_a_flag'],
    ['<sauna FINNISCH="true"/>', {}, 'sauna@finnisch', 'ignored_here'],
    ['<hallenhoehe>hoch</hallenhoehe>', {}, 'hallenhoehe', 'not_a_number'],
  ])('%s is dropped and told', async (inner, details, path, code) => {
    const object = await read(inner)
    expect(object.property?.ausstattung_details).toEqual(details)
    expect(codesAt(object, `ausstattung/${path}`)).toEqual([code])
  })

  test('a false word of no list needs no note', async () => {
    const object = await read('<kueche EBK="true" PLASMA="false" WOLKE=""/>')
    expect(object.property?.ausstattung_details).toEqual({ kueche: ['EBK'] })
    expect(object.notes.filter(({ code }) => code === 'unknown_word')).toEqual([])
  })
})
