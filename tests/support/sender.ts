import { execFile, spawnSync } from 'node:child_process'
import { setMaxListeners } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ctx } from '../../src/server/ctx.ts'
import { runFeeds } from '../../src/server/feeds/run.ts'
import { renewSecret } from '../../src/server/feeds/secret.ts'

export interface Sender {
  id: number
  key: string
  secret: string
}

/** A source with a secret, as `npm run source -- --key K --secret` makes it. */
export async function makeSender(ctx: Ctx, key: string): Promise<Sender> {
  const { id } = await ctx.db
    .insertInto('import_source')
    .values({ key, name: key })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key, secret: await renewSecret(ctx, id) }
}

const never = new AbortController().signal
setMaxListeners(0, never)

/** Imports what was delivered, as the worker does. */
export const importDeliveries = (ctx: Ctx, { id }: Sender): Promise<void> => runFeeds(ctx, id, never)

export const deliveriesOf = (ctx: Ctx, { id }: Sender) =>
  ctx.db.selectFrom('feed_delivery').selectAll().where('source_id', '=', id).orderBy('id').execute()

/** Writes a file into the data folder of the server. @returns its path */
export function fileFor(ctx: Ctx, name: string, content: string | Uint8Array): string {
  const file = path.join(ctx.config.DATA_DIR, name)
  writeFileSync(file, content)
  return file
}

/** Tells whether a program is installed; `.ci/run` installs those that tests need. */
export const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program of another maker. */
export const ran = (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> =>
  new Promise((resolve) =>
    execFile(command, args, { env: { ...process.env, ...env }, timeout: 100_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    ),
  )

/** The folder of a delivery's files. */
export const spoolFolder = ({ DATA_DIR }: { DATA_DIR: string }, id: number): string =>
  path.resolve(DATA_DIR, 'feeds', 'spool', String(id))
