import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { HERE, keptHtml, withAddress } from '../../src/components/frame/kept.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { Kept, keepParts, takeParts } from '../../src/islands/frame/Kept.tsx'

let rendered = 0
beforeEach(() => {
  keepParts(new Map())
  rendered = 0
})

function Field({ label }: { label: string }) {
  rendered++
  return (
    <label>
      {label}: <input name="a" defaultValue={'"<&'} />
    </label>
  )
}

/** An island with a kept field between others, one of which has an id. */
function Island({ by, label }: { by: string | null; label: string }) {
  return (
    <form>
      {['first', 'kept', 'last'].map((name) =>
        name === 'kept' ? (
          <Kept key={name} by={by}>
            <Field label={label} />
          </Kept>
        ) : (
          <Owner key={name} />
        ),
      )}
    </form>
  )
}
const Owner = () => <p id={useId()}>…</p>

const html = (by: string | null, label = 'Balkon') => takeParts(renderToString(<Island by={by} label={label} />))

test('a kept part is rendered once, and its page is the same to the byte', () => {
  const plain = html(null)
  expect(plain).not.toContain('kept-part')
  rendered = 0
  for (const _ of ['new', 'kept', 'kept']) expect(html('de balkon')).toBe(plain)
  expect(rendered).toBe(1)
})

test('parts with other keys do not mix', () => {
  for (const _ of ['new', 'kept']) {
    expect(html('de balkon', 'Balkon')).toContain('Balkon')
    expect(html('gb balkon', 'Balcony')).toContain('Balcony')
  }
})

test('a part that was evicted meanwhile is rendered again', () => {
  keepParts({ get: () => undefined, set: () => {} })
  expect(html('de balkon')).toBe(html(null))
  expect(rendered).toBe(2)
})

test('a text that looks like a mark stays a text', () => {
  const label = '</kept-part><kept-part data-by="de other">'
  expect(html('de balkon', label)).toBe(html(null, label))
  expect(html('de balkon')).toContain('&lt;/kept-part&gt;')
})

const link = (language: Language) => `<a href="${localPath(language, HERE)}">`

test.each([
  ['/', '/gb', '/'],
  ['/?x=1', '/gb?x=1', '/?x=1'],
  ['/immobilien', '/gb/immobilien', '/immobilien'],
  ['/immobilien?a=1&b=%22', '/gb/immobilien?a=1&amp;b=%22', '/immobilien?a=1&amp;b=%22'],
  ['/$&"><script>', '/gb/$&amp;&quot;><script>', '/$&amp;&quot;><script>'],
  ['/{here}?q=/{here}', '/gb/{here}?q=/{here}', '/{here}?q=/{here}'],
  ['//evil.example', '//evil.example', '//evil.example'],
])('a kept link leads to the page %s in its own language', (address, english, german) => {
  expect(withAddress(link('gb') + link('de'), address)).toBe(`<a href="${english}"><a href="${german}">`)
})

test('a part of the frame is rendered once for each key', async () => {
  const codes = Object.keys(LANGUAGES) as Language[]
  const header = (language: Language, section: string) =>
    keptHtml(['header', language, section], async () => `${language} ${section} ${++rendered}`)
  const first = await Promise.all(codes.map((code) => header(code, '/projekte')))
  expect(new Set(first).size).toBe(codes.length)
  expect(await Promise.all(codes.map((code) => header(code, '/projekte')))).toEqual(first)
  expect(await header('de', '')).toBe(`de  ${codes.length + 1}`)
})
