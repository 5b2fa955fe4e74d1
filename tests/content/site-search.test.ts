import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { indexSite } from '../../scripts/build/site-search.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-site-search-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function page(place: string, lang: string, main: string): void {
  mkdirSync(path.join(folder, place), { recursive: true })
  const html = `<!doctype html><html lang="${lang}"><body><header>Menü</header><main>${main}</main></body></html>`
  writeFileSync(path.join(folder, place, 'index.html'), html)
}
const body = (kind: string, html: string) =>
  `<div class="content" data-pagefind-body="true" data-pagefind-meta="kind:${kind}">${html}</div>`

interface Fragment {
  url: string
  content: string
  meta: Record<string, string>
}
/** The index of a language's texts, as a browser gets it. */
function fragments(language: string): Fragment[] {
  const place = path.join(folder, 'pagefind/fragment')
  return readdirSync(place)
    .filter((name) => name.startsWith(`${language}_`))
    .map((name) =>
      JSON.parse(
        gunzipSync(readFileSync(path.join(place, name)))
          .toString()
          .replace(/^pagefind_dcd/, ''),
      ),
    )
}

test('each language has an index of its own, of what is marked and of nothing else', async () => {
  page('hilfe/kaution', 'de-AT', body('Hilfe', '<h1>Kaution</h1><p>Drei Monatsmieten.</p>'))
  page('gb/hilfe/kaution', 'en-GB', body('Help', '<h1>Deposit</h1><p>Three rents.</p>'))
  page('hilfe', 'de-AT', '<h1>Alle Themen</h1>')
  expect(await indexSite(folder, path.join(folder, 'pagefind'))).toBe(2)
  const [german, ...others] = fragments('de-at')
  expect(others).toEqual([])
  expect(german).toMatchObject({ url: '/hilfe/kaution', meta: { title: 'Kaution', kind: 'Hilfe' } })
  expect(german?.content).not.toContain('Menü')
  expect(fragments('en-gb').map(({ url }) => url)).toEqual(['/gb/hilfe/kaution'])
})

test('a page of questions is one text per question, under the address of the question', async () => {
  const question = (name: string, text: string) =>
    `<article class="faq" data-search-part="${name}"><h2>${text}?</h2><p>Ja.</p></article>`
  page('faq', 'de-AT', body('Fragen', `<h1>Fragen</h1>${question('a', 'Darf ich')}${question('b', 'Muss ich')}`))
  expect(await indexSite(folder, path.join(folder, 'pagefind'))).toBe(2)
  const found = fragments('de-at').sort((a, b) => a.url.localeCompare(b.url))
  expect(found.map(({ url, meta }) => [url, meta.title, meta.kind])).toEqual([
    ['/faq#a', 'Darf ich?', 'Fragen'],
    ['/faq#b', 'Muss ich?', 'Fragen'],
  ])
})

test('calculators and what is set aside are not read', async () => {
  const aside = '<astro-island><label>Rechenfeld</label></astro-island><nav data-pagefind-ignore>Brotkrumen</nav>'
  page('blog/x', 'de-AT', body('Blog', `<h1>Kosten</h1>${aside}<p>Text.</p>`))
  await indexSite(folder, path.join(folder, 'pagefind'))
  expect(fragments('de-at')[0]?.content).not.toMatch(/Rechenfeld|Brotkrumen/)
})

test('only what our dialog needs is written', async () => {
  page('blog/x', 'ja-JP', body('Blog', '<h1>敷金</h1><p>敷金は三か月分です。</p>'))
  await indexSite(folder, path.join(folder, 'pagefind'))
  const files = readdirSync(path.join(folder, 'pagefind'))
  expect(files).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-worker.js', 'pagefind-entry.json']))
  expect(files.filter((name) => /ui|highlight/.test(name))).toEqual([])
})

test('a site without texts is an index without texts, not a failure', async () => {
  page('leer', 'de-AT', '<h1>Nichts</h1>')
  expect(await indexSite(folder, path.join(folder, 'pagefind'))).toBe(0)
})
