import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { importHomes } from '../support/feed.ts'
import { mailsIn, textOf } from '../support/outbox.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let home: number

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0', SITE_URL: 'https://portal.example' })
  await importHomes(server.work, [{ nr: 'A-17', titel: 'Altbau & Garten', hauptmietzins: 900, wohnflaeche: 84 }])
  home = (await server.work.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.work.db.deleteFrom('delivery').execute()
  await wants(false, {})
})

/** What the company chose, and what the contact of the home says. */
async function wants(openimmo_feedback: boolean, kontaktperson: object): Promise<void> {
  await server.work.db.updateTable('company').set({ openimmo_feedback }).execute()
  await server.work.db
    .updateTable('agent')
    .set({ kontaktperson: JSON.stringify(kontaktperson) })
    .execute()
}

/** Asks about the home, at the server's own address: SITE_URL is that of the proxy. */
const ask = (message = 'Ist die Wohnung ab März frei?', name = 'Anna Maria Huber') =>
  call({ ...server, address: server.local }, 'POST', '/api/inquiries', {
    property_id: home,
    name,
    email: 'anna@example.org',
    phone: '+43 660 12345',
    message,
    privacy: true,
  })

/** Elements of a document by their path, as an agency's program reads them. */
function elementsOf(xml: string): Record<string, string> {
  const found: Record<string, string> = {}
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void path.push(name))
  parser.on('text', (text) => {
    if (text.trim()) found[path.slice(1).join('/')] = text
  })
  parser.on('closetag', () => void path.pop())
  parser.write(xml).close()
  return found
}

const mails = () => mailsIn(server.work.db)

test('a company that wants it gets an openimmo_feedback with each inquiry', async () => {
  await wants(true, {})
  expect((await ask()).status).toBe(200)
  const [agency, receipt, ...others] = await mails()
  expect(others).toEqual([])
  const [file, ...more] = agency?.attachments ?? []
  expect([file?.filename, file?.contentType, more]).toEqual([
    'openimmo_feedback.xml',
    'application/xml; charset=utf-8',
    [],
  ])
  expect(textOf(file)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<openimmo_feedback>/)
  expect(elementsOf(textOf(file))).toEqual({
    version: '1.2.5',
    'sender/name': 'portal.example',
    'sender/openimmo_anid': 'AT-MUSTER',
    'sender/datum': expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
    'objekt/portal_unique_id': String(home),
    'objekt/portal_obj_id': 'A-17',
    'objekt/oobj_id': 'A-17',
    'objekt/expose_url': expect.stringMatching(/^https:\/\/portal\.example\/immobilien\/\d+\//),
    'objekt/vermarktungsart': expect.stringContaining('MIETE'),
    'objekt/bezeichnung': 'Altbau & Garten',
    'objekt/ort': '8010 Graz',
    'objekt/interessent/int_id': expect.stringMatching(/^\d+$/),
    'objekt/interessent/vorname': 'Anna Maria',
    'objekt/interessent/nachname': 'Huber',
    'objekt/interessent/tel': '+43 660 12345',
    'objekt/interessent/email': 'anna@example.org',
    'objekt/interessent/bevorzugt': 'EMAIL',
    'objekt/interessent/anfrage': 'Ist die Wohnung ab März frei?',
  })
  expect(receipt?.attachments).toEqual([])
})

test('the address for programs of the contact gets the mail too, once', async () => {
  await wants(true, { email_feedback: 'software@makler.example' })
  await ask()
  expect((await mails()).map(({ recipient, attachments }) => [recipient, attachments.length])).toEqual([
    ['huber@example.at', 1],
    ['software@makler.example', 1],
    ['anna@example.org', 0],
  ])
  await server.work.db.deleteFrom('delivery').execute()
  await wants(true, { email_feedback: 'Huber@example.at' })
  await ask()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['huber@example.at', 'anna@example.org'])
  await server.work.db.deleteFrom('delivery').execute()
  await wants(true, { email_feedback: 'keine Adresse' })
  await ask()
  expect(await mails()).toHaveLength(2)
})

test('a company that does not want it gets none, whatever its feed says', async () => {
  await wants(false, { email_feedback: 'software@makler.example' })
  await ask()
  expect((await mails()).map(({ attachments }) => attachments.length)).toEqual([0, 0])
})

test('what a visitor writes cannot become an element', async () => {
  await wants(true, {})
  const message = ']]></anfrage></interessent><oobj_id>X</oobj_id> & "Grüße" <b>\nzweite Zeile 🏠'
  await ask(message, 'Eva')
  const [agency] = await mails()
  const elements = elementsOf(textOf(agency?.attachments[0]))
  expect(elements['objekt/interessent/anfrage']).toBe(message)
  expect(elements['objekt/oobj_id']).toBe('A-17')
  expect(elements['objekt/interessent/nachname']).toBe('Eva')
  expect(elements['objekt/interessent/vorname']).toBeUndefined()
})
