import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { DownloadError, type DownloadOptions, download } from '../../src/server/media/download.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const local: DownloadOptions = { allowPrivateAddresses: true }

async function fault(address: string, options: DownloadOptions = local): Promise<string> {
  const error = await download(address, null, options).catch((thrown: unknown) => thrown)
  if (!(error instanceof DownloadError)) return `no DownloadError: ${error}`
  return `${error.fault}${error.again ? ' again' : ''}`
}

test('fetches a file, over redirects', async () => {
  const base = await serve((request, response) => {
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
    else response.end('bytes')
  })
  const { content } = await download(`${base}/a`, null, local)
  expect(Buffer.from(content ?? []).toString()).toBe('bytes')
})

describe('addresses', () => {
  test('of our own machine are refused in every spelling', async () => {
    const base = await serve((_request, response) => response.end('secret'))
    const { port } = new URL(base)
    for (const host of [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '127.0.0.1.',
    ]) {
      expect(await fault(`http://${host}:${port}/`, {}), host).toBe('address')
    }
  })

  test('other than http, and with a password, are refused', async () => {
    for (const url of [
      'file:///etc/passwd',
      'ftp://example.com/a.jpg',
      'javascript:alert(1)',
      'http://u:p@example.com/',
      'x',
    ]) {
      expect(await fault(url), url).toBe('url')
    }
  })

  test('behind a redirect are judged again', async () => {
    const base = await serve((_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end())
    expect(await fault(base)).toBe('url')
  })

  test('that lead round in a circle are given up', async () => {
    let asked = 0
    const base = await serve((_request, response) => {
      asked++
      response.writeHead(301, { location: '/' }).end()
    })
    expect(await fault(base)).toBe('redirects')
    expect(asked).toBe(6)
  })
})

describe('limits', () => {
  test('a file that says it is too large is not read', async () => {
    const base = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': 1000 }).end('x'.repeat(1000)),
    )
    expect(await fault(base, { ...local, maxBytes: 999 })).toBe('too_large')
    expect((await download(base, null, { ...local, maxBytes: 1000 })).content).toHaveLength(1000)
  })

  test('a file that grows without saying so is cut off', async () => {
    const base = await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
      response.on('close', () => clearInterval(timer))
    })
    expect(await fault(base, { ...local, maxBytes: 5000 })).toBe('too_large')
  })

  test('a server that drips is left, and tried again later', async () => {
    const base = await serve((_request, response) => void response.write('x'))
    expect(await fault(base, { ...local, timeoutMs: 150 })).toBe('too_slow again')
  })

  test('a missing file is final, an overloaded server is not', async () => {
    const base = await serve((request, response) => response.writeHead(Number(request.url?.slice(1))).end())
    expect(await fault(`${base}/404`)).toBe('status')
    expect(await fault(`${base}/410`)).toBe('status')
    expect(await fault(`${base}/503`)).toBe('status again')
    expect(await fault(`${base}/429`)).toBe('status again')
    expect(await fault(`${base}/204`)).toBe('status')
  })

  test('a server that hangs up is tried again later', async () => {
    const base = await serve((request) => request.socket.destroy())
    expect(await fault(base)).toBe('unreachable again')
  })
})
