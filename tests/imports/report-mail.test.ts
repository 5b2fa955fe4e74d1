import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { importFeed } from '../../src/server/imports/service.ts'
import { type FeedHome, feedOf } from '../support/feed.ts'
import { mailsIn } from '../support/outbox.ts'
import { fileFor } from '../support/sender.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let nr = 0

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.work.db.deleteFrom('delivery').execute()
})

const good: FeedHome = { nr: 'B1', hauptmietzins: 700, wohnflaeche: 50 }
const wrong: FeedHome = { ...good, titel: 'Altbau', plz: 'X80' }

/** A source whose reports go to that address. */
async function source(key: string, language: Language = 'de', email: string | null = 'office@makler.example') {
  const row = { key, name: key, report_email: email, report_language: language }
  await server.work.db.insertInto('import_source').values(row).execute()
  return key
}

async function imported(key: string, homes: readonly FeedHome[], ctx: Ctx = server.work, options = {}) {
  const file = fileFor(server.ctx, `bericht-${++nr}.xml`, feedOf(homes).replaceAll('AT-MUSTER', `AT-${key}`))
  return importFeed(ctx, file, { source: key, ...options })
}

const mails = () => mailsIn(server.work.db)
const after = (hours: number): Ctx => ({ ...server.work, clock: () => new Date(Date.now() + hours * 3_600_000) })

test('a report with notes is mailed to the agency, in the words of the command', async () => {
  const key = await source('rm-de')
  const { run } = await imported(key, [wrong, { ...good, nr: 'B2' }])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'office@makler.example',
    language: 'de',
    subject: `Hinweise zum Import: ${run.file_name}`,
  })
  expect(mail?.text).toContain(`Lauf ${run.id}: ${run.file_name}`)
  expect(mail?.text).toContain('B1 Altbau: neu')
  expect(mail?.text).toMatch(/geo\/plz: „X80“ ist keine/)
  expect(mail?.text).not.toContain('B2')
  expect(mail?.text).toContain('Quelle rm-de')
})

test('in English for a source that reads English', async () => {
  const key = await source('rm-gb', 'gb')
  await imported(key, [wrong])
  const [mail] = await mails()
  expect(mail).toMatchObject({ language: 'gb', subject: expect.stringMatching(/^Notes on the import: /) })
  expect(mail?.html).toContain('lang="en-GB"')
  expect(mail?.text).toContain('B1 Altbau: new')
  expect(mail?.text).not.toMatch(/Hinweis|Quelle|Ergebnis/)
})

const FOREIGN = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'de')

test.each(FOREIGN)('no German is left in the mail of a source that reads another language: %s', async (language) => {
  const key = await source(`rm-all-${language}`, language)
  // 52 objects: two more than a mail lists.
  await imported(
    key,
    Array.from({ length: 52 }, (_, at) => ({ ...wrong, nr: `A${at}` })),
  )
  const [mail] = await mails()
  const { tag, dir } = LANGUAGES[language]
  expect(mail).toMatchObject({ language, subject: expect.not.stringMatching(/Hinweis|Import zum/) })
  expect(mail?.html).toContain(`lang="${tag}" dir="${dir}"`)
  expect(mail?.text).toContain(key)
  expect(mail?.text).not.toMatch(/Hinweis|Quelle|Ergebnis|Lauf|Objekt[e.]|Diese Adresse|ist keine/)
})

test('in Turkish, and in Arabic from right to left', async () => {
  const { run } = await imported(await source('rm-tr', 'tr'), [wrong])
  const [turkish] = await mails()
  expect(turkish?.subject).toBe(`İçe aktarma notları: ${run.file_name}`)
  expect(turkish?.text).toContain('B1 Altbau: yeni')
  expect(turkish?.text).toContain('Bu adres, rm-tr kaynağının içe aktarma raporları için kayıtlı.')
  const file = fileFor(server.ctx, 'kaputt.xml', '<openimmo><anbieter>')
  await importFeed(server.work, file, { source: await source('rm-sa', 'sa') })
  const arabic = (await mails()).find(({ language }) => language === 'sa')
  expect(arabic?.subject).toBe('فشل الاستيراد: kaputt.xml')
  expect(arabic?.html).toContain('dir="rtl"')
  expect(arabic?.text).toContain('هذا العنوان مسجل لتقارير استيراد المصدر rm-sa')
})

test('at most once a day: the next day of Vienna brings the next one', async () => {
  const key = await source('rm-daily')
  await imported(key, [wrong])
  await imported(key, [{ ...wrong, hauptmietzins: 800 }])
  expect(await mails()).toHaveLength(1)
  await imported(key, [{ ...wrong, hauptmietzins: 900 }], after(24))
  expect(await mails()).toHaveLength(2)
})

test('nothing is mailed when all is well, without an address, and by a rehearsal', async () => {
  await imported(await source('rm-good'), [good])
  await imported(await source('rm-nobody', 'de', null), [wrong])
  await imported(await source('rm-dry'), [wrong], server.work, { dryRun: true })
  expect(await mails()).toEqual([])
})

test('a file that cannot be read is told in the subject', async () => {
  const key = await source('rm-failed')
  const file = fileFor(server.ctx, 'kaputt.xml', '<openimmo><anbieter>')
  await importFeed(server.work, file, { source: key })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Import fehlgeschlagen: kaputt.xml')
  expect(mail?.text).toContain('Die XML-Datei bricht in Zeile 1 ab.')
})

test('deletions that wait are told in the subject, with each home', async () => {
  const key = await source('rm-held')
  const many = Array.from({ length: 12 }, (_, at) => ({ ...good, nr: `H${at}` }))
  await imported(key, many)
  const file = fileFor(server.ctx, 'wenige.xml', feedOf(many.slice(0, 2), 'VOLL').replaceAll('AT-MUSTER', `AT-${key}`))
  await importFeed(server.work, file, { source: key })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Entfernungen warten auf Bestätigung: wenige.xml')
  expect(mail?.text).toContain('H11')
})

test('a long report lists fifty objects and counts the others', async () => {
  const key = await source('rm-long')
  await imported(
    key,
    Array.from({ length: 53 }, (_, at) => ({ ...wrong, nr: `L${at}` })),
  )
  const [mail] = await mails()
  expect(mail?.text).toContain('L49 Altbau')
  expect(mail?.text).not.toContain('L50 Altbau')
  expect(mail?.text).toContain('Und 3 weitere Objekte.')
})

test('nothing in this file made the server complain', () => {
  expect(server.complaints).toEqual([])
})
