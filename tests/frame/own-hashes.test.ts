import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withOwnHashes } from '../../scripts/build/own-hashes.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const policy = (...sources: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${sources.join(' ')}; style-src 'self' 'sha256-style';">`

test('a page keeps the hashes of the inline scripts that it has, and no others', () => {
  const own = 'addEventListener("x", () => {})'
  const page = (sources: string[]) =>
    `${policy("'self'", ...sources)}<script>${own}</script><script src="/a.js"></script>`
  expect(withOwnHashes(page([hashOf(own), hashOf('another')]))).toBe(page([hashOf(own)]))
})

test('a page without inline scripts keeps its other sources, and the hashes of its styles', () => {
  expect(withOwnHashes(policy("'self'", "'wasm-unsafe-eval'", hashOf('x')))).toBe(
    policy("'self'", "'wasm-unsafe-eval'"),
  )
})

test('a script that has changed since is not let in: its hash is not the one of the policy', () => {
  const page = `${policy("'self'", hashOf('before'))}<script>after</script>`
  expect(withOwnHashes(page)).toBe(`${policy("'self'")}<script>after</script>`)
})

test('a page without a policy stays as it is', () => {
  const page = '<!doctype html><title>x</title><script>1</script>'
  expect(withOwnHashes(page)).toBe(page)
})
