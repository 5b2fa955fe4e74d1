import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { test } from 'vitest'
import { openConnections } from '../../src/server/db/connect.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import { eventually } from '../support/eventually.ts'

/** Seconds until the system asks whether the host is there, of each connection to a port; from Linux's own table. */
function keepAlives(port: number): number[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote, state]) => remote?.endsWith(`:${hex}`) && state === '01')
    .map(([, , , , , timer = '']) => (timer.startsWith('02:') ? Number.parseInt(timer.slice(3), 16) / 100 : Infinity))
}

/** A database that takes connections and says nothing. */
async function silent(work: (url: string, port: number) => Promise<void>): Promise<void> {
  const open = new Set<Socket>()
  const server = createServer((socket) => void open.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await work(`postgres://klinke:x@127.0.0.1:${port}/klinke`, port).finally(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
}

test.skipIf(process.platform !== 'linux')(
  'a host that vanishes is noticed within seconds, not within hours',
  async () => {
    await silent(async (url, port) => {
      const connections = openConnections(url, { connectMs: 60_000 })
      void connections.connect().catch(() => {})
      await eventually(() => keepAlives(port)[0]).toBeLessThanOrEqual(10)
    })
    await silent(async (url, port) => {
      void startJobs(url, pino({ level: 'silent' }), { worker: false, queues: [] }).catch(() => {})
      await eventually(() => keepAlives(port)[0]).toBeLessThanOrEqual(10)
    })
  },
)
