/**
 * The server for tests/e2e/strangers.spec.ts: the built pages, and a feed in which every text is hostile. It is
 * separate from the journeys' server, since other journeys should not meet such homes. It writes one line of JSON when
 * it is ready.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnvironment } from '../../scripts/environment.ts'
import { runUntilAsked } from '../../scripts/lifetime.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { serve } from '../../src/server/main.ts'
import { feedOfStrangers, HARMLESS, HOSTILE } from '../support/strangers.ts'

export interface Strangers {
  address: string
  /** One home for each hostile value, and at the end one for a harmless value. */
  homes: { id: number; title_slug: string; external_id: string; company_id: number; project_id: number }[]
}

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-strangers-'))
const PORT = await freePort()
const config = readEnvironment({
  DATA_DIR: folder,
  DATABASE_URL: '',
  DEMO: '0',
  HOST: 'localhost',
  PORT: String(PORT),
  SITE_URL: '',
  SMTP_URL: '',
  RATE_LIMITS: '0',
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

await runUntilAsked(async (signal) => {
  try {
    let homes: Strangers['homes'] = []
    const prepare = async (ctx: Ctx) => {
      const file = path.join(folder, 'strangers.xml')
      writeFileSync(file, await feedOfStrangers([...HOSTILE, HARMLESS]))
      await importFeed(ctx, file, { source: 'strangers' })
      homes = (await ctx.db
        .selectFrom('property')
        .select(['id', 'title_slug', 'external_id', 'company_id', 'project_id'])
        .orderBy('id')
        .execute()) as Strangers['homes']
    }
    const running = await serve(config, { prepare, signal })
    console.log(JSON.stringify({ address: running.address, homes } satisfies Strangers))
    return {
      ...running,
      async stop(hasten) {
        await running.stop(hasten)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
})
