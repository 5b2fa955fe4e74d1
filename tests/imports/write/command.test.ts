import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { projectPath } from '../../../src/server/paths.ts'
import { endlessDrawing } from '../../media/drawings.ts'
import { eventually } from '../../support/eventually.ts'
import { type TestCtx, testCtx } from './support.ts'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await testCtx()
})
afterAll(() => ctx.close())

const home = (number: string, action = '') => `<immobilie>
  <objektkategorie><nutzungsart WOHNEN="1"/><vermarktungsart KAUF="1"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
  <geo><plz>5020</plz><ort>Salzburg</ort></geo><preise><kaufpreis>790000</kaufpreis></preise>
  <freitexte><objekttitel>Villa ${number}</objekttitel></freitexte>
  <verwaltung_techn><objektnr_extern>${number}</objektnr_extern>${action}</verwaltung_techn></immobilie>`

function feed(name: string, homes: string, umfang = 'TEIL'): string {
  const file = path.join(ctx.folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?><openimmo><uebertragung umfang="${umfang}" version="1.2.7"/><anbieter><openimmo_anid>C</openimmo_anid><firma>Kommando GmbH</firma>${homes}</anbieter></openimmo>`,
  )
  return file
}

const run = (...args: string[]) => start(...args).ended
const source = (...args: string[]) => startScript('source.ts', ...args).ended
const start = (...args: string[]) => startScript('import.ts', ...args)

function startScript(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [projectPath('scripts', script), ...args], {
    env: { ...process.env, DATABASE_URL: ctx.url, DATA_DIR: ctx.folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  )
  return { child, ended }
}

/** Tells whether a process is in the group or session of that one, or is its child. */
function isOf(pid: string, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(1, 4)
      .map(Number)
      .includes(parent)
  } catch {
    return false
  }
}

// Each call is a separate process, and starts slowly on a busy machine.
describe('npm run import', { timeout: 120_000 }, () => {
  test('imports a file, prints the result in German, and ends with 0', async () => {
    const file = feed('gut.xml', home('K1') + home('K2'))
    const { code, out } = await run(file)
    expect(out).toContain('2 Objekte')
    expect(out).toContain('2 neu')
    expect(out).toContain('Ergebnis: erledigt')
    expect(code).toBe(0)
    expect((await run(file)).out).toContain('2 unverändert')
  })

  test('takes a folder with its sub-folders by name; a broken file does not stop the rest, but ends with 1', async () => {
    feed('ordner/b/2.xml', home('F2'))
    feed('ordner/a/1.xml', home('F1'))
    writeFileSync(path.join(ctx.folder, 'ordner/a/2.zip'), 'kein ZIP')
    writeFileSync(path.join(ctx.folder, 'ordner/liesmich.txt'), 'nicht gemeint')
    const { code, out } = await run(path.join(ctx.folder, 'ordner'))
    expect([...out.matchAll(/^Lauf \d+: (.*)$/gm)].map(([, name]) => name)).toEqual(['1.xml', '2.zip', '2.xml'])
    expect(out).toContain('Ergebnis: fehlgeschlagen')
    expect(out).toMatch(/3 Dateien, 2 Objekte: 2 neu/)
    expect(code).toBe(1)
  })

  test('ends with 1 when deletions wait, and carries them out when they are confirmed', async () => {
    await run(feed('viele.xml', ['1', '2', '3', '4', '5'].map((number) => home(`K${number}`)).join('')))
    const few = feed('wenige.xml', home('K1'), 'VOLL')
    const held = await run(few)
    expect(held.out).toContain('--confirm-deletions')
    expect(held.code).toBe(1)
    const confirmed = await run(few, '--confirm-deletions')
    expect(confirmed.out).toContain('entfernt, da nicht mehr enthalten')
    expect(confirmed.code).toBe(0)
  })

  test('lists runs and prints one', async () => {
    const { out } = await run('--runs')
    const id = /Lauf (\d+): gut\.xml/.exec(out)?.[1] as string
    const report = await run('--report', id)
    expect(report.out).toContain('K1 Villa K1')
    expect(report.code).toBe(0)
    expect((await run('--report', '4711')).code).toBe(1)
  })

  test('ends soon after SIGTERM, though its pictures would take hours, and leaves no process behind', async () => {
    const picture = `<anhang location="INTERN" gruppe="BILD"><daten><anhanginhalt>${endlessDrawing().toString('base64')}</anhanginhalt></daten></anhang>`
    const homes = ['T1', 'T2', 'T3'].map((number) =>
      home(number).replace('<verwaltung', `<anhaenge>${picture.repeat(9)}</anhaenge><verwaltung`),
    )
    const { child, ended } = start(feed('stunden.xml', homes.join('')))
    const latest = () =>
      ctx.db.selectFrom('import_run').select(['state', 'file_name']).orderBy('id', 'desc').executeTakeFirst()
    while ((await latest())?.file_name !== 'stunden.xml') await sleep(100)
    // By then it waits for its pictures.
    await sleep(3000)
    child.kill('SIGTERM')
    const { code } = await ended
    expect(code).toBe(1)
    expect(await latest()).toMatchObject({ state: 'interrupted' })
    const left = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isOf(pid, child.pid as number))
    expect(left).toEqual([])
  })

  /**
   * Another connection holds the table; resolves with an import that waits for it, and the process that works for it.
   */
  async function whileWaiting(name: string, work: (waiting: ReturnType<typeof start>, pid: number) => Promise<void>) {
    await ctx.db.transaction().execute(async (tx) => {
      await sql`lock table property in access exclusive mode`.execute(tx)
      const waiting = start(feed(name, home('W1')))
      onTestFinished(() => void waiting.child.kill('SIGKILL'))
      const found = async () => {
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db)
        return rows[0]?.pid ?? 0
      }
      await eventually(found).toBeGreaterThan(0)
      await work(waiting, await found())
    })
  }

  test('a second signal ends it while it waits for others in the database', async () => {
    await whileWaiting('wartet.xml', async ({ child, ended }) => {
      child.kill('SIGINT')
      // A signal this soon after the first may be its echo.
      await sleep(2500)
      expect(child.exitCode).toBeNull()
      child.kill('SIGINT')
      const { code, err } = await ended
      expect(err).toContain('ends as it is')
      expect(code).toBe(1)
    })
  })

  test('says in words that the database became unreachable', async () => {
    await whileWaiting('abgerissen.xml', async ({ ended }, pid) => {
      await sql`select pg_terminate_backend(${pid})`.execute(ctx.db)
      const { code, err } = await ended
      expect(err).toContain('Die Verbindung zur Datenbank ist abgerissen.')
      expect(code).toBe(1)
    })
  })

  test('refuses a file that names no sender, with a sentence that names --source, and ends with 1', async () => {
    const file = path.join(ctx.folder, 'namenlos.xml')
    writeFileSync(file, `<openimmo><uebertragung umfang="TEIL"/><anbieter>${home('N1')}</anbieter></openimmo>`)
    const { code, out } = await run(file)
    expect(out).toContain('Lauf')
    expect(out).toContain('--source')
    expect(code).toBe(1)
  })

  test('explains itself when it is asked wrongly', async () => {
    for (const args of [[], ['--voll', '--teil', 'x.xml'], ['--unbekannt']]) {
      const { code, err } = await run(...args)
      expect(err).toContain('npm run import')
      expect(code).toBe(2)
    }
    const missing = await run(path.join(ctx.folder, 'gibt-es-nicht.xml'))
    expect(missing.err).toContain('gibt es nicht')
    expect(missing.code).toBe(1)
  })
})

describe('npm run source', { timeout: 120_000 }, () => {
  test('binds companies, sets a source, and lists all', async () => {
    const by = (anid: string, firma: string) => {
      const file = feed(`${anid}.xml`, home(`${anid}1`))
      writeFileSync(file, readFileSync(file, 'utf8').replace('>C<', `>${anid}<`).replace('Kommando', firma))
      return file
    }
    const strange = by('D', 'Fremde')
    await run(by('E', 'Eigene'), '--source', 'quelle-c')
    const refused = await run(strange, '--source', 'quelle-c')
    expect(refused.out).toContain('1 abgewiesen')
    expect(refused.code).toBe(1)
    const bound = await source('--key', 'quelle-c', '--company', 'D', '--deletions', '10%', '--expire', '45')
    expect(bound.out).toMatch(/höchstens 10 %(.|\n)*nach 45 Tagen/)
    expect(bound.code).toBe(0)
    expect((await run(strange, '--source', 'quelle-c')).out).toContain('1 neu')
    await source(
      '--key',
      'quelle-c',
      '--modus',
      'teil',
      '--country',
      'deu',
      '--expire',
      'nie',
      '--voll-deletes',
      'nein',
    )
    const { out } = await source()
    expect(out).toMatch(/Quelle quelle-c\n {2}Anbieter .*\n {2}Anbieter fremde-gmbh: Fremde GmbH\n/)
    expect(out).toMatch(/Modus TEIL;.*fehlt: nein\n.*: nie;.*DEU/)
  })

  test('says what it does not understand, and changes nothing', async () => {
    for (const args of [['--company', 'C'], ['--unbekannt'], ['--key', 'x', '--as', 'Name']]) {
      const { code, err } = await source(...args)
      expect(err).toContain('npm run source')
      expect(code).toBe(2)
    }
    for (const [option, value] of [
      ['--modus', 'HALB'],
      ['--deletions', '101'],
      ['--expire', 'bald'],
      ['--country', 'D'],
    ] as const) {
      const { code, err } = await source('--key', 'neue-quelle', option, value)
      expect(err).toContain(`${option}: „${value}“`)
      expect(code).toBe(2)
    }
    const unknown = await source('--key', 'neue-quelle')
    expect(unknown.err).toContain('gibt es nicht')
    expect(unknown.code).toBe(1)
    const elsewhere = await source('--key', 'neue-quelle', '--company', 'E')
    expect(elsewhere.err).toContain('--move')
    expect(elsewhere.code).toBe(1)
  })
})
