import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Backed, backUp, endBackups, openBackups } from '../../src/server/backup/backup.ts'
import { backUpJob, shipBackupJob } from '../../src/server/backup/job.ts'
import { releaseBackupLock, takeBackupLock } from '../../src/server/backup/repository.ts'
import { listKept, restore } from '../../src/server/backup/restore.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx, Db, SessionDb } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/server/db/embedded.ts'
import { openStorages } from '../../src/server/storage/open.ts'
import { eventually } from '../support/eventually.ts'
import { clear, processesOf, type Started, start } from '../support/processes.ts'
import { startS3 } from '../support/s3.ts'

// Against hanging: each test copies and starts several databases.
vi.setConfig({ testTimeout: 600_000 })

/** The machine that is backed up, and the place: one for all tests, since a database takes seconds to make. */
let root: string
let live: { database: EmbeddedDatabase; db: SessionDb }
let number = 0
let placeName: string
const restored: string[] = []
const folder = (name: string) => path.join(root, name)
const config = (name: string, BACKUP_TO = folder(placeName)) =>
  readConfig({ DATA_DIR: folder(name), BACKUP_DAYS: '3', BACKUP_TO })
const place = () => openBackups(config('live'))
const put = (name: string, file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder(name), file)), { recursive: true })
  writeFileSync(path.join(folder(name), file), text)
}
const read = (name: string, file: string) => readFileSync(path.join(folder(name), file), 'utf8')

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'klinke-backup-'))
  live = await open('live')
  await sql`create table note (id bigint generated always as identity primary key, text text)`.execute(live.db)
})
beforeEach(async () => {
  placeName = `place${++number}`
  await sql`truncate note`.execute(live.db)
  put('live', 'media/ab/one.webp', 'one')
  put('live', 'keys/second-factor.key', 'secret')
  put('live', 'feeds/spool/7/Über uns 1.xml', '<openimmo/>')
})
afterEach(async () => {
  rmSync(folder('live/media'), { recursive: true, force: true })
  await clear(...restored.splice(0))
})
afterAll(async () => {
  await live.db.destroy()
  await live.database.stop()
  rmSync(root, { recursive: true, force: true })
})

async function open(name: string) {
  const database = await startEmbedded(folder(name))
  return { database, db: connect(database.url) }
}

/** Opens a restored machine for a moment. */
async function on<T>(name: string, work: (db: SessionDb) => Promise<T>): Promise<T> {
  const { database, db } = await open(name)
  return work(db).finally(async () => {
    await db.destroy()
    await database.stop()
  })
}
const write = (db: Db, text: string) => sql`insert into note (text) values (${text})`.execute(db)
const notes = async (db: Db) =>
  (await sql<{ text: string }>`select text from note order by id`.execute(db)).rows.map(({ text }) => text)
const contextOf = (clock: () => Date, db: SessionDb, name: string) => {
  const context = { config: config(name), db, direct: db, log: pino({ level: 'silent' }), clock }
  return { ...context, ...openStorages({ DATA_DIR: folder(name) }) }
}
const backed = (base: boolean, clock = () => new Date(), db = live.db, name = 'live'): Promise<Backed> =>
  backUp(contextOf(clock, db, name), place(), { base })
function restoreTo(name: string, at: Date | null = null) {
  restored.push(folder(name))
  return restore(place(), folder(name), { at, storages: openStorages({ DATA_DIR: folder(name) }) })
}

test('a restore reaches the moment that is asked for, with what was committed until then and nothing later', async () => {
  await write(live.db, 'before the base')
  expect(await backed(true)).toMatchObject({ files: { copied: 3, removed: 0 } })
  await write(live.db, 'after the base')
  await sleep(20)
  const moment = new Date()
  await sleep(20)
  await write(live.db, 'too late')
  put('live', 'media/ab/two.webp', 'two')
  expect(await backed(false)).toMatchObject({ database: { base: null }, files: { copied: 1 } })

  await restoreTo('then', moment)
  expect(await on('then', notes)).toEqual(['before the base', 'after the base'])
  expect((await restoreTo('last')).files).toBe(4)
  await on('last', async (db) => {
    expect(await notes(db)).toEqual(['before the base', 'after the base', 'too late'])
    // Numbers go on where they were, and it can be written and backed up again, on a timeline of its own.
    await write(db, 'on the new machine')
    expect(await backed(false, () => new Date(), db, 'last')).toMatchObject({ database: { base: { postgres: 18 } } })
  })
  expect(read('last', 'media/ab/two.webp')).toBe('two')
  expect(read('last', 'keys/second-factor.key')).toBe('secret')
  expect(read('last', 'feeds/spool/7/Über uns 1.xml')).toBe('<openimmo/>')
  await restoreTo('third')
  expect(await on('third', notes)).toHaveLength(4)
})

test('after restores to an earlier moment, what was written before and after each of them is reached', async () => {
  await write(live.db, 'a')
  await backed(true)
  await write(live.db, 'b')
  await sleep(20)
  const early = new Date()
  await sleep(20)
  await write(live.db, 'c')
  const undone = (await backed(false)).database?.until as Date

  await restoreTo('second', early)
  const later = await on('second', async (db) => {
    await write(db, 'd')
    expect(await backed(false, () => new Date(), db, 'second')).toMatchObject({ database: { base: { postgres: 18 } } })
    await write(db, 'e')
    return (await backed(false, () => new Date(), db, 'second')).database?.until as Date
  })
  await restoreTo('third', early)
  await on('third', async (db) => {
    expect(await notes(db)).toEqual(['a', 'b'])
    await backed(false, () => new Date(), db, 'third')
  })

  await restoreTo('undone', undone)
  expect(await on('undone', notes)).toEqual(['a', 'b', 'c'])
  await restoreTo('later', later)
  expect(await on('later', notes)).toEqual(['a', 'b', 'd', 'e'])

  // Both were trials, with a base that is newer than the one of the machine that goes on.
  await write(live.db, 'f')
  expect(await backed(false)).toMatchObject({ database: { base: null } })
  await restoreTo('last')
  expect(await on('last', notes)).toEqual(['a', 'b', 'c', 'f'])
})

test('while it copies, writing goes on, and every moment that it promises is reached', async () => {
  let written = 0
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      await write(live.db, randomBytes(3000).toString('hex'))
      written++
    }
  })()
  await eventually(() => written).toBeGreaterThan(5)
  const { database } = await backed(true)
  const sure = written
  const shipped = await backed(false)
  isOver = true
  await writing
  expect(shipped.database?.base).toBeNull()
  await restoreTo('base', database?.until as Date)
  const first = (await on('base', notes)).length
  expect(first).toBeGreaterThan(5)
  // Exactly the last moment: nothing was committed after it but the mark of the backup.
  await restoreTo('end', shipped.database?.until as Date)
  const last = (await on('end', notes)).length
  expect(last).toBeGreaterThanOrEqual(first)
  expect(last).toBeGreaterThanOrEqual(sure)
})

test('what cannot be restored is refused with a sentence', async () => {
  await expect(restoreTo('new')).rejects.toThrow('There is no complete backup')
  await backed(true)
  const [kept] = await listKept(place())
  for (const at of [new Date(Date.parse(kept.from) - 1000), new Date(Date.parse(kept.until) + 1000)])
    await expect(restoreTo('new', at)).rejects.toThrow(`The backup reaches from ${kept.from} to ${kept.until}`)
  const storages = openStorages({ DATA_DIR: folder('live') })
  await expect(restore(place(), folder('live'), { at: null, storages })).rejects.toThrow('is not empty')
  expect(await notes(live.db)).toEqual([])

  const bases = path.join(folder(placeName), 'systems', kept.system, 'bases')
  const zip = path.join(bases, readdirSync(bases).find((name) => name.endsWith('.zip')) as string)
  const whole = readFileSync(zip)
  writeFileSync(zip, Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(9), whole.subarray(5009)]))
  await expect(restoreTo('new')).rejects.toThrow(`${path.basename(zip)} in the backup is damaged`)
  // A restore that has not ended is no database, and can be begun again.
  await expect(startEmbedded(folder('new'))).rejects.toThrow('A restore into')
  writeFileSync(zip, whole)
  const manifest = zip.replace('.zip', '.json')
  const told = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, told.replace('"postgres": 18', '"postgres": 17'))
  await expect(restoreTo('new')).rejects.toThrow('made by PostgreSQL 17, and this Klinke brings 18')
  writeFileSync(manifest, '{')
  await expect(restoreTo('new')).rejects.toThrow('.json in the backup is damaged')
  writeFileSync(manifest, told)
  await restoreTo('new')
  expect(await on('new', notes)).toEqual([])
})

test('old bases and what they need are removed, the newest stays, and pictures that are gone wait as long', async () => {
  const day = (days: number) => () => new Date(Date.now() - days * 86_400_000)
  await backed(true, day(30))
  rmSync(folder('live/media/ab/one.webp'))
  await backed(true, day(29))
  const media = path.join(folder(placeName), 'files', 'media', 'ab')
  expect(readdirSync(media)).toEqual(['one.webp'])
  await backed(true, day(20))
  expect(readdirSync(media)).toEqual([])
  await write(live.db, 'yes')
  const { database } = await backed(true)
  const [kept] = await listKept(place())
  // `ended` is told by the database, whose clock was not moved: all are of today, so none is too old.
  expect(kept.bases.at(-1)?.id).toBe(database?.base?.id)
  for (const { id } of kept.bases) {
    const file = path.join(folder(placeName), 'systems', kept.system, 'bases', `${id}.json`)
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, ended: manifest.began }))
  }
  await backed(true)
  const [left] = await listKept(place())
  // The base of 20 days ago is the last one before the oldest moment, so it stays; those before it go.
  expect(left.bases).toHaveLength(3)
  await restoreTo('new')
  expect(await on('new', notes)).toEqual(['yes'])
})

test('a place that missed segments gets a new base', async () => {
  await backed(true)
  await write(live.db, 'one')
  const first = placeName
  // For a while backups go elsewhere.
  placeName = `${first}-other`
  expect(await backed(false)).toMatchObject({ database: { base: { postgres: 18 } } })
  // PostgreSQL uses the segment anew, since it was copied there.
  await sql`checkpoint`.execute(live.db)
  placeName = first
  await write(live.db, 'two')
  expect(await backed(false)).toMatchObject({ database: { base: { postgres: 18 } } })
  expect(await backed(false)).toMatchObject({ database: { base: null } })
  await restoreTo('new')
  expect(await on('new', notes)).toEqual(['one', 'two'])

  // A copy by hand to another place leaves this one what it needs.
  await backed(false)
  await write(live.db, 'three')
  const usb = openBackups(config('live', folder('usb')))
  await backUp(
    contextOf(() => new Date(), live.db, 'live'),
    usb,
    { base: true, isElsewhere: true },
  )
  await sql`checkpoint`.execute(live.db)
  await write(live.db, 'four')
  expect(await backed(false)).toMatchObject({ database: { base: null } })
})

test('a key that was made anew takes the place of none: the former one stays, also when there is none any more', async () => {
  const keys = () => path.join(folder(placeName), 'replaced', 'keys', 'second-factor.key')
  await backed(true)
  put('live', 'keys/second-factor.key', 'another')
  await backed(false)
  const [at] = readdirSync(keys())
  expect(readFileSync(path.join(keys(), at as string), 'utf8')).toBe('secret')
  expect(readFileSync(path.join(folder(placeName), 'files/keys/second-factor.key'), 'utf8')).toBe('another')
  rmSync(folder('live/keys'), { recursive: true })
  for (const days of [1, 9]) await backed(true, () => new Date(Date.now() + days * 86_400_000))
  expect(readdirSync(path.join(folder(placeName), 'files/keys'))).toEqual(['second-factor.key'])
})

test('the base of the night waits for a copy that is running, and nothing ends a backup by hand', async () => {
  const nobody = new AbortController().signal
  const ctx = contextOf(() => new Date(), live.db, 'live') as unknown as Ctx
  let isDone = false
  await live.db.connection().execute(async (other) => {
    await takeBackupLock(other)
    const based = backUpJob.run(ctx, {}, nobody).then(() => {
      isDone = true
    })
    await sql`select pg_create_physical_replication_slot('klinke_backup', true)
      where not exists (select from pg_replication_slots where slot_name = 'klinke_backup')`.execute(other)
    await shipBackupJob.run({ ...ctx, config: { ...ctx.config, BACKUP_TO: undefined } }, {}, nobody)
    expect((await sql`select * from pg_replication_slots`.execute(other)).rows).toHaveLength(1)
    await sleep(500)
    expect(isDone).toBe(false)
    await releaseBackupLock(other)
    await based
  })
  expect(isDone).toBe(true)
  expect((await listKept(place()))[0].bases).toHaveLength(1)
})

test('a second backup says that one is running; without backups no segment is held back', async () => {
  const outcomes = await Promise.allSettled([backed(true), backed(true)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const slots = async () => (await sql`select * from pg_replication_slots`.execute(live.db)).rows.length
  expect(await slots()).toBe(1)
  await endBackups({ direct: live.db })
  expect(await slots()).toBe(0)
  expect(() => openBackups({ DATA_DIR: folder('live'), BACKUP_TO: folder('live/backup') })).toThrow('lies in DATA_DIR')
})

test('a bucket is a place as well', async () => {
  const s3 = await startS3('backup')
  try {
    await write(live.db, 'in the bucket')
    const there = config('live', s3.url('klinke'))
    const context = {
      config: there,
      db: live.db,
      direct: live.db,
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
    }
    const storages = openStorages({ DATA_DIR: folder('live') })
    await backUp({ ...context, ...storages }, openBackups(there), { base: true })
    await write(live.db, 'and later')
    await backUp({ ...context, ...storages }, openBackups(there), { base: false })
    restored.push(folder('new'))
    const target = openStorages({ DATA_DIR: folder('new') })
    expect(await restore(openBackups(there), folder('new'), { at: null, storages: target })).toMatchObject({ files: 3 })
    expect(await on('new', notes)).toEqual(['in the bucket', 'and later'])
    expect(read('new', 'feeds/spool/7/Über uns 1.xml')).toBe('<openimmo/>')
  } finally {
    await s3.stop()
  }
})

test('a backup that is killed in the middle, and a restore that is killed twice, run to their end the next time', async () => {
  await write(live.db, 'kept')
  // So large that it is copied for a while.
  await sql`create table bulk as select md5(n::text) || md5((-n)::text) as text from generate_series(1, 400000) n`.execute(
    live.db,
  )
  put('live', 'media/ab/one.webp', 'one')
  const run = (script: string, name: string): Promise<Started> =>
    start({ script: [`scripts/${script}.ts`], folder: folder(name), env: { BACKUP_TO: folder(placeName) } })
  const written = () =>
    existsSync(folder(placeName)) ? readdirSync(folder(placeName), { recursive: true }).map(String) : []

  const first = await run('backup', 'live')
  await eventually(() => written().some((name) => name.includes('.zip.'))).toBe(true)
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  expect(written().filter((name) => name.endsWith('.json'))).toEqual([])
  const second = await run('backup', 'live')
  expect(await second.ended, second.said()).toBe(0)
  expect(second.said()).toContain('The database is copied')

  restored.push(folder('new'))
  for (const point of ['Copying the database', 'Repeating what was written']) {
    const killed = await run('restore', 'new')
    await eventually(killed.said).toContain(point)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    await expect(startEmbedded(folder('new'))).rejects.toThrow('A restore into')
  }
  const last = await run('restore', 'new')
  expect(await last.ended, last.said()).toBe(0)
  expect(processesOf(folder('new'))).toEqual([])
  expect(await on('new', notes)).toEqual(['kept'])
  expect(read('new', 'media/ab/one.webp')).toBe('one')
})
