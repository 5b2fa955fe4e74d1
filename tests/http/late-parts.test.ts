import { expect, test } from 'vitest'
import { createLateParts } from '../../src/server/http/pages/late-parts.ts'

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

test('parts stand where their marks stood, and the answer keeps its status and headers', async () => {
  const late = createLateParts()
  const last = late.add(bytes('<li>3</li>'))
  const page = `<ul>${late.add(bytes('<li>Öd</li>', '<li>Ülm</li>'))}</ul><p>ß</p><ul>${last}</ul>`
  const filled = await late.fill(new Response(page, { status: 410, headers: { 'x-total-count': '3' } }))
  expect(filled.status).toBe(410)
  expect(filled.headers.get('x-total-count')).toBe('3')
  expect(await filled.text()).toBe('<ul><li>Öd</li><li>Ülm</li></ul><p>ß</p><ul><li>3</li></ul>')
})

test('a page without parts stays as it is, and so does one in which a part has no place', async () => {
  const answer = new Response('<p></p>')
  expect(await createLateParts().fill(answer)).toBe(answer)
  const late = createLateParts()
  late.add(bytes('<li></li>'))
  expect(await (await late.fill(new Response('<p>failed</p>'))).text()).toBe('<p>failed</p>')
  expect(late.add([])).toBe('')
})

test('an answer without a body needs no parts', async () => {
  const late = createLateParts()
  late.add(bytes('<li></li>'))
  const moved = new Response(null, { status: 303, headers: { location: '/' } })
  expect(await late.fill(moved)).toBe(moved)
})
