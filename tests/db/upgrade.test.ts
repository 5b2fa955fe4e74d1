import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { socketFolder, socketUrl } from '../../src/server/db/cluster.ts'
import { connect } from '../../src/server/db/connect.ts'
import { findRunning, startEmbedded } from '../../src/server/db/embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { ordinaryUser } from '../../src/server/db/ordinary-user.ts'
import { startPostmaster } from '../../src/server/db/postmaster.ts'
import { upgrade } from '../../src/server/db/upgrade.ts'
import { JOBS } from '../../src/server/jobs/all.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import { clear, start, until } from '../support/processes.ts'

/** Starts five processes and ten servers of PostgreSQL: minutes on a busy machine. */
vi.setConfig({ testTimeout: 900_000 })

/** Debian's PostgreSQL, as the one that an earlier Klinke would have brought. */
const PROGRAMS = '/usr/lib/postgresql/15'
const folder = mkdtempSync(path.join(tmpdir(), 'klinke-upgrade-'))
afterAll(() => clear(folder))

/** Makes a database of Klinke on PostgreSQL 15 and lets work fill it. */
async function withOld(work: (url: string) => Promise<void>, dataDir = folder): Promise<void> {
  const postgres = path.join(dataDir, 'postgres')
  const cluster = path.join(postgres, 'cluster')
  mkdirSync(postgres, { recursive: true, mode: 0o700 })
  const socket = socketFolder(postgres)
  const run = ordinaryUser(PROGRAMS, [postgres, socket])
  if (!existsSync(cluster)) {
    const args = ['-D', cluster, '-U', 'klinke', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    const making = run.spawn(path.join(PROGRAMS, 'bin/initdb'), args)
    await new Promise((ended) => making.once('close', ended))
  }
  const running = await startPostmaster({ run, cluster, socket, durable: false, log: () => {} })
  const admin = connect(socketUrl(socket, 'postgres'), { max: 1 })
  await sql`create database klinke`.execute(admin).finally(() => admin.destroy())
  await work(socketUrl(socket, 'klinke')).finally(() => running.stop())
}

test.skipIf(!existsSync(`${PROGRAMS}/bin/postgres`))(
  'a database of PostgreSQL 15 is refused with a sentence, and after the upgrade has all its rows, also after a kill',
  async () => {
    await withOld(async (url) => {
      const db = connect(url, { max: 2 })
      await migrate(db)
      const jobs = await startJobs(url, pino({ level: 'silent' }), { worker: false, queues: JOBS })
      await sql`insert into account (email, name, language, password_hash)
        select 'u' || n || '@example.at', 'Frau ' || n || E' \\\\ \t\nStraße', 'de', 'x' from generate_series(1, 5000) n`.execute(
        db,
      )
      await sql`insert into search_outbox (property_id) values (1)`.execute(db)
      const job = JOBS.find(({ name }) => name === 'messages.clean') as (typeof JOBS)[number]
      await jobs.send(db, job, {})
      await jobs.stop()
      await db.destroy()
    })
    await expect(startEmbedded(folder)).rejects.toThrow('was made by PostgreSQL 15, and this Klinke brings 18')

    const upgrade = () =>
      start({ script: ['scripts/upgrade.ts', '--programs', PROGRAMS], folder, env: { LOG_LEVEL: 'info' } })
    const killed = await upgrade()
    await until(killed, () => existsSync(path.join(folder, 'postgres/cluster.new')))
    killed.child.kill('SIGKILL')
    await killed.ended
    await expect(startEmbedded(folder)).rejects.toThrow('was made by PostgreSQL 15')
    writeFileSync(path.join(folder, 'search.snapshot'), 'of the old database')
    const whole = await upgrade()
    expect(await whole.ended, whole.said()).toBe(0)
    expect(existsSync(path.join(folder, 'search.snapshot'))).toBe(false)

    const database = await startEmbedded(folder)
    const db = connect(database.url, { max: 2 })
    const one = async (query: ReturnType<typeof sql<{ value: unknown }>>) => (await query.execute(db)).rows[0]?.value
    expect(await one(sql`select count(*)::int as value from account`)).toBe(5000)
    expect(await one(sql`select name as value from account where email = 'u17@example.at'`)).toBe(
      'Frau 17 \\ \t\nStraße',
    )
    expect(await one(sql`select count(*)::int as value from pgboss.job where name = 'messages.clean'`)).toBe(1)
    expect(await one(sql`select count(*)::int as value from search_outbox`)).toBe(0)
    // Numbers go on, and foreign keys are watched again.
    const next = sql<{ value: unknown }>`insert into account (email, name, language, password_hash)
      values ('new@example.at', 'Neu', 'de', 'x') returning id as value`
    expect(await one(next)).toBe(5001)
    await expect(
      sql`insert into account_identity (provider, subject, user_id) values ('google', 'x', 9999999)`.execute(db),
    ).rejects.toThrow('foreign key')
    expect(await migrate(db)).toEqual([])
    await db.destroy()
    await database.stop()
    expect(execFileSync('cat', [path.join(folder, 'postgres/cluster.15/PG_VERSION')], { encoding: 'utf8' })).toBe(
      '15\n',
    )
    const again = await upgrade()
    expect(await again.ended).toBe(0)
    expect(again.said()).toContain('Nothing to do')

    // Killed between the two names: nothing is made anew, and the upgrade goes on from there.
    execFileSync('mv', [path.join(folder, 'postgres/cluster'), path.join(folder, 'postgres/cluster.new')])
    writeFileSync(path.join(folder, 'postgres/upgrading'), '15')
    await expect(startEmbedded(folder)).rejects.toThrow('Run npm run upgrade again')
    const swapped = await upgrade()
    expect(await swapped.ended, swapped.said()).toBe(0)
    await (await startEmbedded(folder)).stop()
  },
)

test.skipIf(!existsSync(`${PROGRAMS}/bin/postgres`))(
  'while an upgrade copies, no command reaches the old database, and files of an earlier upgrade are in no way',
  async () => {
    const dataDir = path.join(folder, 'beside')
    await withOld(async () => {}, dataDir)
    mkdirSync(path.join(dataDir, 'postgres/cluster.15'))
    const reached: string[] = []
    const rows = await upgrade({
      dataDir,
      programs: async () => PROGRAMS,
      async prepare(own) {
        const prepared = connect(own, { max: 1 })
        await sql`create table note (text text)`.execute(prepared).finally(() => prepared.destroy())
        const url = findRunning(dataDir)
        if (!url) throw new Error('the upgrade holds no lock')
        const db = connect(url, { max: 1 })
        await sql`select 1`
          .execute(db)
          .then(
            () => reached.push(url),
            () => {},
          )
          .finally(() => db.destroy())
      },
      leaveOut: [],
      tell: () => {},
    }).catch((error: Error) => error.message)
    expect(reached).toEqual([])
    expect(rows).toBe(0)
    expect(existsSync(path.join(dataDir, 'postgres/cluster.15-2/PG_VERSION'))).toBe(true)
    await (await startEmbedded(dataDir)).stop()
  },
)
