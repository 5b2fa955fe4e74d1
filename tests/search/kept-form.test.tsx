import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchQuery } from '../../src/domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { keepParts, takeParts } from '../../src/islands/frame/Kept.tsx'
import { FilterForm } from '../../src/islands/search/filter/FilterForm.tsx'
import { query } from './arbitraries.ts'

const COUNTS = { objektart: { WOHNUNG: 7 }, ausstattung: { BALKON: 3 } }

const formOf = (asked: SearchQuery, language: Language) =>
  takeParts(
    renderToString(
      <FilterForm
        query={asked}
        drawn={asked}
        typed=""
        counts={COUNTS}
        histograms={{}}
        total={3}
        isSure
        words={{ t: translator(language), language, tag: LANGUAGES[language].tag, places: {} }}
      />,
    ),
  )

test('a form with fields that were kept from other searches, in other languages, is the same to the byte', () => {
  const kept = new Map<string, string>()
  const nothing = { get: () => undefined, set: () => {} }
  const language = fc.constantFrom(...(Object.keys(LANGUAGES) as Language[]))
  fc.assert(
    fc.property(query, language, (asked, code) => {
      keepParts(nothing)
      const plain = formOf(asked, code)
      keepParts(kept)
      for (const _ of ['perhaps new', 'kept']) expect(formOf(asked, code)).toBe(plain)
    }),
    { numRuns: 30 },
  )
  expect(kept.size).toBeGreaterThan(20)
})
