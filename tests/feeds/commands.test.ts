import sharp from 'sharp'
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
})

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
})

test('user and password of an address are kept, and the password is not shown', async () => {
  const address = 'https://eva:geheim@makler.example/a.zip'
  const set = await command('source', '--key', 'mit-kennwort', '--pull', address)
  expect([set.code, set.stderr]).toEqual([0, ''])
  expect((await row('mit-kennwort'))?.pull_url).toBe(address)
  expect(set.stdout).toContain('von https://eva:…@makler.example/a.zip geholt')
})

test.each([
  [['--ssh-key', 'kein Schlüssel'], '--ssh-key: Das ist kein öffentlicher Schlüssel'],
  [['--report', 'niemand'], '--report: Das ist keine E-Mail-Adresse.'],
  [['--pull', 'http://makler.example/a.zip'], '--pull: Das muss eine öffentliche Adresse mit https sein'],
  [['--pull', 'https://127.0.0.1/a.zip'], '--pull: Das muss eine öffentliche Adresse mit https sein'],
  [['--every', '1'], '--every: „1“ ist hier nicht möglich. Erlaubt ist: 5-10080'],
  [['--report-language', 'xx'], '--report-language: „xx“ ist hier nicht möglich. Erlaubt ist: de, gb, fr,'],
])('%j is refused with a sentence, and changes nothing', async (args, sentence) => {
  const { code, stderr } = await command('source', '--key', 'falsch', ...args)
  expect(code).not.toBe(0)
  expect(stderr).toContain(sentence)
  expect(await row('falsch')).toBeUndefined()
})

test('npm run company sets what no feed may touch, and shows it', async () => {
  const homes = [{ nr: 'C1', hauptmietzins: 700, wohnflaeche: 50 }]
  await importHomes(server.work, homes)
  const picture = sharp({ create: { width: 300, height: 90, channels: 3, background: '#1f5c4a' } })
  const file = fileFor(server.ctx, 'logo.png', await picture.png().toBuffer())
  const set = await command(
    'company',
    ...['--company', 'Makler Muster', '--logo', file, '--color', '#1F5C4A', '--line', 'Seit 1962 in Graz'],
    ...['--assistants', 'nein', '--feedback', 'ja'],
  )
  const shown = `Makler Muster
  Logo: vom Betreiber gesetzt
  Farbe: #1f5c4a
  Zeile: Seit 1962 in Graz
  Assistenten außerhalb von Klinke: dürfen die Objekte nicht lesen
  Offene Daten: ja
  Anfragen enthalten openimmo_feedback.xml: ja
`
  expect([set.code, set.stdout, set.stderr]).toEqual([0, shown, ''])
  await importHomes(server.work, [{ ...homes[0], nr: 'C1', hauptmietzins: 750 }], 'VOLL')
  expect((await command('company', '--company', 'AT-MUSTER')).stdout).toBe(shown)
  const home = await server.work.db.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const { data } = await (await fetch(`${server.address}/api/properties/${home.id}`)).json()
  expect(data.company_detail).toMatchObject({ line: 'Seit 1962 in Graz', logo: { width: 300, height: 90 } })
  const back = await command(
    'company',
    '--company',
    'AT-MUSTER',
    '--logo',
    'feed',
    '--color',
    'keine',
    '--line',
    'keine',
  )
  expect(back.stdout).toContain('Logo: aus dem Feed, falls er eines enthält\n  Farbe: keine\n  Zeile: keine\n')
})

/** A file that is no picture. */
const TEXT = 'logo.txt'

test.each([
  [['--company', 'niemand', '--feedback', 'ja'], 1, 'Einen Anbieter „niemand“ gibt es nicht.'],
  [['--feedback', 'ja'], 2, 'Verwendung: npm run company'],
  [['--company', 'AT-MUSTER', '--feedback', 'vielleicht'], 2, '--feedback: „vielleicht“ ist nicht möglich.'],
  [['--company', 'AT-MUSTER', '--color', 'grün'], 2, '--color: „grün“ ist nicht möglich. Erlaubt: #RRGGBB.'],
  [['--company', 'AT-MUSTER', '--line', 'x'.repeat(121)], 2, 'Erlaubt: 1-120.'],
  [
    ['--company', 'AT-MUSTER', '--logo', '/gibt/es/nicht.png', '--line', 'neu'],
    2,
    '„/gibt/es/nicht.png“ gibt es nicht',
  ],
  [['--company', 'AT-MUSTER', '--logo', TEXT, '--line', 'neu'], 1, 'ist kein Bild, das Klinke zeigen kann'],
])('%j for npm run company is refused with a sentence', async (args, code, words) => {
  const text = fileFor(server.ctx, TEXT, 'kein Bild')
  const ran = await command('company', ...args.map((arg) => (arg === TEXT ? text : arg)))
  expect([ran.code, ran.stdout]).toEqual([code, ''])
  expect(ran.stderr).toContain(words)
})

test('what was refused has changed nothing', async () => {
  expect((await command('company', '--company', 'AT-MUSTER')).stdout).toContain('Zeile: keine')
})
