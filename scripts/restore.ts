/**
 * npm run restore: brings database, pictures, documents, feeds and keys back into an empty DATA_DIR, as they were at the
 * last moment that is kept, or with `-- --at 2026-11-24T09:30:00+01:00` at that one; `-- --from FOLDER` takes another
 * place than BACKUP_TO. `npm run backup -- --list` prints what is kept (docs/operating/backups.md).
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackups } from '../src/server/backup/backup.ts'
import { restore } from '../src/server/backup/restore.ts'
import { openStorages } from '../src/server/storage/open.ts'
import { fail, readEnvironment } from './environment.ts'

const { values } = (() => {
  try {
    return parseArgs({ options: { at: { type: 'string' }, from: { type: 'string' } } })
  } catch (error) {
    return fail(error)
  }
})()
const config = readEnvironment(values.from ? { BACKUP_TO: values.from } : {})
if (config.DATABASE_URL)
  fail('DATABASE_URL names a database of your own: restore it by its provider, or by pgBackRest, and copy the files.')
if (!config.BACKUP_TO) fail('Where from? Set BACKUP_TO, or give a folder: npm run restore -- --from /mnt/backup')
const at = values.at === undefined ? null : new Date(values.at)
if (at && Number.isNaN(at.getTime())) fail(`--at ${values.at} is no time such as 2026-11-24T09:30:00+01:00.`)
const dataDir = path.resolve(config.DATA_DIR)
try {
  const done = await restore(openBackups(config), dataDir, {
    at,
    storages: openStorages(config),
    tell: console.log,
  })
  console.log(`${dataDir} is as it was at ${done.at}, with ${done.files} files. npm start continues from there.`)
} catch (error) {
  fail(error)
}
