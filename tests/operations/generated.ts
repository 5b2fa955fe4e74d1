import type { JsonSchema } from '../support/operations.ts'

export interface Random {
  next(): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32: the same requests at every run of the same seed. */
export function makeRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T }
}

/** What people and machines put where something else belongs. */
export const ODD_TEXTS: readonly string[] = [
  ...['', ' ', '0', '-1', '1', '1e400', 'NaN', 'Infinity', '99999999999999999999', 'true', 'null', '[]', '{}', '\0'],
  ...['😀', '\uD83D', 'ﷺ', '\u202E', "' or 1=1 --", '%', '%00', '*', '\\', '__proto__', 'constructor', 'toString'],
  ...['a'.repeat(3000), 'ä'.repeat(300), '../../etc/passwd', '\r\nBcc: x@example.at', '<script>', '{{name}}', '$1'],
  ...['2026-02-30', '2026-11-21T25:00:00Z', '0000-00-00', '9999-12-31T23:59:59Z', '24:00', 'de', 'xx', 'x@y', 'x'],
]
const ODD_VALUES: readonly unknown[] = [null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], { __proto__: 1 }, '']

/** Texts that get past the gate, so that what lies behind it is met as well. */
const PLAUSIBLE: Record<string, readonly string[]> = {
  email: ['eva@example.at', 'max@example.at', 'niemand@example.at'],
  password: ['Altbau1090Wien', 'Falsch123'],
  password_confirmation: ['Altbau1090Wien'],
  current_password: ['Altbau1090Wien', 'Falsch123'],
  name: ['Eva Huber', 'Max'],
  phone: ['+43 660 1234567', ''],
  message: ['Ist die Wohnung noch frei? Ich würde sie gerne sehen.'],
  language: ['de', 'sa', 'jp'],
  token: ['x'.repeat(43)],
  provider: ['google', 'facebook'],
  bbox: ['15.3,46.9,15.6,47.2', '9,46,17,49'],
  zoom: ['0', '12', '22'],
  sort: ['neueste', 'preis_auf'],
  objektart: ['WOHNUNG', 'HAUS,WOHNUNG'],
  vermarktungsart: ['MIETE', 'KAUF'],
  ort: ['graz'],
  plz: ['80', '8010'],
  ausstattung: ['BALKON'],
  zustand: ['NEUWERTIG'],
  untergruppe: ['VILLA'],
  bauart: ['ALTBAU'],
  heizung: ['GAS'],
  provisionsfrei: ['true'],
  umkreis: ['47.07,15.43,5'],
  gebiet: ['_p~iF~ps|U_ulLnnqC_mqNvxq`@'],
  q: ['ruhige lage'],
  lang: ['de', 'fr'],
}

/** A value of the schema, or, with the chance `odd` at each of its parts, something else. */
export function generate(schema: JsonSchema, random: Random, odd: number, ids: readonly string[], name = ''): unknown {
  const { next, pick } = random
  if (next() < odd) return next() < 0.5 ? pick(ODD_TEXTS) : pick(ODD_VALUES)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum)
  const choices = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined)
  if (choices) return generate(pick(choices), random, odd, ids, name)
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type
  switch (type) {
    case 'object': {
      const required = new Set(schema.required)
      const kept = Object.entries(schema.properties ?? {}).filter(([key]) => next() < (required.has(key) ? 0.97 : 0.6))
      return Object.fromEntries(kept.map(([key, one]) => [key, generate(one, random, odd, ids, key)]))
    }
    case 'array':
      return Array.from({ length: Math.floor(next() * 4) }, () => generate(schema.items ?? {}, random, odd, ids, name))
    case 'integer':
    case 'number':
      return /id$/i.test(name) || name.endsWith('_ids') ? Number(pick(ids)) : pick([0, 1, 2, 30, 60, 100_000, -1])
    case 'boolean':
      return next() < 0.7
    case 'null':
      return null
    default:
      return PLAUSIBLE[name] && next() < 0.9 ? pick(PLAUSIBLE[name]) : next() < 0.5 ? pick(ids) : pick(ODD_TEXTS)
  }
}
