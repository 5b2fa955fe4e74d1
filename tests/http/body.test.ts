import { getRequestListener } from '@hono/node-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { bodyOf } from '../../src/server/http/pages/body.ts'

const TEXT = 'Größe: 80 m², 300.000 €'
const text = async (response: Response) => Buffer.from(await bodyOf(response)).toString()
const stream = () => new Blob([TEXT]).stream()

test.each([
  ['text', () => new Response(TEXT)],
  ['bytes', () => new Response(Buffer.from(TEXT))],
  ['a stream', () => new Response(stream())],
  ['a copy of another', () => new Response(new Response(TEXT).body, { status: 404 })],
])('the bytes of an answer made of %s', async (_made, make) => {
  expect(await text(make())).toBe(TEXT)
})

describe('as the server makes answers', () => {
  // It replaces Response, as that of the server does.
  beforeAll(() => void getRequestListener(() => new Response()))

  test.each([
    ['text', () => new Response(TEXT, { headers: { a: 'b' } })],
    ['bytes', () => new Response(Buffer.from(TEXT), { status: 410 })],
    ['text, with a header of later', () => changed(new Response(TEXT, { headers: { a: 'b' } }))],
  ])('%s is not read as a stream, which would keep the page in memory', async (_made, make) => {
    const answer = make()
    expect(await text(answer)).toBe(TEXT)
    expect(answer.bodyUsed).toBe(false)
  })

  test.each([
    ['a stream', () => new Response(stream())],
    ['a copy of another', () => new Response(new Response(TEXT).body, { status: 404 })],
    ['one that was looked at', () => looked(new Response(TEXT))],
  ])('%s is read', async (_made, make) => {
    expect(await text(make())).toBe(TEXT)
  })

  test('an answer that was read already is refused, and one without a body is empty', async () => {
    const read = new Response(TEXT)
    await read.text()
    await expect(bodyOf(read)).rejects.toThrow(TypeError)
    expect(await text(new Response(null, { status: 303 }))).toBe('')
  })
})

function changed(answer: Response): Response {
  answer.headers.set('a', 'c')
  return answer
}

function looked(answer: Response): Response {
  expect(answer.body).not.toBeNull()
  return answer
}
