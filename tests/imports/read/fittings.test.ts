import { describe, expect, test } from 'vitest'
import { provenBy } from '../../../src/server/imports/read/sections/ausstattung.ts'
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
    // A list has its words as a list, also a single one, in the spelling of the standard.
    ['<boden>Parkett</boden>', { boden: ['PARKETT'] }],
    ['<befeuerung>Wasser-Elektro</befeuerung>', { befeuerung: ['WASSER-ELEKTRO'] }],
    ['<moebliert>voll</moebliert>', { moebliert: 'VOLL' }],
    ['<moebliert moeb="true" TEIL="true"/>', { moebliert: 'TEIL' }],
    ['<ausstatt_kategorie LUXUS="true"/>', { ausstatt_kategorie: 'LUXUS' }],
    // An element twice.
    ['<befeuerung>GAS</befeuerung><befeuerung>Solar</befeuerung>', { befeuerung: ['GAS', 'SOLAR'] }],
    ['<boden>Parkett</boden><boden FLIESEN="true"/>', { boden: ['PARKETT', 'FLIESEN'] }],
    ['<fahrstuhl PERSONEN="true"/><fahrstuhl>ja</fahrstuhl>', { fahrstuhl: ['PERSONEN'] }],
    ['<fahrstuhl>ja</fahrstuhl><fahrstuhl LASTEN="true"/>', { fahrstuhl: ['LASTEN'] }],
    ['<moebliert moeb="TEIL"/><moebliert moeb="VOLL"/>', { moebliert: 'TEIL' }],
    // Not filled in.
    ['<befeuerung>keine Angabe</befeuerung>', {}],
    ['<unterkellert keller="KEINE ANGABE"/>', {}],
    ['<unterkellert>Nein</unterkellert><moebliert moeb="nein"/>', {}],
    ['<boden>Parkett, keine Angabe</boden>', { boden: ['PARKETT'] }],
    ['<breitband_zugang>keine Angabe</breitband_zugang><sauna>keine Angabe</sauna>', {}],
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
    ['<boden>Parkett, Wolken</boden>', { boden: ['PARKETT'] }, 'boden', 'unknown_word'],
    ['<unterkellert NEIN="true"/>', {}, 'unterkellert@nein', 'unknown_word'],
    ['<ausstatt_kategorie>märchenhaft</ausstatt_kategorie>', {}, 'ausstatt_kategorie', 'unknown_word'],
    ['<sauna>vielleicht</sauna>', {}, 'sauna', 'not_a_flag'],
    ['<sauna FINNISCH="true"/>', {}, 'sauna@finnisch', 'ignored_here'],
    ['<hallenhoehe>hoch</hallenhoehe>', {}, 'hallenhoehe', 'not_a_number'],
  ])('%s is dropped and told', async (inner, details, path, code) => {
    const object = await read(inner)
    expect(object.property?.ausstattung_details).toEqual(details)
    expect(codesAt(object, `ausstattung/${path}`)).toEqual([code])
  })

  test.each([
    ['<befeuerung>GAS</befeuerung>', ['GAS']],
    ['<befeuerung>Gas, Solar</befeuerung>', ['GAS', 'SOLAR']],
    ['<heizungsart>Fern</heizungsart><befeuerung PELLET="true"/>', ['FERNWAERME', 'PELLETS']],
    ['<befeuerung>Wasser-Elektro</befeuerung>', ['STROM']],
    ['<befeuerung>Luft und Liebe</befeuerung>', []],
    ['<befeuerung>ja</befeuerung>', []],
  ])('%s heats', async (inner, heizung) => {
    const { property } = await read(inner)
    expect([...(property?.heizung ?? [])].sort()).toEqual([...heizung].sort())
  })

  test('a single word that was stored as a text proves the same', () => {
    expect(provenBy({ befeuerung: 'GAS', kueche: 'EBK' }, {})).toEqual({
      ausstattung: ['EINBAUKUECHE'],
      heizung: ['GAS'],
    })
    expect(provenBy({ befeuerung: true, heizungsart: 7 }, {}).heizung).toEqual([])
  })

  test('a false word of no list needs no note', async () => {
    const object = await read('<kueche EBK="true" PLASMA="false" WOLKE=""/>')
    expect(object.property?.ausstattung_details).toEqual({ kueche: ['EBK'] })
    expect(object.notes.filter(({ code }) => code === 'unknown_word')).toEqual([])
  })
})
