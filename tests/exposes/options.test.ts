import { expect, test } from 'vitest'
import { choiceParams, EXPOSE_TEMPLATES, FIRST_CHOICES, takes } from '../../src/domain/exposes/choices.ts'
import {
  collectionOptionsSchema,
  exposeOptionsSchema,
  projectExposeOptionsSchema,
} from '../../src/domain/exposes/options.ts'
import { problemsOf } from '../../src/domain/problems.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'

const fieldsOf = (
  query: object,
  schema:
    | typeof exposeOptionsSchema
    | typeof collectionOptionsSchema
    | typeof projectExposeOptionsSchema = exposeOptionsSchema,
) => {
  const read = schema.safeParse(query)
  return read.success ? [] : problemsOf(read.error).map(({ field, code }) => `${field} ${code}`)
}

test('without a choice an expose contains everything', () => {
  expect(exposeOptionsSchema.parse({})).toEqual({
    template: 'modern',
    paper: 'a4',
    bilder: 10,
    language: 'de',
    waehrung: 'EUR',
    qr: true,
    grundriss: true,
    energie: true,
    kontakt: true,
    rundgang: true,
    download: false,
  })
})

test('a form without JavaScript switches an option off by a hidden field before its checkbox', () => {
  expect(exposeOptionsSchema.parse({ qr: '0' }).qr).toBe(false)
  expect(exposeOptionsSchema.parse({ qr: ['0', '1'] }).qr).toBe(true)
})

test('every language of the interface is a language of exposes', () => {
  for (const language of Object.keys(LANGUAGES)) expect(exposeOptionsSchema.parse({ language }).language).toBe(language)
})

test.each([
  [{ template: 'barock' }, 'template invalid'],
  [{ bilder: '7' }, 'bilder invalid'],
  [{ language: 'xx' }, 'language invalid'],
  [{ waehrung: 'XYZ' }, 'waehrung invalid'],
  [{ paper: 'a5' }, 'paper invalid'],
  [{ qr: 'ja' }, 'qr invalid'],
  [{ farbe: 'rot' }, 'farbe invalid'],
])('%j is refused by its field', (query, field) => {
  expect(fieldsOf(query)).toEqual([field])
})

test('several homes are at most 24, each once', () => {
  expect(collectionOptionsSchema.parse({ ids: '3,5,3' }).ids).toEqual([3, 5])
  const many = Array.from({ length: 25 }, (_, at) => at + 1).join(',')
  expect(fieldsOf({ ids: many }, collectionOptionsSchema)).toEqual(['ids list_length'])
  expect(fieldsOf({}, collectionOptionsSchema)).toEqual(['ids missing'])
  expect(fieldsOf({ ids: '3;drop' }, collectionOptionsSchema)).toEqual(['ids invalid'])
  expect(fieldsOf({ ids: '3', template: 'modern' }, collectionOptionsSchema)).toEqual(['template invalid'])
})

test('a project has no certificate and no tour, so that these options are refused instead of ignored', () => {
  expect(fieldsOf({ grundriss: '0', kontakt: '0', waehrung: 'CHF', bilder: '20' }, projectExposeOptionsSchema)).toEqual(
    [],
  )
  expect(fieldsOf({ energie: '1' }, projectExposeOptionsSchema)).toEqual(['energie invalid'])
  expect(fieldsOf({ rundgang: '0' }, projectExposeOptionsSchema)).toEqual(['rundgang invalid'])
})

test('the sheet for the shop window has no number of photographs, no plans and no tour; only it has a size of paper', () => {
  const idle = ['bilder', 'grundriss', 'rundgang'] as const
  for (const template of EXPOSE_TEMPLATES) {
    const choices = { ...FIRST_CHOICES, template }
    const isSheet = template === 'aushang'
    const params = choiceParams('home', choices)
    for (const option of idle)
      expect([takes('home', option, choices), params.has(option)]).toEqual([!isSheet, !isSheet])
    expect([takes('home', 'paper', choices), params.has('paper')]).toEqual([isSheet, isSheet])
    for (const option of ['energie', 'kontakt', 'qr'] as const) expect(takes('home', option, choices)).toBe(true)
  }
  // Several homes have no templates.
  expect(takes('homes', 'rundgang', { template: 'aushang' })).toBe(true)
})
