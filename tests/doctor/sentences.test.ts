import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import type { Finding } from '../../src/server/doctor/finding.ts'
import { judgeMachine, type Machine } from '../../src/server/doctor/machine.ts'
import { type Backups, judgeBackups, judgeBucket } from '../../src/server/doctor/places.ts'
import { type DatabaseState, judgeDatabase, judgeFurther, judgeMail } from '../../src/server/doctor/services.ts'
import { judgeSettings } from '../../src/server/doctor/settings.ts'

const MACHINE: Machine = {
  node: '24.21.0',
  memory: 4e9,
  disk: { free: 50e9, total: 80e9, isMemory: false },
  folder: { path: '/var/lib/klinke', exists: true, writable: true, owner: 990, user: 990, mode: 0o750 },
  flushMs: 2,
  port: { number: 4321, holder: 'nobody' },
  clockAhead: 0.4,
  envMode: 0o640,
  typst: { name: 'typst-linux-x64' },
}
const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://portal.example',
  TRUST_PROXY: '1',
  OPERATOR_FILE: '/etc/klinke/operator.json',
  CONTACT_EMAIL: 'office@portal.at',
  CONTACT_PHONE: '+43 316 123456',
  METRICS_TOKEN: 'sixteen-letters-or-more',
}
const DATABASE: DatabaseState = {
  version: 150_004,
  settings: {
    server_encoding: 'UTF8',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_connections: '100',
  },
  isStandby: false,
  bytes: 2e9,
  connections: 12,
  standbys: [],
}

const machine = (change: Partial<Machine>) => judgeMachine({ ...MACHINE, ...change })
const folder = (change: Partial<Machine['folder']>) => machine({ folder: { ...MACHINE.folder, ...change } })
const disk = (change: Partial<Machine['disk']>) => machine({ disk: { ...MACHINE.disk, ...change } })
const settings = (change: Record<string, string>) => judgeSettings(readConfig({ ...PRODUCTION, ...change }))
const database = (change: Partial<DatabaseState>) => judgeDatabase({ ...DATABASE, ...change })
const setting = (name: string, value: string) => database({ settings: { ...DATABASE.settings, [name]: value } })
const standby = (lagSeconds: number | null) => database({ standbys: [{ name: 'b', lagSeconds }] })
const BACKUPS: Backups = { exists: true, isSameDisk: false, age: 300_000, isOfFiles: false }
const HOUR_MS = 3_600_000
const OWN = { DATABASE_URL: 'postgres://db/klinke', S3_URL: 'https://a:b@s3.example/klinke' }
const NO_PLACES = { DATABASE_URL: undefined, S3_URL: undefined }
const backups = (change: Partial<Backups>) => judgeBackups({ ...BACKUPS, ...change }, NO_PLACES)
const unset = (places: Partial<typeof OWN>) => judgeBackups(null, { ...NO_PLACES, ...places })
const bucket = (asked: Parameters<typeof judgeBucket>[0]) => [judgeBucket(asked)].filter((one) => one !== null)
const further = (setting: 'DATABASE_URL' | 'DATABASE_READ_URL', state: Partial<DatabaseState> | Error) =>
  judgeFurther([{ setting, host: 'db:6432', state: state instanceof Error ? state : { ...DATABASE, ...state } }])

test('where all is well, there is no doubt and no fault', () => {
  const all = [...machine({}), ...settings({}), ...database({}), ...standby(0.2), judgeMail('answers')]
  all.push(...bucket('works'), ...backups({}), ...backups({ isOfFiles: true, age: null }), ...unset(OWN))
  all.push(...further('DATABASE_URL', {}), ...further('DATABASE_READ_URL', { isStandby: true }))
  all.push(...bucket(null))
  expect(all.filter(({ level }) => level !== 'ok')).toEqual([])
  expect(all.length).toBeGreaterThan(14)
})

const CASES: readonly [Finding[], 'doubt' | 'fault', string][] = [
  [machine({ node: '20.11.0' }), 'fault', 'Node 20.11.0 is too old.'],
  [machine({ memory: 0.9e9 }), 'fault', 'The machine has 0.9 GB of memory.'],
  [machine({ memory: 1.5e9 }), 'doubt', 'The machine has 1.5 GB of memory.'],
  [disk({ free: 0.4e9 }), 'fault', '0.4 GB of 80.0 GB are free on the disk of DATA_DIR.'],
  [disk({ free: 3e9 }), 'doubt', '3.0 GB of 80.0 GB are free on the disk of DATA_DIR.'],
  [disk({ isMemory: true }), 'fault', 'DATA_DIR is in memory (tmpfs).'],
  [folder({ exists: false }), 'doubt', 'DATA_DIR (/var/lib/klinke) does not exist.'],
  [folder({ writable: false }), 'fault', 'DATA_DIR (/var/lib/klinke) cannot be written.'],
  [folder({ owner: 0 }), 'fault', 'DATA_DIR (/var/lib/klinke) belongs to another user (0).'],
  [folder({ mode: 0o755 }), 'doubt', 'Everybody on this machine may look into DATA_DIR.'],
  [folder({ owner: 0, user: 0 }), 'doubt', 'Klinke runs as root.'],
  [machine({ flushMs: 40 }), 'doubt', 'A flush to the disk takes 40.0 ms.'],
  [machine({ port: { number: 80, holder: 'another' } }), 'fault', 'Port 80 is taken by another program.'],
  [machine({ clockAhead: null }), 'doubt', 'No server on the internet answered, so the clock was not compared.'],
  [machine({ clockAhead: 15 }), 'doubt', 'The clock is 15 seconds ahead.'],
  [machine({ clockAhead: -120 }), 'fault', 'The clock is 120 seconds behind.'],
  [machine({ envMode: 0o644 }), 'fault', 'Everybody on this machine may read .env, which holds secrets.'],
  [
    machine({ typst: { reason: 'no binary is installed for linux on arm64' } }),
    'doubt',
    'Exposes are set by Typst as WASM: no binary is installed for linux on arm64.',
  ],
  [
    settings({ NODE_ENV: 'development' }),
    'doubt',
    'NODE_ENV is development: the demo catalogue and its accounts are made.',
  ],
  [settings({ METRICS_TOKEN: '' }), 'doubt', 'METRICS_TOKEN is not set, so nothing can watch the portal from inside.'],
  [settings({ SITE_URL: '' }), 'fault', 'SITE_URL is http://localhost:4321, which nobody outside reaches.'],
  [
    settings({ SITE_URL: 'http://portal.example' }),
    'fault',
    'SITE_URL begins with http:, so passwords travel in the clear.',
  ],
  [settings({ TRUST_PROXY: '0' }), 'fault', 'TRUST_PROXY is 0 behind TLS, so all visitors share the limits of one.'],
  [
    settings({ HOST: '0.0.0.0' }),
    'doubt',
    'HOST is 0.0.0.0: who reaches the port itself can invent the address in X-Forwarded-For.',
  ],
  [settings({ OPERATOR_FILE: '' }), 'fault', 'The imprint shows an example company.'],
  [
    settings({ CONTACT_EMAIL: '', CONTACT_PHONE: '' }),
    'fault',
    'CONTACT_EMAIL and CONTACT_PHONE are still the example.',
  ],
  [
    settings({ BACKUP_TO: '/mnt/backup', BACKUP_DAYS: '60' }),
    'doubt',
    'BACKUP_DAYS is 60; the privacy page promises that backups are gone after 35 days.',
  ],
  [
    settings({ AUDIT_DAYS: '3650' }),
    'doubt',
    'AUDIT_DAYS is 3650; the privacy page says that changes are recorded for three years.',
  ],
  [settings({ DEMO: '1' }), 'doubt', 'DEMO is 1: an empty database gets 1,200 invented homes.'],
  [settings({ RATE_LIMITS: '0' }), 'fault', 'RATE_LIMITS is 0: passwords can be guessed at any speed.'],
  [judgeDatabase(new Error('ECONNREFUSED')), 'fault', 'The database does not answer (ECONNREFUSED).'],
  [database({ version: 140_011 }), 'fault', 'PostgreSQL 14.11 is too old.'],
  [database({ isStandby: true }), 'fault', 'DATABASE_URL names a standby, which cannot be written.'],
  [setting('server_encoding', 'LATIN1'), 'fault', 'The database stores texts as LATIN1.'],
  [setting('fsync', 'off'), 'fault', 'fsync is off: a power cut destroys the database.'],
  [setting('full_page_writes', 'off'), 'fault', 'full_page_writes is off: a power cut destroys the database.'],
  [
    setting('synchronous_commit', 'off'),
    'doubt',
    'synchronous_commit is off: a crash loses what visitors were told is saved.',
  ],
  [setting('max_connections', '20'), 'doubt', 'The database admits 20 connections.'],
  [standby(null), 'doubt', 'The standby b has confirmed nothing yet.'],
  [standby(45), 'doubt', 'The standby b is 45.0 seconds behind.'],
  [standby(900), 'fault', 'The standby b is 900.0 seconds behind.'],
  [bucket(new Error('403')), 'fault', 'The bucket of S3_URL does not work (403).'],
  [
    further('DATABASE_READ_URL', new Error('ECONNREFUSED')),
    'fault',
    'db:6432 of DATABASE_READ_URL does not answer (ECONNREFUSED).',
  ],
  [further('DATABASE_URL', { isStandby: true }), 'fault', 'db:6432 of DATABASE_URL leads to a standby.'],
  [unset({}), 'doubt', 'BACKUP_TO is not set: database and pictures are copied nowhere.'],
  [
    unset({ DATABASE_URL: OWN.DATABASE_URL }),
    'doubt',
    'BACKUP_TO is not set: pictures, documents and keys are copied nowhere.',
  ],
  [judgeBackups(new Error('EACCES'), NO_PLACES), 'fault', 'BACKUP_TO cannot be used (EACCES).'],
  [backups({ exists: false }), 'fault', 'The folder of BACKUP_TO does not exist.'],
  [backups({ isSameDisk: true }), 'doubt', 'BACKUP_TO lies on the disk of DATA_DIR: what destroys one destroys both.'],
  [backups({ age: null }), 'doubt', 'BACKUP_TO holds no complete backup yet.'],
  [backups({ age: 1.5 * HOUR_MS }), 'doubt', 'The last moment in BACKUP_TO is 90 minutes old.'],
  [backups({ age: 30 * HOUR_MS }), 'fault', 'The last moment in BACKUP_TO is 30 hours old.'],
  [[judgeMail(null)], 'doubt', 'SMTP_URL is not set: mails stay in the outbox, and no account can be confirmed.'],
  [[judgeMail(new Error('Invalid login'))], 'fault', 'The mail server does not take mails (Invalid login).'],
]

describe('what the doctor says', () => {
  test.each(CASES.map(([findings, level, text]) => ({ findings, level, text })))('$level: $text', (each) => {
    const [found, ...others] = each.findings.filter(({ level }) => level !== 'ok')
    expect(found).toMatchObject({ level: each.level, text: each.text })
    expect(others).toEqual([])
    // One next step, as a sentence.
    expect(found?.next).toMatch(/^[A-Z].{10,}|^npm /)
  })

  test('a disk that holds both does not hide how old the backup is', () => {
    const found = backups({ isSameDisk: true, age: 30 * HOUR_MS }).map(({ level, text }) => [level, text])
    expect(found).toEqual([
      ['doubt', 'BACKUP_TO lies on the disk of DATA_DIR: what destroys one destroys both.'],
      ['fault', 'The last moment in BACKUP_TO is 30 hours old.'],
    ])
  })

  test('a Klinke that already runs, and an embedded database that does not, are well', () => {
    expect(machine({ port: { number: 4321, holder: 'klinke' } }).map(({ text }) => text)).toContain(
      'Klinke answers on port 4321.',
    )
    expect(judgeDatabase(null)).toEqual([{ level: 'ok', text: 'The embedded database starts with Klinke.' }])
  })
})
