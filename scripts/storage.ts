/**
 * npm run storage -- move: copies pictures, documents, feeds and keys from DATA_DIR to the bucket of S3_URL, beside a
 * running server, or with `--back` from there to DATA_DIR. It can be killed and run again. `--delete` removes what has
 * been copied, with the same size, from where it was (docs/operating/storage.md).
 */
import { parseArgs } from 'node:util'
import { type Moved, moveFiles } from '../src/server/storage/move.ts'
import { openBucket, openFolders, SHARED } from '../src/server/storage/open.ts'
import { fail, readEnvironment } from './environment.ts'
import { listenForCommandStop } from './lifetime.ts'

const { positionals, values } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' }, delete: { type: 'boolean' } } })
  } catch (error) {
    return fail(error)
  }
})()
if (positionals.join(' ') !== 'move')
  fail('npm run storage -- move copies from DATA_DIR to S3_URL, npm run storage -- move --back the other way.')
const config = readEnvironment()
const bucket = openBucket(config)
if (!bucket) fail('Where to? Set S3_URL (.env.example says how it is written).')
const folder = openFolders(config)
const [from, to] = values.back ? [bucket, folder] : [folder, bucket]
const stop = listenForCommandStop()
const say = ({ copied, known, deleted }: Moved) =>
  `${copied} copied, ${known} were there${values.delete ? `, ${deleted} deleted here` : ''}`
let next = Date.now() + 5000
const tell = (moved: Moved) => {
  if (Date.now() < next) return
  next = Date.now() + 5000
  console.error(`${say(moved)} ...`)
}
try {
  const options = { isDeleted: values.delete === true, stop }
  console.log(
    `Pictures and documents: ${say(await moveFiles(from.storage, to.storage, { folders: [''], ...options }, tell))}.`,
  )
  const own = await moveFiles(from.vault, to.vault, { folders: SHARED, ...options }, tell)
  console.log(`Feeds and keys: ${say(own)}.`)
  if (own.different.length > 0)
    fail(
      `${own.different.join(', ')}: in DATA_DIR and in the bucket lie different ones, and both stay. With S3_URL that of ` +
        'the bucket is used. If a machine without these data has made it, delete it there and move again.',
    )
  if (stop.aborted) fail('It was stopped. Run it again for the rest.')
} catch (error) {
  fail(error)
}
