import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ctx } from '../src/server/ctx.ts'
import { importFeed, listRuns } from '../src/server/imports/service.ts'
import { generateDemo } from '../tools/demo/generate.ts'

/** Each agency of the catalogue has its own source, as every sender; earlier versions had one for all. */
const SOURCES = /^(?:demo|DEMO-\d\d)$/

/**
 * Fills an empty database with the demo catalogue, through the importer for agencies' feeds. After a kill, the next
 * start continues; it does nothing when the catalogue is complete, or another feed was imported.
 * @param stop aborts after the current object
 */
export async function seedDemo(ctx: Ctx, stop?: AbortSignal): Promise<void> {
  const folder = path.resolve(ctx.config.DATA_DIR, 'demo')
  const complete = path.join(folder, '.complete')
  if (!ctx.config.DEMO || existsSync(complete)) return
  const others = (await listRuns(ctx)).filter((run) => run.source === null || !SOURCES.test(run.source))
  if (others.length) return
  const began = performance.now()
  console.log('Making the demo catalogue (once) ...')
  const files = await generateDemo(folder)
  for (const [at, file] of files.entries()) {
    stop?.throwIfAborted()
    await importFeed(ctx, file, { stop })
    console.log(`  ${at + 1} of ${files.length} feeds imported`)
  }
  stop?.throwIfAborted()
  writeFileSync(complete, '')
  console.log(`The demo catalogue stands after ${Math.round((performance.now() - began) / 1000)} s.`)
}
