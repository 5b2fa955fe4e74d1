import { existsSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { clear, kill, processesOf, ready, type Started, serverOf, start } from '../support/processes.ts'

// Each start shows how the previous one ended: all use one folder, one after the other.
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-stopping-'))
afterAll(() => clear(folder))

const DATABASE_UP = /database system was (shut down|interrupted)/
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nobodyLeft = () => eventually(() => processesOf(folder)).toEqual([])
/** The state of the files when PostgreSQL starts: a clean stop, or a recovery. */
const foundBy = (server: Started) => DATABASE_UP.exec(server.said())?.[1]

/** Visitors who send requests continuously over persistent connections. */
function visitors({ address }: Started) {
  const gone = new AbortController()
  const ask = async () => {
    while (!gone.signal.aborted) {
      const answer = await fetch(`${address}/api/properties/map?bbox=9.4,46.3,17.2,49.1&zoom=8`).catch(() => null)
      await answer?.text().catch(() => null)
      if (!answer) await pause(20)
    }
  }
  const asking = Array.from({ length: 8 }, ask)
  return async () => {
    gone.abort()
    await Promise.all(asking)
  }
}

/** A request with an unfinished body. */
async function hang({ address }: Started): Promise<() => void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const head =
    'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  await new Promise<void>((sent) => socket.write(head, () => sent()))
  await pause(200)
  return () => socket.destroy()
}

const launcherOf = ({ folder }: Started) =>
  processesOf(folder).find(({ command }) => command.includes('scripts/start.mjs'))?.pid as number

/** The way to stop it, and how the started process ends. */
const WAYS: [string, { npm?: boolean; ask: (server: Started) => void; code: number | string }][] = [
  ['SIGTERM to the group of npm start', { npm: true, ask: ({ group }) => group('SIGTERM'), code: 0 }],
  ['SIGINT to the group, as a terminal sends it', { ask: ({ group }) => group('SIGINT'), code: 0 }],
  ['SIGHUP to the group', { ask: ({ group }) => group('SIGHUP'), code: 0 }],
  ['SIGTERM to npm only', { npm: true, ask: ({ child }) => child.kill('SIGTERM'), code: 0 }],
  ['SIGTERM to start.mjs only', { ask: ({ child }) => child.kill('SIGTERM'), code: 0 }],
  ['SIGTERM to the server only', { ask: (server) => kill(serverOf(server), 'SIGTERM'), code: 0 }],
  ['the death of npm', { npm: true, ask: ({ child }) => child.kill('SIGKILL'), code: 'SIGKILL' }],
  ['the death of start.mjs', { ask: (server) => kill(launcherOf(server), 'SIGKILL'), code: 'SIGKILL' }],
  ['the death of the server', { ask: (server) => kill(serverOf(server), 'SIGKILL'), code: 1 }],
  [
    'SIGTERM to every process, PostgreSQL and its children among them,',
    {
      ask({ folder }) {
        for (const { pid } of processesOf(folder)) kill(pid, 'SIGTERM')
      },
      code: 0,
    },
  ],
  [
    'many signals at once',
    {
      ask({ group }) {
        for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const) group(signal)
      },
      code: 0,
    },
  ],
]

test.each(WAYS)('%s under load leaves no process behind, and a database that was shut down', async (_name, way) => {
  const server = await start({ folder, npm: way.npm })
  await ready(server)
  expect(foundBy(server)).toBe('shut down')
  const leave = visitors(server)
  await pause(300)
  way.ask(server)
  expect(await server.ended, server.said()).toBe(way.code)
  await nobodyLeft()
  await leave()
})

test('a second signal aborts hung requests, and still ends the database', async () => {
  const server = await start({ folder })
  await ready(server)
  expect(foundBy(server)).toBe('shut down')
  const hangUp = await hang(server)
  server.group('SIGTERM')
  // Only then is its time known: a server that still compiles words hears the signal late.
  await eventually(() => server.said()).toContain('Klinke stops')
  // Longer than a signal that npm and start.mjs forward may take.
  await pause(2500)
  expect(processesOf(folder).length).toBeGreaterThan(1)
  const asked = Date.now()
  server.group('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)
  // The grace period for requests would last longer.
  expect(Date.now() - asked).toBeLessThan(10_000)
  await nobodyLeft()
  hangUp()
})

test('a signal while the process starts gives up the start, wherever it is', async () => {
  const fresh = mkdtempSync(path.join(tmpdir(), 'klinke-stopping-'))
  const cluster = path.join(fresh, 'postgres/cluster')
  const moments: [string, (server: Started) => boolean | undefined][] = [
    ['the files of the database are being made', () => existsSync(`${cluster}.unfinished`)],
    ['the database is being started', ({ said }) => said().includes('starting PostgreSQL')],
    ['the demo catalogue is being made', ({ said }) => said().includes('Making the demo catalogue')],
  ]
  try {
    for (const [name, isThere] of moments) {
      const server = await start({ folder: fresh, env: { DEMO: '1' } })
      const isNow = () => isThere(server) ?? false
      await eventually(isNow).toBe(true)
      server.group('SIGTERM')
      expect(await server.ended, `${name}: ${server.said()}`).toBe(0)
      await eventually(() => processesOf(fresh)).toEqual([])
    }
    const last = await start({ folder: fresh })
    await ready(last)
    expect(foundBy(last)).toBe('shut down')
    expect(last.said()).not.toContain('could not')
  } finally {
    await clear(fresh)
  }
}, 180_000)
