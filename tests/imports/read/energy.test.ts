import { describe, expect, test } from 'vitest'
import { energyClass } from '../../../src/domain/imports/energy.ts'
import { propertyOf, readOne } from './feeds.ts'

const field = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`
const FIGURES = '<hwbwert>44</hwbwert><hwbklasse>B</hwbklasse><fgeewert>0,96</fgeewert><fgeeklasse>B</fgeeklasse>'
const FIELDS =
  field('epass_hwbwert', '44 kWh/m²a') +
  field('epass_hwbklasse', 'b') +
  field('epass_fgeewert', '0.96') +
  field('epass_fgeeklasse', 'B')

describe('energy figures, wherever the sender put them', () => {
  test.each([
    ['energiepass', `<zustand_angaben><energiepass>${FIGURES}</energiepass></zustand_angaben>`],
    ['zustand_angaben', `<zustand_angaben>${FIGURES}</zustand_angaben>`],
    ['the object', `<energiepass>${FIGURES}</energiepass>`],
    ['verwaltung_objekt', `<verwaltung_objekt>${FIGURES}</verwaltung_objekt>`],
    ['fields of zustand_angaben', `<zustand_angaben>${FIELDS}</zustand_angaben>`],
    ['fields of the object', FIELDS],
    ['fields of verwaltung_objekt', `<verwaltung_objekt>${FIELDS}</verwaltung_objekt>`],
    [
      'the second of two certificates',
      `<zustand_angaben><energiepass><epart>VERBRAUCH</epart></energiepass><energiepass>${FIGURES}</energiepass></zustand_angaben>`,
    ],
  ])('in %s', async (_, sections) => {
    const object = await readOne(sections)
    expect(object.property).toMatchObject({ hwb: 44, hwb_klasse: 'B', fgee: 0.96, fgee_klasse: 'B' })
    expect(object.notes.filter((note) => note.level !== 'info')).toEqual([])
  })

  test('a missing class is computed and said', async () => {
    const object = await readOne('<zustand_angaben><hwbwert>62</hwbwert><fgeewert>2.6</fgeewert></zustand_angaben>')
    expect(object.property).toMatchObject({ hwb_klasse: 'C', fgee_klasse: 'E' })
    expect(object.notes.filter((note) => note.code === 'class_computed')).toHaveLength(2)
  })

  test('a class that contradicts its figure is kept as sent and said', async () => {
    const object = await readOne('<zustand_angaben><hwbwert>123</hwbwert><hwbklasse>A++</hwbklasse></zustand_angaben>')
    expect(object.property).toMatchObject({ hwb: 123, hwb_klasse: 'A++' })
    expect(object.notes).toContainEqual(
      expect.objectContaining({ code: 'class_contradiction', params: { wert: 123, klasse: 'A++', als: 'D' } }),
    )
  })

  test('two figures that differ: the certificate counts, the other is said', async () => {
    const object = await readOne(
      `<zustand_angaben><energiepass><hwbwert>44</hwbwert></energiepass>${field('epass_hwbwert', '99')}</zustand_angaben>`,
    )
    expect(object.property?.hwb).toBe(44)
    expect(object.notes).toContainEqual(
      expect.objectContaining({ code: 'contradiction', params: { wert: '99', genommen: '44' } }),
    )
  })

  test.each(['-5', '99999', 'gut', '1e308'])('an HWB of %s is dropped', async (sent) => {
    expect(
      await propertyOf(`<zustand_angaben><hwbwert>${sent}</hwbwert><hwbklasse>H</hwbklasse></zustand_angaben>`),
    ).toMatchObject({
      hwb: null,
      hwb_klasse: null,
    })
  })

  test('German certificates are kept, but their figures are no HWB', async () => {
    const property = await propertyOf(
      '<zustand_angaben><energiepass><epart>VERBRAUCH</epart><energieverbrauchkennwert>123</energieverbrauchkennwert><mitwarmwasser>true</mitwarmwasser></energiepass><energiepass><skala type="ZAHL">456</skala></energiepass></zustand_angaben>',
    )
    expect(property.hwb).toBeNull()
    expect(property.energiepass).toEqual({
      ausweise: [{ epart: 'VERBRAUCH', energieverbrauchkennwert: 123, mitwarmwasser: true }, { skala: 456 }],
    })
  })

  test('the border of a class belongs to it', () => {
    expect([10, 10.01, 25, 250, 251].map((value) => energyClass('hwb', value, '2026-11-21'))).toEqual([
      'A++',
      'A+',
      'A',
      'F',
      'G',
    ])
    expect([0.55, 0.7, 1.75, 4.01].map((value) => energyClass('fgee', value, '2026-11-21'))).toEqual([
      'A++',
      'A+',
      'C',
      'G',
    ])
  })
})
