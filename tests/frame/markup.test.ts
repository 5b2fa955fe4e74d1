import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PlaceField } from '../../src/islands/search/places/PlaceField.tsx'
import { projectPath, projectRoot } from '../../src/server/paths.ts'

/**
 * The places where text becomes markup without escaping: each is listed here with its reason, so that a new one is a
 * decision. tests/e2e/strangers.spec.ts shows what pages do with hostile values.
 */
const files = globSync('src/**/*.{astro,tsx,ts,js}', { cwd: projectRoot() }).sort()
const textOf = (file: string) => readFileSync(projectPath(file), 'utf8')

/** Comments may mention forbidden code. */
const codeOf = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')

const SINKS =
  /set:html|dangerouslySetInnerHTML|\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|createContextualFragment|document\.write|srcdoc|\beval\(|new Function\(/g

/** File -> number of places, and why the text is safe markup or cannot contain any. */
const ALLOWED: Record<string, [count: number, why: string]> = {
  'src/components/content/Body.astro': [1, 'what editors wrote, from our own files'],
  'src/components/detail/Fittings.astro': [1, 'sanitised when read (values/html.ts)'],
  'src/components/detail/PlaceMap.astro': [1, 'sanitised when read (values/html.ts)'],
  'src/components/detail/Texts.astro': [1, 'sanitised when read (values/html.ts)'],
  'src/components/frame/Kept.astro': [1, 'components as Astro wrote them'],
  'src/components/frame/Layout.astro': [2, 'JSON without <; our own first script'],
  'src/components/projects/ProjectPage.astro': [1, 'sanitised when read (values/html.ts)'],
  'src/components/properties/CardGrid.astro': [1, 'cards as React wrote them (card-html.tsx)'],
  'src/components/viewed/ViewedHome.astro': [1, 'JSON without <'],
  'src/islands/frame/Kept.tsx': [1, 'components as React wrote them'],
  'src/islands/search/Listing.tsx': [1, 'nothing at all'],
  'src/islands/search/results/Results.tsx': [1, 'cards as React wrote them (card-html.tsx)'],
  'src/scripts/detail/lightbox-frame.ts': [1, 'markup of ours, without any value'],
  'src/scripts/map/marks/popup.ts': [1, 'a drawing of ours, without any value'],
  'src/scripts/site-search/frame.ts': [1, 'markup of ours, without any value'],
}

test('text becomes markup only where this list says so', () => {
  const found = files.flatMap((file) => {
    const count = codeOf(file).match(SINKS)?.length ?? 0
    return count ? [[file, count]] : []
  })
  expect(found).toEqual(Object.entries(ALLOWED).map(([file, [count]]) => [file, count]))
})

const NOSCRIPT = /<noscript\b([^>]*)>([\s\S]*?)<\/noscript>/g
const inNoscript = (text: string) =>
  [...text.matchAll(NOSCRIPT)].map(([, attributes = '', inner = '']) => attributes + inner)
/** Our own messages, by a literal key. */
const OWN_WORDS = /\{t\('[\w.]+'\)\}/g

/** React escapes `<` in attributes too, which Astro does not: its values cannot end a noscript. */
const BY_REACT = 'src/islands/search/places/PlaceField.tsx'

describe('a browser with scripts reads a noscript as raw text, where an attribute ends nothing', () => {
  test('so it holds words of ours alone, and no attribute that is made', () => {
    const others = files.filter((file) => file !== BY_REACT)
    const wrong = others.flatMap((file) =>
      inNoscript(textOf(file))
        .map((inner) => inner.replace(OWN_WORDS, '').replace(/\{\/\*[\s\S]*?\*\/\}/g, ''))
        .filter((inner) => inner.includes('{'))
        .map((inner) => `${file}: ${inner.trim()}`),
    )
    expect(wrong).toEqual([])
    expect(files.flatMap((file) => inNoscript(textOf(file))).length).toBeGreaterThan(5)
  })

  test('the text of the place field cannot end it', () => {
    const typed = '</noscript><img src=x onerror=alert(1)>'
    const html = renderToStaticMarkup(createElement(PlaceField, { language: 'de', picked: [], typed }))
    expect(html).toContain('<noscript>')
    expect(html).not.toContain('<img')
    expect(html.match(/<\/noscript>/g)).toHaveLength(1)
  })

  test.each([
    '<noscript><a href={dial(number)}>x</a></noscript>',
    '<noscript>{name}</noscript>',
    '<noscript {...rest} />x</noscript>',
  ])('this test sees %s', (text) => {
    expect(inNoscript(text).some((inner) => inner.replace(OWN_WORDS, '').includes('{'))).toBe(true)
  })
})

test('numbers are dialled and mails begun by one function each', () => {
  const written = files.filter((file) => /['"`](?:tel|mailto|sms):/.test(codeOf(file)))
  // The address for push services is the operator's (RFC 8292).
  expect(written).toEqual(['src/domain/contact.ts', 'src/server/deliveries/push/push-service.ts'])
})
