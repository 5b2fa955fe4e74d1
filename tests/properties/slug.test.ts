import { expect, test } from 'vitest'
import { idOfTitleSlug, slugify, titleSlug } from '../../src/domain/properties/slug.ts'

test.each([
  ['Schöne Wohnung am Grünen Prater', 'schoene-wohnung-am-gruenen-prater'],
  ['STRASSE & Straße', 'strasse-und-strasse'],
  ['71 m² für 990 €', '71-m2-fuer-990-euro'],
  ['Café Čejka, Łódź', 'cafe-cejka-lodz'],
  ['  --  ', ''],
  ['Дом у моря', ''],
  ['A\u0308pfel zerlegt', 'aepfel-zerlegt'],
  ["Huber's Hof", 'hubers-hof'],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a long title ends at a word', () => {
  const slug = slugify('Helle Wohnung '.repeat(20))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/(wohnung|helle)$/)
  expect(slugify('x'.repeat(200))).toHaveLength(80)
})

test('the slug of a title ends in the id, and gives it back', () => {
  expect(titleSlug('Haus am See', 42)).toBe('haus-am-see-42')
  expect(titleSlug('家', 42)).toBe('42')
  expect(idOfTitleSlug('haus-am-see-42')).toBe(42)
  expect(idOfTitleSlug('42')).toBe(42)
  expect(idOfTitleSlug('haus-am-see')).toBeNull()
  expect(idOfTitleSlug('haus-007')).toBeNull()
  expect(idOfTitleSlug('')).toBeNull()
})
