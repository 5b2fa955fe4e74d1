import { expect, test } from 'vitest'
import { inLanguages, sitemap, sitemapIndex } from '../../src/pages/_sitemap/xml.ts'

test('a page stands there once for each language; the others are named on the page, not here', async () => {
  const entries = inLanguages('https://klinke.example', '/hilfe', ['de', 'gb'])
  expect(entries.map(({ loc }) => loc)).toEqual(['https://klinke.example/hilfe', 'https://klinke.example/gb/hilfe'])
  expect(await sitemap(entries).text()).not.toContain('hreflang')
})

test('signs that XML keeps for itself are written as references', async () => {
  expect(await sitemapIndex(['https://klinke.example/a&b<c']).text()).toContain('/a&#38;b&#60;c</loc>')
})

test('the day of the last change is written, where it is known', async () => {
  const xml = await sitemap([{ loc: 'https://a.example/', lastmod: new Date('2026-11-21T10:00:00Z') }]).text()
  expect(xml).toContain('<lastmod>2026-11-21</lastmod>')
})
