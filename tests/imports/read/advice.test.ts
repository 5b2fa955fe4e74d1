import { describe, expect, test } from 'vitest'
import { FIELDS } from '../../../src/domain/imports/fates/all.ts'
import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts'
import { catalogueOf } from '../../support/messages.ts'
import { readOne } from './feeds.ts'

/** Every element and attribute that the reader knows. */
const NAMES = new Set(FIELDS.flatMap(({ path }) => path.split(/[/@]/)))

/** Names of OpenImmo in a sentence of the report: they have an underscore, a tag or a path. */
function namesIn(text: string): string[] {
  const sentence = text.replace(/\{\{\w+\}\}/g, '').replace(/npm run.*/, '')
  const tags = [...sentence.matchAll(/<([a-z_]+)|\b([a-z]+)\/(?=[a-z])/g)].map((match) => match[1] ?? match[2] ?? '')
  return [...tags, ...(sentence.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [])]
}

describe('the report', () => {
  const report = Object.entries(catalogueOf('de').imports ?? {}).filter(([key]) => key.startsWith('import.'))

  test('names only fields that the reader knows', () => {
    const wrong = report.flatMap(([key, text]) =>
      namesIn(text)
        .filter((name) => !NAMES.has(name))
        .map((name) => `${key}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('names fields at all, and a wrong one would be found', () => {
    expect(report.flatMap(([, text]) => namesIn(text)).length).toBeGreaterThan(10)
    expect(namesIn('Bitte senden Sie preis_auf_anfrage oder <kaufpreis auf_anfrage="true">.')).toEqual([
      'kaufpreis',
      'preis_auf_anfrage',
      'auf_anfrage',
    ])
    expect(NAMES.has('preis_auf_anfrage')).toBe(false)
  })

  test.each(Object.keys(LANGUAGES) as Language[])('advises in %s what hides an implausible price', async (language) => {
    const text = catalogueOf(language).imports?.['import.price_implausible'] ?? ''
    const tags = text.match(/<[a-z]+ [a-z_]+="true">/g) ?? []
    expect(tags).toHaveLength(2)
    for (const tag of tags) {
      const name = /\w+/.exec(tag)?.[0]
      const { property, notes } = await readOne(`<preise>${tag}1</${name}></preise>`)
      expect(property).toMatchObject({ kaufpreis: null, kaltmiete: null, preise: { auf_anfrage: true } })
      expect(notes.map(({ code }) => code)).not.toContain('price_implausible')
    }
  })
})
