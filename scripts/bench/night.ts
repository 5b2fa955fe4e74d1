import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../../src/server/config.ts'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { renewSecret } from '../../src/server/feeds/secret.ts'
import { ensureSource } from '../../src/server/imports/source-repository.ts'
import { createLog, openCtx } from '../../src/server/open.ts'
import { benchXml } from './feed.ts'
import { percentiles } from './measure.ts'
import { startServer } from './server.ts'

const PORT = 4397
/** Senders that deliver at the same time. */
const SENDERS = 4
const POLL_MS = 500
/** A visitor looks at a list he has not seen before, this often. */
const VISIT_EVERY_MS = 250

const OPTIONS = {
  feeds: { type: 'string', default: '1000' },
  objects: { type: 'string', default: '100' },
} as const

/** What a sender needs. */
interface Sender {
  key: string
  secret: string
}

/**
 * npm run bench -- night [--feeds 1000] [--objects 100]: so many agencies deliver all of their homes by HTTP to one
 * server, and again with the changes of a day, while a visitor opens lists. Prints how long each night takes, from the
 * first delivery to the end of the last import, and how long the visitor waited.
 */
export async function benchNight(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const [feeds, objects] = [Number(values.feeds), Number(values.objects)]
  if (![feeds, objects].every((count) => Number.isSafeInteger(count) && count > 0))
    throw new Error('--feeds and --objects want whole numbers, such as 1000 and 100')
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-night-'))
  const database = await startEmbedded(path.join(folder, 'db'))
  const env = { DATA_DIR: folder, DATABASE_URL: database.url, RATE_LIMITS: '0' }
  try {
    const senders = await register(feeds, env)
    const server = await startServer(PORT, env)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      console.log(
        `${feeds} feeds of ${objects} objects, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores\n\n` +
          '| night | minutes | feeds a minute | objects a minute | visitor ms p50 / p95 / p99 / worst |\n|---|---|---|---|---|',
      )
      for (const version of [1, 2] as const) {
        const began = performance.now()
        const ended = new AbortController()
        const visits = visit(server.base, ended.signal)
        await deliverAll(server.base, senders, objects, version)
        await importsEnd(client, feeds * version)
        ended.abort()
        const minutes = (performance.now() - began) / 60_000
        console.log(
          `| ${version === 1 ? 'all homes are new' : 'the next day'} | ${minutes.toFixed(1)} | ${Math.round(feeds / minutes)} | ` +
            `${Math.round((feeds * objects) / minutes)} | ${percentiles(await visits)} |`,
        )
      }
      const { rows } = await client.query("select count(*)::int as homes from listing where state = 'published'")
      console.log(`\n${rows[0].homes} homes are published, load ${loadavg()[0]?.toFixed(1)}`)
    } finally {
      await client.end()
      await server.stop()
    }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the sources, and their secrets. */
async function register(count: number, env: Record<string, string>): Promise<Sender[]> {
  const config = readConfig({ NODE_ENV: 'production', ...env })
  const { ctx, close } = await openCtx(config, 'command', createLog(config, { write: () => {} }))
  try {
    const senders: Sender[] = []
    for (let nr = 0; nr < count; nr++) {
      const key = `bench-${nr}`
      const { id } = await ensureSource(ctx.db, key)
      senders.push({ key, secret: await renewSecret(ctx, id) })
    }
    return senders
  } finally {
    await close()
  }
}

async function deliverAll(base: string, senders: readonly Sender[], objects: number, version: 1 | 2): Promise<void> {
  let next = 0
  const send = async () => {
    for (let nr = next++; nr < senders.length; nr = next++) {
      const { key, secret } = senders[nr] as Sender
      const feed = { objects, version, picturesEvery: 0, first: nr * objects, sender: key }
      const answer = await fetch(`${base}/api/feeds/${key}?name=openimmo.xml`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${secret}` },
        body: [...benchXml(feed)].join(''),
      })
      if (answer.status !== 202) throw new Error(`${key}: ${answer.status} ${await answer.text()}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
}

/** Waits until so many deliveries have ended. @throws Error when one failed */
async function importsEnd(client: pg.Client, count: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from feed_delivery group by state',
    )
    const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
    if (of('failed')) throw new Error(`${of('failed')} deliveries failed`)
    if (of('done') >= count) return
    await sleep(POLL_MS)
  }
}

/** Opens lists until the end. @returns the ms of each */
async function visit(base: string, ended: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let nr = 0; !ended.aborted; nr++) {
    const began = performance.now()
    const answer = await fetch(`${base}/immobilien?preis_bis=${100_000 + nr}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
    times.push(performance.now() - began)
    await sleep(VISIT_EVERY_MS)
  }
  return times
}
