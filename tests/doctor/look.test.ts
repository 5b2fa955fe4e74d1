import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { examine } from '../../src/server/doctor/examine.ts'
import { askMail, compareClock, holderOf, lookAtMachine } from '../../src/server/doctor/look.ts'
import { askBackups, askBucket } from '../../src/server/doctor/places.ts'
import { projectPath } from '../../src/server/paths.ts'
import { startS3 } from '../support/s3.ts'
import { type TestServer, testServer } from '../support/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'klinke-doctor-'))
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port
/** A server on a free port while the work is done. */
async function during<S extends { listen: (port: number, host: string, then: () => void) => unknown }, T>(
  one: S & { close(): unknown; address(): unknown },
  work: (port: number) => Promise<T>,
): Promise<T> {
  await new Promise<void>((resolve) => void one.listen(0, '127.0.0.1', resolve))
  try {
    return await work(portOf(one))
  } finally {
    one.close()
  }
}

describe('the look at a machine', () => {
  test('measures disk, memory and folder, and leaves nothing behind', async () => {
    const found = await lookAtMachine(readConfig({ DATA_DIR: folder, PORT: '0' }))
    expect(found.flushMs).toBeGreaterThan(0)
    expect(found.disk.total).toBeGreaterThan(found.disk.free)
    expect(found.folder).toMatchObject({ exists: true, writable: true, owner: process.getuid?.() })
    expect(readdirSync(folder)).toEqual([])
    // The machine of the checks has the binary of package.json.
    expect(found.typst).toMatchObject({ name: expect.stringContaining('typst-ts-node-compiler-linux-x64') })
  })

  test('a folder that does not exist yet is told by the disk above it', async () => {
    const found = await lookAtMachine(readConfig({ DATA_DIR: path.join(folder, 'a', 'b'), PORT: '0' }))
    expect([found.folder.exists, found.flushMs, found.disk.total > 0]).toEqual([false, null, true])
  })

  test('knows a Klinke on the port from another program, and from nobody', async () => {
    expect(await holderOf({ HOST: 'localhost', PORT: Number(new URL(server.local).port) })).toBe('klinke')
    const other = createHttp((_req, res) => res.end('<html>'))
    expect(await during(other, (port) => holderOf({ HOST: '127.0.0.1', PORT: port }))).toBe('another')
    expect(await holderOf({ HOST: '127.0.0.1', PORT: 0 })).toBe('nobody')
  })

  test('compares the clock with an answer', async () => {
    const late = createHttp((_req, res) => {
      res.setHeader('Date', new Date(Date.now() - 60_000).toUTCString())
      res.end()
    })
    const ahead = await during(late, (port) => compareClock(`http://127.0.0.1:${port}/`))
    expect(Math.round((ahead ?? 0) / 10)).toBe(6)
    expect(await compareClock('http://127.0.0.1:1/')).toBeNull()
  })

  test('signs in to the mail server, and sends nothing', async () => {
    const mail = new SMTPServer({
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'eva' && password === 'right' ? done(null, { user: 'eva' }) : done(new Error('Invalid login')),
      onData: () => expect.unreachable(),
    })
    const one = {
      listen: mail.listen.bind(mail),
      close: () => mail.close(() => {}),
      address: () => mail.server.address(),
    }
    await during(one as never, async (port) => {
      expect(await askMail({ SMTP_URL: `smtp://eva:right@127.0.0.1:${port}` })).toBe('answers')
      expect(await askMail({ SMTP_URL: `smtp://eva:wrong@127.0.0.1:${port}` })).toMatchObject({ code: 'EAUTH' })
    })
    expect(await askMail({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBeInstanceOf(Error)
    expect(await askMail({ SMTP_URL: undefined })).toBeNull()
  })

  test('a mail server that says nothing is given up', async () => {
    const mute = createServer(() => {})
    expect(await during(mute, (port) => askMail({ SMTP_URL: `smtp://127.0.0.1:${port}` }))).toBeInstanceOf(Error)
  })

  test('asks the database, also one that is not there', async () => {
    const texts = async (url: string) =>
      (await examine(readConfig({ DATA_DIR: folder, PORT: '0', DATABASE_URL: url }))).map(({ text }) => text)
    expect((await texts(server.ctx.config.DATABASE_URL ?? '')).join()).toMatch(/PostgreSQL \d+\.\d+ answers/)
    expect((await texts('postgres://nobody@127.0.0.1:1/none')).join()).toMatch(/The database does not answer \(.+\)/)
  })
})

describe('the look at the places of files', () => {
  const asked = (BACKUP_TO?: string, DATABASE_URL?: string) =>
    askBackups(readConfig({ DATA_DIR: path.join(folder, 'data'), BACKUP_TO, DATABASE_URL }))

  test('a bucket takes a file, gives it back and has none afterwards; one that is closed is told', async () => {
    const s3 = await startS3()
    try {
      expect(await askBucket({ S3_URL: s3.url('portal') })).toBe('works')
      expect(s3.asked().map((one) => one.split(' ')[0])).toEqual(expect.arrayContaining(['PUT', 'GET', 'DELETE']))
      expect(await asked(s3.url('backup'))).toMatchObject({ exists: true, isSameDisk: false, age: null })
      s3.fail(403, 403)
      expect(await askBucket({ S3_URL: s3.url() })).toMatchObject({ message: expect.stringContaining('403') })
    } finally {
      await s3.stop()
    }
    expect(await askBucket({ S3_URL: undefined })).toBeNull()
  })

  test('a folder of backups: none, none yet, on the same disk, no folder, and in DATA_DIR', async () => {
    const backup = path.join(folder, 'backup')
    expect(await asked()).toBeNull()
    // A disk that is not mounted: the doctor makes no folder in its place.
    expect(await asked(backup)).toMatchObject({ exists: false })
    mkdirSync(path.join(folder, 'data'))
    mkdirSync(backup)
    expect(await asked(backup)).toEqual({ exists: true, isSameDisk: true, age: null, isOfFiles: false })
    expect(await asked(backup, 'postgres://127.0.0.1/none')).toMatchObject({ isOfFiles: true })
    expect(readdirSync(backup)).toEqual([])
    expect(await asked(projectPath('package.json'))).toBeInstanceOf(Error)
    expect(await asked(path.join(folder, 'data', 'backup'))).toMatchObject({
      message: expect.stringContaining('lies in DATA_DIR'),
    })
  })
})

describe('npm run doctor', () => {
  const doctor = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [projectPath('scripts/doctor.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, CURRENCY_RATES_URL: 'http://127.0.0.1:1/', ...env },
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  test('ends with 1 when something must be mended, and says what', () => {
    const { status, said } = doctor({ NODE_ENV: 'production', PORT: '0' })
    expect(status).toBe(1)
    expect(said).toContain('FAULT  The imprint shows an example company.\n       Copy src/content/operator.json')
    expect(said).toMatch(/\d+ well, \d+ doubtful, \d+ to mend\n$/)
  })

  test('ends with 1 for settings that cannot be read', () => {
    const { status, said } = doctor({ PORT: 'viele' })
    expect([status, said.includes('PORT')]).toEqual([1, true])
  })
})
