import { expect, test } from 'vitest'
import type { Json } from '../../src/domain/imports/feed.ts'
import { energyOf, mandatoryFigures } from '../../src/domain/properties/energy.ts'

const none = { land: 'AUT', hwb: null, hwb_klasse: null, fgee: null, fgee_klasse: null, energiepass: {} }
const of = (ausweis: Json) => energyOf({ ...none, energiepass: { ausweise: [ausweis] } }, '2026-11-22')

test('an advertisement in Austria must state HWB and fGEE since 1 December 2012, and nowhere else', () => {
  expect(mandatoryFigures('2012-11-30')).toEqual([])
  expect(mandatoryFigures('2026-11-22')).toEqual(['hwb', 'fgee'])
  expect(energyOf(none, '2026-11-22').pflicht).toEqual(['hwb', 'fgee'])
  expect(energyOf({ ...none, land: 'DEU' }, '2026-11-22').pflicht).toEqual([])
})

test('a law of a later day asks for other figures from that day on', () => {
  const table = [
    { since: '2012-12-01', figures: ['hwb', 'fgee'], source: '' },
    { since: '2027-01-01', figures: ['hwb', 'endenergiebedarf'], source: '' },
    { since: null, figures: [], source: '' },
  ] as const
  expect(mandatoryFigures('2026-12-31', table)).toEqual(['hwb', 'fgee'])
  expect(mandatoryFigures('2027-01-01', table)).toEqual(['hwb', 'endenergiebedarf'])
})

test('the class belongs to the figure of its kind of certificate', () => {
  expect(of({ epart: 'BEDARF', endenergiebedarf: 75.5, wertklasse: 'b' })).toMatchObject({
    endenergiebedarf: 75.5,
    endenergiebedarf_klasse: 'B',
    energieverbrauchkennwert_klasse: null,
  })
  expect(of({ epart: 'VERBRAUCH', energieverbrauchkennwert: 210, wertklasse: 'H' })).toMatchObject({
    endenergiebedarf: null,
    endenergiebedarf_klasse: null,
    energieverbrauchkennwert: 210,
    energieverbrauchkennwert_klasse: 'H',
  })
})

test('of several certificates the one that is valid longest counts first', () => {
  const energy = energyOf(
    {
      ...none,
      energiepass: {
        ausweise: [
          { gueltig_bis: '2024-05', endenergiebedarf: 120 },
          { gueltig_bis: '2033', endenergiebedarf: 60 },
        ],
        felder: { eebwert: 999, gueltig_bis: 'bald' },
      },
    },
    '2026-11-22',
  )
  expect(energy).toMatchObject({ endenergiebedarf: 60, gueltig_bis: '2033-12-31' })
})

test('words where a figure belongs stay words, and nothing is lost', () => {
  expect(of({ baujahr: 'ca. 1900', ausstelldatum: '2023-01', jahrgang: 2014 }).angaben).toEqual([
    { label: 'fact.energiepass_baujahr', format: 'text', value: 'ca. 1900' },
    { label: 'fact.energiepass_ausstelldatum', format: 'text', value: '2023-01' },
    { label: 'fact.energiepass_jahrgang', format: 'words', value: ['2014'] },
  ])
})
