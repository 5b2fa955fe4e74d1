/**
 * A server of a journey's own, with the built pages and one feed (see `FEEDS`) or a longer past (see `PASTS`). It is separate from the journeys'
 * server, since other journeys should not meet such homes. It writes one line of JSON when it is ready.
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
import { loadSmallBorders } from '../support/borders.ts'
import { feedOfFiles } from '../support/feed-of-files.ts'
import { offerMonths } from '../support/months.ts'
import { feedOfStrangers, HARMLESS, HOSTILE } from '../support/strangers.ts'
import { walkFeed } from '../support/walk/steps.ts'
import { worstFeed } from '../support/walk/worst-prices.ts'

const FEEDS = {
  /** Every text is hostile; at the end one home for a harmless value. */
  strangers: () => feedOfStrangers([...HOSTILE, HARMLESS]),
  /** A home for each field of OpenImmo that is shown. */
  walk: async () => walkFeed(),
  /** The prices that are told wrongly most easily. */
  prices: async () => worstFeed(),
  /** A home with a file of each kind, and homes abroad. */
  files: feedOfFiles,
}
/** What happened before the server starts. */
const PASTS = {
  /** Homes whose prices changed over eight months. */
  months: (ctx: Ctx) => offerMonths(ctx, new Date()),
  /** An operator loads official borders, then agencies send homes. */
  borders: loadSmallBorders,
}
export type SiteName = keyof typeof FEEDS | keyof typeof PASTS

export interface OwnSite {
  address: string
  /** In the order of the feed. */
  homes: { id: number; title_slug: string; external_id: string; company_id: number; project_id: number }[]
}

const name = process.argv[2] as SiteName
const folder = mkdtempSync(path.join(tmpdir(), `klinke-${name}-`))
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
    let homes: OwnSite['homes'] = []
    const prepare = async (ctx: Ctx) => {
      if (name in PASTS) await PASTS[name as keyof typeof PASTS](ctx)
      else {
        const file = path.join(folder, `${name}.xml`)
        writeFileSync(file, await FEEDS[name as keyof typeof FEEDS]())
        await importFeed(ctx, file, { source: name })
      }
      homes = (await ctx.db
        .selectFrom('property')
        .select(['id', 'title_slug', 'external_id', 'company_id', 'project_id'])
        .orderBy('id')
        .execute()) as OwnSite['homes']
    }
    const running = await serve(config, { prepare, signal })
    console.log(JSON.stringify({ address: running.address, homes } satisfies OwnSite))
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
