import { afterEach, expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { findRunning } from '../../src/server/db/embedded.ts'
import { eventually } from '../support/eventually.ts'
import { feedOf } from '../support/feed.ts'
import { clear, kill, ready, type Started, serverOf, start } from '../support/processes.ts'
import { makeSender, type Sender } from '../support/sender.ts'

const HOMES = 400

const folders: string[] = []
afterEach(() => clear(...folders.splice(0)))

/** Asks the database of a running server. */
async function withDatabase<T>(
  server: Started,
  ask: (ctx: { db: ReturnType<typeof connect> }) => Promise<T>,
): Promise<T> {
  const db = connect(findRunning(server.folder) ?? '', { max: 1 })
  try {
    return await ask({ db })
  } finally {
    await db.destroy()
  }
}

test('a server that is killed within an import finishes the delivery at its next start, and imports what came after it', async () => {
  let server = await start()
  folders.push(server.folder)
  await ready(server)
  const sender: Sender = await withDatabase(server, (ctx) => makeSender(ctx as never, 'getoetet'))
  const deliver = async (homes: number, rent: number) => {
    const body = feedOf(
      Array.from({ length: homes }, (_, at) => ({ nr: `D${at}`, hauptmietzins: rent, wohnflaeche: 50 })),
    )
    const headers = { Authorization: `Bearer ${sender.secret}` }
    return (await fetch(`${server.address}/api/feeds/getoetet`, { method: 'PUT', headers, body })).status
  }
  expect(await deliver(HOMES, 700)).toBe(202)
  expect(await deliver(1, 800)).toBe(202)
  const states = () =>
    withDatabase(server, ({ db }) =>
      db.selectFrom('feed_delivery').select(['id', 'state', 'attempts']).orderBy('id').execute(),
    )
  await eventually(async () => (await states()).map(({ state }) => state)).toEqual(['running', 'waiting'])
  kill(serverOf(server), 'SIGKILL')
  await server.ended
  server = await start({ folder: server.folder })
  await ready(server)
  await eventually(async () => (await states()).map(({ state }) => state)).toEqual(['done', 'done'])
  const rents = await withDatabase(server, ({ db }) =>
    db.selectFrom('property').select('hauptmietzinsnetto as rent').execute(),
  )
  expect([rents.length, rents.filter(({ rent }) => rent === 800).length]).toEqual([HOMES, 1])
}, 180_000)
