import { expect, test } from 'vitest'
import { KeptParts } from '../../src/server/http/pages/kept-parts.ts'
import { createLateParts as createLate } from '../../src/server/http/pages/late-parts.ts'

const createLateParts = (kept = new KeptParts()) => createLate(kept)
const html = (body: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })
const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

test('parts stand where their marks stood, and the answer keeps its status and headers', async () => {
  const late = createLateParts()
  const last = late.add(bytes('<li>3</li>'))
  const page = `<ul>${late.add(bytes('<li>Öd</li>', '<li>Ülm</li>'))}</ul><p>ß</p><ul>${last}</ul>`
  const filled = await late.fill(html(page, { status: 410, headers: { 'x-total-count': '3', 'content-length': '9' } }))
  expect(filled.status).toBe(410)
  expect(filled.headers.get('x-total-count')).toBe('3')
  const length = filled.headers.get('content-length')
  const whole = '<ul><li>Öd</li><li>Ülm</li></ul><p>ß</p><ul><li>3</li></ul>'
  expect(await filled.text()).toBe(whole)
  expect(length).toBe(String(Buffer.byteLength(whole)))
})

test('a page without parts stays as it is, and so does one in which a part has no place', async () => {
  const page = '<p><!-- a comment --><!--late:0--><!--late:x--><!--kept:0--><!--kept:9999999--><!--'
  expect(await (await createLateParts().fill(html(page))).text()).toBe(page)
  const picture = new Response('<!--late:0-->', { headers: { 'content-type': 'image/svg+xml' } })
  expect(await createLateParts().fill(picture)).toBe(picture)
  const late = createLateParts()
  late.add(bytes('<li></li>'))
  expect(await (await late.fill(html('<p>failed</p>'))).text()).toBe('<p>failed</p>')
  expect(late.add([])).toBe('')
})

test('a text of a visitor in an attribute cannot imitate a mark', async () => {
  const kept = new KeptParts()
  kept.set('balkon de', '<b title="x">Balkon</b>')
  kept.beLate()
  const late = createLateParts(kept)
  const list = late.add(bytes('<li></li>'))
  const page = `<input value="<!--kept:0--><!--late:0--><meta>">${list}`
  expect(await (await late.fill(html(page))).text()).toBe(page.replace(list, '<li></li>'))
  expect(late.add(bytes('<li></li>'))).toMatch(/^<!--late:[0-9a-f]{16}:1-->$/)
})

test('an answer without a body needs no parts', async () => {
  const late = createLateParts()
  late.add(bytes('<li></li>'))
  const moved = new Response(null, { status: 303, headers: { location: '/' } })
  expect(await late.fill(moved)).toBe(moved)
})

test('a part of an island is text before pages are filled, and then a mark that each page gets filled', async () => {
  const kept = new KeptParts()
  expect(kept.get('balkon de')).toBeUndefined()
  kept.set('balkon de', '<b>Bälkon</b>')
  expect(kept.get('balkon de')).toBe('<b>Bälkon</b>')
  kept.beLate()
  const late = createLateParts(kept)
  const page = `${kept.get('balkon de')}|${late.add(bytes('<li>1</li>'))}|${kept.get('balkon de')}`
  expect(page).not.toContain('kon')
  // Another rendering of the same part may end later: pages that refer to the first stay right.
  kept.set('balkon de', '<b>other</b>')
  expect(await (await late.fill(html(page))).text()).toBe('<b>Bälkon</b>|<li>1</li>|<b>Bälkon</b>')
})

test('no more than 6,000 parts are kept, and none is removed for another', () => {
  const kept = new KeptParts()
  for (let nr = 0; nr <= 6_000; nr++) kept.set(`part ${nr}`, `<i>${nr}</i>`)
  expect([kept.get('part 0'), kept.get('part 5999'), kept.get('part 6000')]).toEqual([
    '<i>0</i>',
    '<i>5999</i>',
    undefined,
  ])
})
