import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoStaff } from '../src/server/auth/demo/demo-staff.ts'
import type { Ctx } from '../src/server/ctx.ts'
import { importFeed, listRuns } from '../src/server/imports/service.ts'
import { backdateHomes } from '../src/server/properties/demo/online-repository.ts'
import { generateDemo } from '../tools/demo/generate.ts'

/** Each agency of the catalogue has its own source, as every sender; earlier versions had one for all. */
const SOURCES = /^(?:demo|DEMO-\d\d)$/

/**
 * Fills an empty database with the demo catalogue, through the importer for agencies' feeds. After a kill, the next
 * start continues; it does nothing when the catalogue is complete, or another feed was imported.
 * @param stop aborts after the current object
 */
export async function seedDemo(ctx: Ctx, stop?: AbortSignal): Promise<void> {
  await seedCatalogue(ctx, stop)
  await tellStaff(ctx)
}

/** Who may sign in to the administration of a developer's demo: on the terminal only (docs/security.md). */
async function tellStaff(ctx: Ctx): Promise<void> {
  const isComplete = ctx.config.DEMO && existsSync(path.resolve(ctx.config.DATA_DIR, 'demo', '.complete'))
  const logins = await demoStaff(ctx, isComplete && (await otherRuns(ctx)) === 0)
  if (logins.length === 0) return
  console.log('\n  For development only, to sign in at /admin:')
  for (const { role, email, password, secret, uri } of logins) {
    console.log(`  ${role}: ${email}  password: ${password}  TOTP secret: ${secret}\n         ${uri}`)
  }
}

/** Runs of feeds that are not the demo's. */
const otherRuns = async (ctx: Ctx) =>
  (await listRuns(ctx)).filter((run) => run.source === null || !SOURCES.test(run.source)).length

async function seedCatalogue(ctx: Ctx, stop?: AbortSignal): Promise<void> {
  const folder = path.resolve(ctx.config.DATA_DIR, 'demo')
  const complete = path.join(folder, '.complete')
  if (!ctx.config.DEMO || existsSync(complete)) return
  if (await otherRuns(ctx)) return
  const began = performance.now()
  console.log('Making the demo catalogue (once) ...')
  const files = await generateDemo(folder)
  for (const [at, file] of files.entries()) {
    stop?.throwIfAborted()
    await importFeed(ctx, file, { stop })
    console.log(`  ${at + 1} of ${files.length} feeds imported`)
  }
  stop?.throwIfAborted()
  await backdateHomes(ctx.db, 'DEMO-')
  writeFileSync(complete, '')
  console.log(`The demo catalogue stands after ${Math.round((performance.now() - began) / 1000)} s.`)
}
