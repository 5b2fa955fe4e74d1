import { expect, test } from 'vitest'
import { codesAt, propertyOf, readOne } from './feeds.ts'

const terms = (inside: string) => `<verwaltung_objekt>${inside}</verwaltung_objekt>`
const days = (inside: string) => `<verwaltung_techn>${inside}</verwaltung_techn>`

test.each([
  ['<max_mietdauer max_dauer="JAHR">5</max_mietdauer>', true, 60, 'P5Y'],
  ['<max_mietdauer max_dauer="MONAT">36</max_mietdauer>', true, 36, 'P36M'],
  ['<max_mietdauer max_dauer="WOCHE">52</max_mietdauer>', true, 12, 'P52W'],
  ['<max_mietdauer>3 Jahre</max_mietdauer>', true, 36, 'P3Y'],
  ['<max_mietdauer>18 Monate</max_mietdauer>', true, 18, 'P18M'],
  ['<max_mietdauer>unbefristet</max_mietdauer>', false, null, undefined],
  ['<max_mietdauer>nach Vereinbarung</max_mietdauer>', true, null, 'nach Vereinbarung'],
  ['<max_mietdauer max_dauer="JAHR">0</max_mietdauer>', null, null, undefined],
  ['<user_defined_simplefield feldname="befristet">ja</user_defined_simplefield>', true, null, undefined],
  ['', null, null, undefined],
])('%s: befristet %s', async (sent, befristet, monate, max_mietdauer) => {
  const property = await propertyOf(terms(sent))
  expect([property.befristet, property.mietdauer_max_monate]).toEqual([befristet, monate])
  expect(property.verwaltung_objekt.max_mietdauer).toBe(max_mietdauer)
})

test('a time without a unit is not taken, with a sentence', async () => {
  const object = await readOne(terms('<max_mietdauer>5</max_mietdauer>'))
  expect(codesAt(object, 'verwaltung_objekt/max_mietdauer')).toEqual(['mietdauer_unit'])
  expect(object.property).toMatchObject({ befristet: null, mietdauer_max_monate: null })
})

test.each([
  ['<aktiv_von>2026-12-01</aktiv_von><aktiv_bis>31.01.2027</aktiv_bis>', '2026-12-01', '2027-01-31'],
  ['<aktiv_von>2027</aktiv_von>', '2027-01-01', null],
  ['<aktiv_bis>02-2028</aktiv_bis>', null, '2028-02-29'],
])('%s is online from %s to %s', async (sent, aktiv_von, aktiv_bis) => {
  expect(await propertyOf(days(sent))).toMatchObject({ aktiv_von, aktiv_bis })
})

test('an end before the beginning counts for nothing, with a sentence', async () => {
  const object = await readOne(days('<aktiv_von>2027-05-01</aktiv_von><aktiv_bis>2027-04-01</aktiv_bis>'))
  expect(object.property).toMatchObject({ aktiv_von: null, aktiv_bis: null })
  expect(codesAt(object, 'verwaltung_techn/aktiv_bis')).toEqual(['aktiv_order'])
})

test('what is no day is told, and the home stays online', async () => {
  const object = await readOne(days('<aktiv_von>demnächst</aktiv_von>'))
  expect(object.property).toMatchObject({ aktiv_von: null })
  expect(codesAt(object, 'verwaltung_techn/aktiv_von')).toEqual(['not_a_date'])
})
