import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { CompanyPage } from '../../src/islands/admin/companies/CompanyPage.tsx'
import { DeliveryList } from '../../src/islands/admin/feeds/DeliveryList.tsx'
import { DeliveryRecord } from '../../src/islands/admin/feeds/DeliveryRecord.tsx'
import { RunList } from '../../src/islands/admin/feeds/RunList.tsx'
import { RunRecord } from '../../src/islands/admin/feeds/RunRecord.tsx'
import { SourceList } from '../../src/islands/admin/feeds/SourceList.tsx'
import { SourceRecord } from '../../src/islands/admin/feeds/SourceRecord.tsx'
import { feedWords } from '../../src/islands/admin/feeds/words.ts'
import type { DeliveryDetails, RunDetails, SourceDetails } from '../../src/stores/admin/feeds.ts'
import { answerWith, type Sent } from '../support/dom.ts'

const words = feedWords('de')
const user: User = {
  ...{ id: 1, name: 'Eva', email: 'eva@example.at', email_confirmed: true, phone: null, role: 'agent' },
  ...{ language: 'de', has_password: true, company_id: 1, created_at: '2026-11-01T00:00:00.000Z' },
  notifications: NOTIFICATIONS,
}
const props = { t: words, words, language: 'de', user, schemas: {} } as const
const at = '2026-11-23T10:00:00.000Z'

const delivery: DeliveryDetails = {
  ...{ id: 7, source: { id: 3, key: 'linden' }, way: 'upload', state: 'uploaded', file_name: 'bestand.xml' },
  ...{ bytes: 1_500_000, received_at: at, finished_at: null, run_id: null, is_kept: true },
  preview: {
    ...{ state: 'refused', modus: 'VOLL', message: null, at, counts: { objects: 2, created: 1, changed: 1, held: 4 } },
    lines: [],
    objects: [
      { nr: 2, objekt: 'A1 Wohnung', outcome: 'changed' },
      { nr: 1, objekt: 'A2 Haus', outcome: 'created' },
    ],
    changes: [
      { objekt: 'A1', field: 'kaltmiete', before: 900, after: 950 },
      {
        ...{ objekt: 'A2', field: 'kaltmiete', before: 900, after: 950 },
        waehrung: { before: 'EUR', after: 'CHF' },
      },
      { objekt: 'A1', field: 'ausstattung', before: [], after: ['BALKON', 'GARTEN'] },
    ],
    totals: { lines: 0, objects: 2, changes: 3 },
  },
}
/** Which record's acts were asked for. */
const actsAsked = (sent: readonly Sent[]) => sent.find(({ name }) => name === 'GET /api/admin/audit')?.query.toString()
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a preview shows what is added and changed, and is carried out with exactly the deletions that it shows', async () => {
  const sent = answerWith({
    'GET /api/admin/deliveries/7': { body: { data: delivery } },
    'POST /api/admin/deliveries/7/carry-out': {
      status: 409,
      body: { code: 'import.deletions_differ', message: 'Die Zahl stimmt nicht mehr.' },
    },
  })
  await render(<DeliveryRecord {...props} id={7} />)
  await expect.element(page.getByRole('row', { name: 'A2 Haus Neu' })).toBeVisible()
  // Fields and values have the words of the audit, not the names of the database.
  for (const told of [
    /^A1 Kaltmiete 900.€ 950.€$/,
    /^A2 Kaltmiete 900.€ 950.CHF$/,
    'A1 Ausstattung – Balkon, Garten',
  ]) {
    await expect.element(page.getByRole('row', { name: told })).toBeVisible()
  }
  await button('Ausführen und 4 Objekte entfernen').click()
  expect(sent.some(({ name }) => name.startsWith('POST'))).toBe(false)
  await button('Ausführen und 4 Objekte entfernen').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Die Zahl stimmt nicht mehr.')
  expect(sent.at(-1)?.body).toEqual({ deletions: 4 })
})

test('a preview that has more than it lists says so', async () => {
  const preview = {
    ...(delivery.preview as NonNullable<typeof delivery.preview>),
    lines: [{ nr: 1, objekt: 'A2 Haus', outcome: 'created', notes: [] }],
    totals: { lines: 1234, objects: 4321, changes: 98_765 },
  }
  answerWith({ 'GET /api/admin/deliveries/7': { body: { data: { ...delivery, preview } } } })
  await render(<DeliveryRecord {...props} id={7} />)
  await expect.element(page.getByText('Gezeigt werden die ersten 2 von 4.321.')).toBeVisible()
  await expect.element(page.getByText('Gezeigt werden die ersten 3 von 98.765.')).toBeVisible()
  await page.getByText('Hinweise').click()
  await expect.element(page.getByText('Gezeigt werden die ersten 1 von 1.234.')).toBeVisible()
})

test('a list of the imports of one source names the source, and shows all when it is taken away', async () => {
  history.replaceState(null, '', '?source=3')
  const sent = answerWith({
    'GET /api/admin/imports': { body: { data: [], total: 0, total_is_exact: true } },
    'GET /api/admin/sources/3': { body: { data: { id: 3, key: 'linden' } } },
    'GET /api/admin/sources': { body: { data: [], total: 0, total_is_exact: true } },
    'GET /api/admin/views': { body: { data: [] } },
  })
  await render(<RunList {...props} />)
  const field = page.getByRole('combobox', { name: 'Quelle' })
  await expect.element(field).toHaveValue('linden')
  await field.fill('')
  await userEvent.tab()
  await expect.poll(() => location.search).toBe('')
  const asked = sent.filter(({ name }) => name === 'GET /api/admin/imports')
  expect([asked[0], asked.at(-1)].map((one) => one?.query.get('source'))).toEqual(['3', null])
})

test('the deliveries of one source are found by its name', async () => {
  history.replaceState(null, '', location.pathname)
  const sent = answerWith({
    'GET /api/admin/deliveries': { body: { data: [], total: 0, total_is_exact: true } },
    'GET /api/admin/sources/3': { body: { data: { id: 3, key: 'linden' } } },
    'GET /api/admin/sources': {
      body: { data: [{ id: 3, key: 'linden', companies: [] }], total: 1, total_is_exact: true },
    },
    'GET /api/admin/views': { body: { data: [] } },
  })
  await render(<DeliveryList {...props} />)
  await page.getByRole('combobox', { name: 'Quelle' }).click()
  await page.getByRole('option', { name: 'linden' }).click()
  const asked = () =>
    sent
      .filter(({ name }) => name === 'GET /api/admin/deliveries')
      .at(-1)
      ?.query.get('source')
  await expect.poll(asked).toBe('3')
})

const NOTHING = { body: { data: [], total: 0, total_is_exact: true } }
const SHARED = /über eine Quelle, die mehrere Anbieter teilen/
const LISTS = [
  ['sources', SourceList, /^Noch keine Quelle/],
  ['imports', RunList, /^Noch wurde nichts importiert/],
  ['deliveries', DeliveryList, /^Noch wurde nichts importiert/],
] as const

test.each(LISTS)('%s: agents whose company shares its only source are told so', async (path, List, nothing) => {
  history.replaceState(null, '', location.pathname)
  const sources = [{ id: 3, key: 'verbund', is_shared: true }]
  answerWith({
    [`GET /api/admin/${path}`]: NOTHING,
    'GET /api/admin/views': { body: { data: [] } },
    'GET /api/admin/companies/1': () => ({ body: { data: { sources } } }),
  })
  const shared = await render(<List {...props} />)
  await expect.element(page.getByText(SHARED)).toBeVisible()
  await expect.element(page.getByText(nothing)).not.toBeInTheDocument()
  await shared.unmount()
  // With a source of its own, the list says that it is empty.
  sources.push({ id: 4, key: 'linden', is_shared: false })
  const own = await render(<List {...props} />)
  await expect.element(page.getByText(nothing)).toBeVisible()
  await own.unmount()
  await render(<List {...props} user={{ ...user, role: 'admin', company_id: null }} />)
  await expect.element(page.getByText(nothing)).toBeVisible()
  await expect.element(page.getByText(SHARED)).not.toBeInTheDocument()
})

test('the page of a company leads agents to its own source only, and admins to a shared one, too', async () => {
  const company = {
    ...{ id: 1, slug: 'linden', version: 'v1', firma: 'Linden', hand: {}, checked_at: null, created_at: at, homes: 1 },
    ...{ agents: 1, logo: null, has_own_logo: false, opening_hours: null, openimmo_anid: null, anbieternr: null },
    sources: [
      { id: 4, key: 'linden', is_shared: false },
      { id: 3, key: 'verbund', is_shared: true },
    ],
  }
  answerWith({
    'GET /api/admin/companies/1': { body: { data: company } },
    'GET /api/admin/audit': NOTHING,
  })
  const links = () => page.getByRole('link', { name: /^(linden|verbund)$/ }).elements().length
  const frame = { ...props, id: 1 }
  const agents = await render(<CompanyPage {...frame} />)
  await expect.element(page.getByText('verbund')).toBeVisible()
  expect(links()).toBe(1)
  await agents.unmount()
  await render(<CompanyPage {...frame} user={{ ...user, role: 'admin', company_id: null }} />)
  await expect
    .element(page.getByRole('link', { name: 'verbund' }))
    .toHaveAttribute('href', expect.stringMatching(/quellen\?id=3$/))
  expect(links()).toBe(2)
})

const run: RunDetails = {
  ...{ id: 5, source: { id: 3, key: 'linden' }, file_name: 'bestand.xml', state: 'refused', modus: 'VOLL', total: 1 },
  ...{ counts: { objects: 1, held: 4 }, message: null, started_at: at, finished_at: at, rolled_back_at: null },
  codes: [{ level: 'warning', code: 'postcode', message: '„X80“ ist keine Postleitzahl.', count: 2 }],
  ...{ can_roll_back: true, deletions_to_confirm: 4, is_kept: true, kept_files: 3 },
}

test('a report shows its notes and the XML of an object, and says when the file is gone', async () => {
  const note = { level: 'warning', path: 'geo/plz', code: 'postcode', message: '„X80“ ist keine Postleitzahl.' }
  let isKept = true
  answerWith({
    'GET /api/admin/imports/5': { body: { data: run } },
    'GET /api/admin/imports/5/lines': {
      body: { data: [{ nr: 1, objekt: 'A1', outcome: 'created', notes: [note] }], total: 1, total_is_exact: true },
    },
    'GET /api/admin/imports/5/lines/1/xml': () => ({
      body: { data: { xml: isKept ? '<immobilie/>' : null, is_kept: isKept, is_cut: false } },
    }),
  })
  await render(<RunRecord {...props} id={5} />)
  await expect.element(page.getByText('geo/plz')).toBeVisible()
  await button('XML zeigen: A1').click()
  await expect.element(page.getByText('<immobilie/>')).toBeVisible()
  await button('Schließen').click()
  isKept = false
  await button('XML zeigen: A1').click()
  await expect.element(page.getByText('Aufbewahrt werden die letzten 3 Dateien')).toBeVisible()
})

test('deletions are confirmed by their number', async () => {
  const sent = answerWith({
    'GET /api/admin/imports/5': { body: { data: run } },
    'GET /api/admin/imports/5/lines': { body: { data: [], total: 0, total_is_exact: true } },
    'POST /api/admin/imports/5/confirm': { body: { data: run } },
  })
  await render(<RunRecord {...props} id={5} />)
  await expect.poll(() => actsAsked(sent)).toEqual('entity=run&entity_id=5')
  await button('4 Entfernungen bestätigen').click()
  await expect.element(page.getByText('mehr als die Grenze der Quelle erlaubt: 4')).toBeVisible()
  await button('4 Entfernungen bestätigen').click()
  await expect.poll(() => sent.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ deletions: 4 })
})

const source: SourceDetails = {
  ...{ id: 3, key: 'linden', companies: [{ id: 1, firma: 'Linden', slug: 'linden' }], health: 'failing', homes: 12 },
  ...{ waiting: 0, failures: 2, last_delivery: null, last_run: { id: 5, state: 'failed', started_at: at } },
  ...{ silent_days: 1, pull_fault: 'status 404', version: 'v1', active: true, open: false, modus: null },
  ...{ voll_deletes: true, max_deletion_percent: 30, expire_after_days: null, default_country: null, encoding: null },
  ...{ report_email: null, report_language: 'de', pull_address: null, pull_has_login: false, pull_minutes: 60 },
  ...{ pulled_at: null, has_secret: true, ssh_keys: [] },
  delivering: { put: 'https://k.example/api/feeds/linden', uploads: 'https://k.example/api/uploads', sftp: null },
  limits: { megabytes: 2048, waiting: 10, per_hour: 240, kept_files: 3 },
}
const nullable = (type: object) => ({ anyOf: [type, { type: 'null' }] })
const schema = {
  properties: {
    modus: nullable({ type: 'string', enum: ['VOLL', 'TEIL'] }),
    max_deletion_percent: { type: 'integer', minimum: 0, maximum: 100 },
    pull_address: nullable({ type: 'string', format: 'uri' }),
    report_language: { type: 'string', enum: Object.keys(LANGUAGES) },
  },
}

test('a source tells its health and how to deliver, shows a new secret once, and its form names a wrong field', async () => {
  const sent = answerWith({
    'GET /api/admin/sources/3': { body: { data: source } },
    'POST /api/admin/sources/3/secret': { body: { data: { secret: 'neues-geheimnis' } } },
    'PATCH /api/admin/sources/3': {
      status: 400,
      body: {
        code: 'input.invalid',
        message: '',
        fields: [{ field: 'pull_address', code: 'invalid', message: 'Keine Adresse.' }],
      },
    },
  })
  const schemas = { 'PATCH /api/admin/sources/{id}': schema }
  await render(<SourceRecord {...props} schemas={schemas} id={3} />)
  await expect.element(page.getByText('Gestört')).toBeVisible()
  await expect.element(page.getByText('Unter dieser Adresse liegt keine Datei. status 404')).toBeVisible()
  await expect.poll(() => actsAsked(sent)).toEqual('entity=source&entity_id=3')
  await expect.element(page.getByText(/api\/feeds\/linden/)).toBeVisible()
  await button('Neuer Zugangsschlüssel').click()
  await button('Neuer Zugangsschlüssel').click()
  await expect.element(page.getByText('neues-geheimnis', { exact: true })).toBeVisible()
  const address = page.getByRole('textbox', { name: /Adresse, von der abgeholt wird/ })
  await expect.element(address).toHaveAccessibleDescription(words('feeds.help.pull_address'))
  const languages = page.getByRole('combobox', { name: 'Sprache des Berichts' })
  await languages.selectOptions('Türkçe')
  await address.fill('nichts')
  await button('Speichern').click()
  await expect.element(address).toHaveAccessibleDescription(/Keine Adresse/)
  expect(sent.at(-1)?.body).toEqual({
    version: 'v1',
    modus: null,
    max_deletion_percent: 30,
    pull_address: 'nichts',
    report_language: 'tr',
  })
})
