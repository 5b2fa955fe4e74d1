import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { sourceChangeSchema } from '../../src/domain/feeds/admin-schemas.ts'
import { type HandField, handSchema } from '../../src/domain/properties/hand.ts'
import { bodyOf, type FieldSchema, kindOf } from '../../src/islands/admin/form/schema.ts'
import { type Raw, rawOf, sentOf } from '../../src/islands/admin/homes/edit/draft.ts'
import { ALL_FIELDS } from '../../src/islands/admin/homes/edit/fields.ts'

const KINDS = new Map(ALL_FIELDS)
function kind(field: HandField) {
  const found = KINDS.get(field)
  if (!found) throw new Error(`No field ${field}`)
  return found
}
const sent = (field: HandField, raw: Raw) => sentOf(kind(field), raw, null)

test.each([
  ['kaufpreis', '250.000', 250_000],
  ['kaufpreis', '1.250.000,50', 1_250_000.5],
  ['kaution', '3.600', 3600],
  ['nebenkosten', '210,5', 210.5],
  ['provisionnetto', '€ 9.000,-', 9000],
  ['grundstuecksflaeche', '1.250', 1250],
  ['wohnflaeche', '84.25', 84.25],
  ['ungenau_radius', '1.000', 1000],
  ['mietdauer_max_monate', '1.200', 1200],
  ['baujahr', '1.970', 1970],
  // Facts without a column: an amount, a tax that may be an amount, an area, a volume, a count.
  ['hausgeld', '1.250', 1250],
  ['kaufpreisust', '50.000', 50_000],
  ['bgf', '2.400', 2400],
  ['kubatur', '1.100', 1100],
  ['anzahl_wohneinheiten', '1.000', 1000],
  ['stp_garage.anzahl', '1.000', 1000],
  ['stp_garage.stellplatzkaufpreis', '25.000', 25_000],
] as const)('%s: %s are thousands', (field, text, number) => {
  expect(sent(field, text)).toBe(number)
})

test.each([
  ['hwb', '48.125', 48.125],
  ['fgee', '0,875', 0.875],
  ['anzahl_zimmer', '2.5', 2.5],
  ['etage', '-1', -1],
  ['raumhoehe', '2.755', 2.755],
  ['nettorendite', '3.125', 3.125],
  ['distanzen.AUTOBAHN', '1.250', 1.25],
  ['hwb', '٤٨٫٥', 48.5],
  ['anzahl_zimmer', '۲٫۵', 2.5],
] as const)('%s: the point of %s is a decimal one', (field, text, number) => {
  expect(sent(field, text)).toBe(number)
})

test('the place is read in decimals', () => {
  expect(sent('position', { lat: '48.208', lng: '16,372' })).toEqual({ lat: 48.208, lng: 16.372 })
})

test('an amount that is none stays a text, which the server refuses at its field; an empty one is none', () => {
  for (const text of ['auf Anfrage', '1.25.000', '-5']) {
    expect(sent('kaufpreis', text)).toBe(text)
    expect(handSchema.safeParse({ kaufpreis: text }).error?.issues[0]?.path).toEqual(['kaufpreis'])
  }
  expect(sent('kaufpreis', ' ')).toBeNull()
})

test('a stored amount is shown without a third decimal, so that it is no thousand when it is typed on', () => {
  expect(rawOf(kind('bgf'), 85.125)).toBe('85.13')
  expect(rawOf(kind('hwb'), 85.125)).toBe('85.125')
  const before: Record<string, string | number>[] = [
    { art: 'zusatzkosten_8', name: 'Lift', netto: 15.125 },
    { name: 'Garten', brutto: 20 },
  ]
  const [lift, garden] = rawOf(kind('zusatzkosten'), before) as Record<string, string>[]
  const costs = sentOf(kind('zusatzkosten'), [{ ...lift }, { ...garden, brutto: '1.200' }], before)
  expect(costs).toEqual([before[0], { name: 'Garten', brutto: 1200 }])
})

test('whole numbers of forms have thousands; a source that expires after 1.000 days does not after one', () => {
  const { properties = {} } = toJSONSchema(sourceChangeSchema, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  const bodyWith = (name: string, text: string) => {
    const field = kindOf(properties[name] ?? {})
    const data = new FormData()
    data.set(name, text)
    return field && bodyOf(data, [[name, field]])
  }
  expect(bodyWith('expire_after_days', '1.000')).toEqual({ expire_after_days: 1000 })
  expect(bodyWith('pull_minutes', '10.080')).toEqual({ pull_minutes: 10_080 })
  expect(bodyWith('max_deletion_percent', '30')).toEqual({ max_deletion_percent: 30 })
  expect(bodyWith('expire_after_days', 'nie')).toEqual({ expire_after_days: 'nie' })
  expect(bodyWith('expire_after_days', '')).toEqual({ expire_after_days: null })
})
