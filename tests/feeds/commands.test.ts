import { afterAll, beforeAll, expect, test } from 'vitest'
import { importHomes } from '../support/feed.ts'
import { fileFor, ran } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A command as the operator types it. */
function command(script: 'source' | 'company', ...args: string[]) {
  const { DATABASE_URL = '', DATA_DIR } = server.ctx.config
  return ran(process.execPath, [`scripts/${script}.ts`, ...args], { DATABASE_URL, DATA_DIR, NODE_ENV: 'production' })
}

const row = (key: string) =>
  server.work.db
    .selectFrom('import_source')
    .select(['secret_hash', 'ssh_keys', 'report_email', 'report_language', 'pull_url', 'pull_minutes'])
    .where('key', '=', key)
    .executeTakeFirst()

test('npm run source makes a secret, shows it once, and makes another one', async () => {
  const secretIn = (text: string) => /Schlüssel: ([\w-]{43})\n/.exec(text)?.[1] ?? ''
  const first = await command('source', '--key', 'befehl', '--secret')
  expect([first.code, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toContain('Die Quelle „befehl“ ist neu.')
  const shown = await command('source', '--key', 'befehl')
  expect(shown.stdout).toContain('liefert mit Schlüssel')
  expect(shown.stdout).not.toContain(secretIn(first.stdout))
  const second = await command('source', '--key', 'befehl', '--secret')
  const status = async (secret: string) => {
    const headers = { Authorization: `Bearer ${secret}` }
    return (await fetch(`${server.address}/api/feeds/befehl/deliveries/1`, { headers })).status
  }
  expect(await status(secretIn(first.stdout))).toBe(401)
  expect(await status(secretIn(second.stdout))).toBe(404)
}, 60_000)

test('it sets keys, the address of reports and the address to fetch, and removes them', async () => {
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJGdsvHuXq6cTHBSoM3p6U4cUNSRdV1nCDAYz64ONoGj'
  const file = fileFor(server.ctx, 'sender.pub', `${key} eva@makler\n`)
  const set = await command(
    'source',
    ...['--key', 'einstellen', '--ssh-key', file, '--report', 'Office@Makler.example', '--report-language', 'en'],
    ...['--pull', 'https://makler.example/export.zip?key=geheim', '--every', '30'],
  )
  expect([set.code, set.stderr]).toEqual([0, ''])
  expect(await row('einstellen')).toMatchObject({
    ssh_keys: [key],
    report_email: 'office@makler.example',
    report_language: 'gb',
    pull_url: 'https://makler.example/export.zip?key=geheim',
    pull_minutes: 30,
  })
  expect(set.stdout).toContain('alle 30 Minuten von https://makler.example/export.zip?… geholt')
  expect(set.stdout).not.toContain('geheim')
  await command('source', '--key', 'einstellen', '--ssh-key', 'keine', '--report', 'keine', '--pull', 'keine')
  expect(await row('einstellen')).toMatchObject({ ssh_keys: [], report_email: null, pull_url: null })
}, 60_000)

test.each([
  [['--ssh-key', 'kein Schlüssel'], '--ssh-key: Das ist kein öffentlicher Schlüssel'],
  [['--report', 'niemand'], '--report: Das ist keine E-Mail-Adresse.'],
  [['--pull', 'http://makler.example/a.zip'], '--pull: Das muss eine öffentliche Adresse mit https sein'],
  [['--pull', 'https://127.0.0.1/a.zip'], '--pull: Das muss eine öffentliche Adresse mit https sein'],
  [['--pull', 'https://eva:geheim@makler.example/a.zip'], '--pull: Das muss eine öffentliche Adresse mit https sein'],
  [['--every', '1'], '--every: „1“ ist hier nicht möglich. Erlaubt ist: 5-10080'],
  [['--report-language', 'fr'], '--report-language: „fr“ ist hier nicht möglich. Erlaubt ist: de, en'],
])(
  '%j is refused with a sentence, and changes nothing',
  async (args, sentence) => {
    const { code, stderr } = await command('source', '--key', 'falsch', ...args)
    expect(code).not.toBe(0)
    expect(stderr).toContain(sentence)
    expect((await row('falsch')) ?? { ssh_keys: [], report_email: null, pull_url: null }).toMatchObject({
      ssh_keys: [],
      report_email: null,
      pull_url: null,
    })
  },
  60_000,
)

test('npm run company sets whether inquiries carry an openimmo_feedback', async () => {
  await importHomes(server.work, [{ nr: 'C1', hauptmietzins: 700, wohnflaeche: 50 }])
  const feedback = async () =>
    (await server.work.db.selectFrom('company').select('openimmo_feedback').executeTakeFirstOrThrow()).openimmo_feedback
  const on = await command('company', '--company', 'Makler Muster', '--feedback', 'ja')
  expect([on.code, on.stdout]).toEqual([0, 'Anfragen an Makler Muster enthalten ab jetzt openimmo_feedback.xml.\n'])
  expect(await feedback()).toBe(true)
  await command('company', '--company', 'AT-MUSTER', '--feedback', 'nein')
  expect(await feedback()).toBe(false)
  const unknown = await command('company', '--company', 'niemand', '--feedback', 'ja')
  expect([unknown.code, unknown.stderr]).toEqual([1, 'Einen Anbieter „niemand“ gibt es nicht.\n'])
  expect((await command('company', '--feedback', 'vielleicht')).code).toBe(2)
}, 60_000)
