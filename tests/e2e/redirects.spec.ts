import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { base } from './server.ts'

/** The server's answer to exactly this request line, which no HTTP client would send unchanged. */
function ask(path: string): Promise<{ status: number; location: string | null }> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(base.port), base.hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.on('data', (data) => {
      answer += data
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () =>
      resolve({ status: Number(answer.split(' ')[1]), location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? null }),
    )
  })
}

const HOSTS = ['//evil.example', '/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', '/%09/evil.example']
const ENDS = ['', '/', '//', '/..', '/%2e%2e', '?x=//evil.example/', '/?x=1', '/x.html']

test('no answer of the server leads to another host, for any address and Host header', async () => {
  test.slow()
  const redirects: string[] = []
  for (const language of ['', '/de', '/gb', '/gb/de']) {
    for (const host of [
      ...HOSTS,
      '/%5Cevil.example',
      '/%2f/evil.example',
      '/immobilien',
      '/immobilien//evil.example',
      '/onr',
      '/_astro',
    ]) {
      for (const end of ENDS) {
        const { status, location } = await ask(language + host + end)
        expect(status, language + host + end).toBeLessThan(500)
        if (location === null) continue
        redirects.push(location)
        const url = new URL(location, base)
        expect(url.origin, `${language}${host}${end}: ${location}`).toBe(base.origin)
        expect(url.pathname, `${language}${host}${end}: ${location}`).not.toMatch(/^\/\//)
      }
    }
  }
  expect(redirects.length).toBeGreaterThan(20)
})

test('a page that is asked for with a slash at its end keeps its language and its query', async () => {
  expect(await ask('/gb/immobilien/?seite=2')).toEqual({ status: 301, location: '/gb/immobilien?seite=2' })
  expect(await ask('/de/immobilien/?seite=2')).toEqual({ status: 301, location: '/immobilien?seite=2' })
})
