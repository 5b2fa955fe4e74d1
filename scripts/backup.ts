/**
 * npm run backup: copies the database, pictures, documents and feeds to BACKUP_TO while the server runs, or without it;
 * `-- --to FOLDER` takes another place, `-- --list` prints what is kept (docs/operating/backups.md).
 */
import { parseArgs } from 'node:util'
import { backUp, openBackups } from '../src/server/backup/backup.ts'
import { listKept } from '../src/server/backup/restore.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const { values } = (() => {
  try {
    return parseArgs({ options: { to: { type: 'string' }, list: { type: 'boolean' } } })
  } catch (error) {
    return fail(error)
  }
})()
const quiet: Record<string, string> = process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }
const { BACKUP_TO } = readEnvironment(quiet)
const config = readEnvironment({ ...quiet, ...(values.to && { BACKUP_TO: values.to }) })
if (!config.BACKUP_TO) fail('Where to? Set BACKUP_TO, or give a folder: npm run backup -- --to /mnt/backup')
const place = (() => {
  try {
    return openBackups(config)
  } catch (error) {
    return fail(error)
  }
})()
if (values.list) {
  const [kept] = await listKept(place).catch(fail)
  for (const { id, ended, bytes } of kept.bases) console.log(`${id}  ${ended}  ${Math.ceil(bytes / 1e6)} MB`)
  console.log(`A restore can reach every moment from ${kept.from} to ${kept.until}.`)
  process.exit()
}
const { ctx, close } = await openCtx(config, 'command').catch(fail)
try {
  const { database, files } = await backUp(ctx, place, {
    base: true,
    // The server still has to copy the log to its own place.
    isElsewhere: BACKUP_TO !== undefined && config.BACKUP_TO !== BACKUP_TO,
  })
  if (database?.base) {
    const { id, bytes } = database.base
    console.log(`The database is copied: ${id}, ${Math.ceil(bytes / 1e6)} MB, up to ${database.until.toISOString()}.`)
  } else {
    console.log(
      'DATABASE_URL names a database of your own, which is not copied: use its provider’s backups, or pgBackRest ' +
        '(https://pgbackrest.org).',
    )
  }
  console.log(`Pictures, documents and feeds: ${files.copied} new files, ${files.removed} old ones removed.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await close()
}
