import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StaffAppointmentDetail } from '../../src/domain/appointments/admin-schemas.ts'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import type { InboxDetail, InboxRow } from '../../src/domain/inquiries/inbox-schemas.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import InboxScreen from '../../src/islands/admin/inbox/InboxScreen.tsx'
import ViewingsScreen from '../../src/islands/admin/viewings/ViewingsScreen.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', admin, shared)
const user: User = {
  id: 3,
  name: 'Eva Huber',
  email: 'eva@example.at',
  email_confirmed: true,
  phone: null,
  role: 'agent',
  language: 'de',
  has_password: true,
  notifications: NOTIFICATIONS,
  company_id: 1,
  created_at: '2026-01-01T00:00:00.000Z',
}
const props = { t, language: 'de', user, schemas: {} } as const
const home = { id: 9, objekttitel: 'Altbau am Lendplatz', path: '/immobilie/9/altbau' }
const row: InboxRow = {
  id: 7,
  status: 'new',
  name: 'Anna Berger',
  email: 'anna@example.org',
  phone: null,
  excerpt: 'Ist die Wohnung frei?',
  language: 'gb',
  created_at: '2026-11-20T09:00:00.000Z',
  answered_at: null,
  owner: null,
  property: home,
  project: null,
  company: { id: 1, firma: 'Makler Muster' },
  feedback: 'none',
}
const detail: InboxDetail = {
  ...row,
  version: 'v1',
  message: 'Ist die Wohnung frei?',
  answers: [],
  notes: [],
  history: [],
  people: [{ id: 3, name: 'Eva Huber' }],
  fields: { name: 'Anna Berger', objekttitel: 'Old flat', link: 'https://x.example', firma: 'Muster', absender: 'Eva' },
  subject: 'Your inquiry about “Old flat”',
  reply_to: 'huber@example.at',
}
const viewing: StaffAppointmentDetail = {
  id: 5,
  type: 'viewing',
  status: 'booked',
  starts_at: '2030-06-04T09:00:00.000Z',
  duration: 30,
  name: 'Anna Berger',
  email: 'anna@example.org',
  phone: null,
  property: home,
  company: null,
  agent: 'Eva Huber',
  proposals: [],
  conflicts: [6],
  message: '',
  reason: '',
  language: 'de',
  created_at: '2030-06-01T09:00:00.000Z',
  version: 'v1',
  is_over: false,
  hours: {},
  history: [],
}
const templates = [
  { id: 1, name: 'Frei', language: 'gb', subject: 'About {objekttitel}', text: 'Dear {name},', version: 'v' },
]
const go = (search: string) => history.replaceState(null, '', location.pathname + search)
const button = (name: string) => page.getByRole('button', { name, exact: true })
beforeEach(() => go(''))

const list = (data: object[]) => ({ body: { data, total: data.length, total_is_exact: true } })

test('the CSV file of the inbox has whole messages', async () => {
  const message = `${'Ist die Wohnung frei? '.repeat(30)}Ende`
  const excerpt = message.slice(0, 200)
  const sent = answerWith({
    'GET /api/admin/inquiries': ({ query }) => list([{ ...row, excerpt, ...(query.get('whole') && { message }) }]),
    'GET /api/admin/inquiries/figures': { body: { data: { waiting: 0, answered: 0, median_hours: null } } },
  })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#csv'
  })
  await render(<InboxScreen {...props} />)
  await expect.element(page.getByText(excerpt.trim())).toBeVisible()
  expect(sent.some(({ query }) => query.has('whole'))).toBe(false)
  await button('CSV').click()
  await expect.poll(() => files.length).toBe(1)
  expect(await files[0]?.text()).toContain(message)
  vi.restoreAllMocks()
})

test('the inbox lists what was asked and how fast it is answered, and opens an inquiry', async () => {
  answerWith({
    'GET /api/admin/inquiries': list([row]),
    'GET /api/admin/inquiries/figures': { body: { data: { waiting: 4, answered: 6, median_hours: 2.5 } } },
  })
  await render(<InboxScreen {...props} />)
  await expect
    .element(page.getByRole('link', { name: 'Anna Berger' }))
    .toHaveAttribute('href', `${location.pathname}?id=7`)
  await expect.element(page.getByText('Erste Antwort nach 2,5 Stunden')).toBeVisible()
  await expect.element(page.getByText('Zu bearbeiten: 4')).toBeVisible()
  // An agent has one company.
  await expect.element(page.getByRole('combobox', { name: 'Firma' })).not.toBeInTheDocument()
})

test('inquiries of two states, a colleague, a home and a language are found, and the address keeps it', async () => {
  const sent = answerWith({
    'GET /api/admin/inquiries': list([row]),
    'GET /api/admin/inquiries/bulk/undoable': { body: { data: [] } },
    'GET /api/admin/inquiries/colleagues': { body: { data: [{ id: 4, name: 'Max Berg', firma: 'Muster' }] } },
    'GET /api/admin/properties': list([{ ...home, titel: home.objekttitel, objektnr: 'A1', company: { firma: 'M' } }]),
  })
  await render(<InboxScreen {...props} />)
  await page.getByText('Alle', { exact: true }).first().click()
  const states = page.getByRole('group', { name: 'Status' })
  await states.getByRole('checkbox', { name: 'Neu' }).click()
  await states.getByRole('checkbox', { name: 'In Arbeit' }).click()
  await userEvent.keyboard('{Escape}')
  const owner = page.getByRole('combobox', { name: 'Zuständig' })
  await owner.click()
  const offered = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent)
  await expect.poll(offered).toEqual(['Ich', 'Niemand', 'Max BergMuster'])
  await page.getByRole('option', { name: 'Max Berg' }).click()
  await page.getByRole('combobox', { name: 'Objekt' }).click()
  await page.getByRole('option', { name: home.objekttitel }).click()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOptions('English')
  await vi.waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      status: 'new,open',
      owner: '4',
      property: '9',
      language: 'gb',
    }),
  )
  const asked = () =>
    sent
      .filter(({ name }) => name === 'GET /api/admin/inquiries')
      .at(-1)
      ?.query.toString()
  await vi.waitFor(() => expect(asked()).toBe(location.search.slice(1)))
})

test('inquiries are assigned: the person is asked for, what changes is shown first, and it is undone', async () => {
  let left: object[] = []
  const sent = answerWith({
    'GET /api/admin/inquiries': list([row]),
    'GET /api/admin/inquiries/bulk/undoable': () => ({ body: { data: left } }),
    'GET /api/admin/inquiries/colleagues': { body: { data: [{ id: 4, name: 'Max Berg', firma: 'Muster' }] } },
    'POST /api/admin/inquiries/bulk': ({ body }) => {
      const isDry = (body as { dry_run: boolean }).dry_run
      if (!isDry) left = [{ id: 12, act: 'assign_inquiries', at: '2026-11-28T09:15:00Z', ends_at: '', changed: 1 }]
      const examples = [{ id: 7, name: 'Anna Berger' }]
      return { body: { data: { found: 1, changed: 1, skipped: [], examples, undo: isDry ? null : { id: 12 } } } }
    },
    'POST /api/admin/inquiries/bulk/12/undo': () => {
      left = []
      return { body: { data: { undone: 1, kept: 0 } } }
    },
  })
  await render(<InboxScreen {...props} />)
  await page.getByRole('checkbox', { name: 'Anna Berger auswählen' }).click()
  await button('Jemandem zuteilen').click()
  const dialog = page.getByRole('dialog', { name: 'Jemandem zuteilen' })
  await expect.element(dialog.getByRole('button', { name: 'Vorschau' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('combobox').click()
  await dialog.getByRole('option', { name: 'Max Berg' }).click()
  await dialog.getByRole('button', { name: 'Vorschau' }).click()
  await expect.element(dialog.getByText('Betroffen: 1 von 1.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ausführen' }).click()
  const bodies = sent.flatMap(({ name, body }) => (name === 'POST /api/admin/inquiries/bulk' ? [body] : []))
  const act = { act: 'assign_inquiries', owner_id: 4, ids: [7] }
  expect(bodies).toEqual([
    { ...act, dry_run: true },
    { ...act, dry_run: false, expected: 1 },
  ])
  const undo = button('Rückgängig machen')
  await expect.element(undo).toHaveAccessibleDescription('Jemandem zuteilen, 28.11.2026, 10:15 · Geändert: 1.')
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
})

test('an inquiry leads to the record of its home or project, which is there also without a page for visitors', async () => {
  go('?id=7')
  answerWith({
    'GET /api/admin/inquiries/7': { body: { data: detail } },
    'GET /api/admin/inquiries/8': {
      body: {
        data: { ...detail, id: 8, property: null, project: { id: 4, objekttitel: 'Park', path: '/projekte/4' } },
      },
    },
    'GET /api/admin/templates': { body: { data: [] } },
  })
  const { unmount } = await render(<InboxScreen {...props} />)
  const link = (name: string) => page.getByRole('link', { name })
  const fact = (label: string) => page.getByRole('definition').filter({ has: link(label) })
  await expect.element(link(home.objekttitel)).toHaveAttribute('href', '/admin/objekte?id=9')
  await expect.element(link('Im Portal ansehen')).toHaveAttribute('href', home.path)
  expect(fact(home.objekttitel).element().previousElementSibling?.textContent).toBe('Objekt')
  await unmount()
  go('?id=8')
  await render(<InboxScreen {...props} />)
  await expect.element(link('Park')).toHaveAttribute('href', '/admin/projekte?id=4')
  expect(fact('Park').element().previousElementSibling?.textContent).toBe('Projekt')
})

test('a template is filled in after what is already written, and the answer is sent with its language', async () => {
  go('?id=7')
  const sent = answerWith({
    'GET /api/admin/inquiries/7': { body: { data: detail } },
    'GET /api/admin/templates': { body: { data: templates } },
    'POST /api/admin/inquiries/7/answers': { body: { message: 'Unterwegs' } },
  })
  await render(<InboxScreen {...props} />)
  await expect.element(page.getByText('huber@example.at')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hallo!')
  await page.getByRole('combobox', { name: 'Vorlage' }).selectOptions('1')
  await expect
    .element(page.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveValue('Hallo!\n\nDear Anna Berger,')
  await expect.element(page.getByRole('textbox', { name: 'Betreff' })).toHaveValue('About Old flat')
  await button('Antwort senden').click()
  await expect
    .poll(() => sent.find(({ name }) => name.startsWith('POST'))?.body)
    .toEqual({
      version: 'v1',
      language: 'gb',
      subject: 'About Old flat',
      text: 'Hallo!\n\nDear Anna Berger,',
      status: 'waiting',
      file_ids: [],
    })
})

const isAskedBeforeLeaving = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('when a colleague has answered meanwhile, the answer is kept, and the record loads again', async () => {
  go('?id=7')
  let now: InboxDetail = detail
  const sent = answerWith({
    'GET /api/admin/inquiries/7': () => ({ body: { data: now } }),
    'GET /api/admin/templates': { body: { data: [] } },
    'POST /api/admin/inquiries/7/answers': ({ body }) =>
      (body as { version: string }).version === 'v1'
        ? { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } }
        : { body: { message: 'Unterwegs' } },
  })
  await render(<InboxScreen {...props} />)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Sie ist noch frei.')
  now = { ...detail, version: 'v2', status: 'waiting' }
  await button('Antwort senden').click()
  await button('Neu laden').click()
  await expect.element(page.getByText('Jemand anderer war schneller.')).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('Sie ist noch frei.')
  expect(isAskedBeforeLeaving()).toBe(true)
  await button('Antwort senden').click()
  await expect.element(text).toHaveValue('')
  expect(sent.filter(({ name }) => name.startsWith('POST')).at(-1)?.body).toMatchObject({ version: 'v2' })
  await expect.poll(isAskedBeforeLeaving).toBe(false)
})

test('a note is guarded until it is sent', async () => {
  go('?id=7')
  answerWith({
    'GET /api/admin/inquiries/7': { body: { data: detail } },
    'GET /api/admin/templates': { body: { data: [] } },
    'POST /api/admin/inquiries/7/notes': { body: { message: 'Notiert' } },
  })
  await render(<InboxScreen {...props} />)
  const note = page.getByRole('textbox', { name: 'Notiz' })
  await note.fill('Ruft morgen an')
  expect(isAskedBeforeLeaving()).toBe(true)
  await button('Notiz speichern').click()
  await expect.element(note).toHaveValue('')
  await expect.poll(isAskedBeforeLeaving).toBe(false)
})

test('a note whose answer was lost is sent again under the same key: the server keeps one', async () => {
  go('?id=7')
  let tries = 0
  const sent = answerWith({
    'GET /api/admin/inquiries/7': { body: { data: detail } },
    'GET /api/admin/templates': { body: { data: [] } },
    'POST /api/admin/inquiries/7/notes': () => (tries++ ? { body: { message: 'Notiert' } } : 'unreachable'),
  })
  await render(<InboxScreen {...props} />)
  const note = page.getByRole('textbox', { name: 'Notiz' })
  await note.fill('Ruft morgen an')
  await button('Notiz speichern').click()
  await expect.poll(() => tries).toBe(1)
  await button('Notiz speichern').click()
  await expect.element(note).toHaveValue('')
  const keys = sent.filter(({ name }) => name.endsWith('/notes')).map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]])
})

test('of two people on one viewing, the second keeps the reason and sees what the other has decided', async () => {
  go('?id=5')
  let now = viewing
  answerWith({
    'GET /api/admin/appointments/5': () => ({ body: { data: now } }),
    'POST /api/admin/appointments/5/decline': {
      status: 409,
      body: { code: 'record.changed', message: 'Jemand anderer war schneller.' },
    },
  })
  await render(<ViewingsScreen {...props} />)
  const reason = page.getByRole('textbox', { name: 'Begründung' })
  await reason.fill('Schon vermietet')
  expect(isAskedBeforeLeaving()).toBe(true)
  now = { ...viewing, status: 'confirmed', version: 'v2' }
  await button('Ablehnen').click()
  await button('Neu laden').click()
  await expect.element(page.getByText('Bestätigt', { exact: true })).toBeVisible()
  await expect.element(reason).toHaveValue('Schon vermietet')
})

test('an admin finds the viewings of a company', async () => {
  const sent = answerWith({
    'GET /api/admin/appointments': list([viewing]),
    'GET /api/admin/companies': list([{ id: 4, firma: 'Makler Muster', ort: 'Graz' }]),
    'GET /api/admin/companies/4': { body: { data: { firma: 'Makler Muster' } } },
  })
  await render(<ViewingsScreen {...props} user={{ ...user, role: 'admin', company_id: null }} />)
  await page.getByRole('combobox', { name: 'Firma' }).fill('muster')
  await page.getByRole('option', { name: 'Makler Muster' }).click()
  await expect.poll(() => sent.some(({ query }) => query.get('company') === '4')).toBe(true)
})

test('the inquiries of a project are found by its title', async () => {
  const project = { id: 4, titel: 'Gartenpark', company: { firma: 'Muster' } }
  const sent = answerWith({
    'GET /api/admin/inquiries': list([row]),
    'GET /api/admin/inquiries/bulk/undoable': { body: { data: [] } },
    'GET /api/admin/projects': list([project]),
    'GET /api/admin/projects/4': { body: { data: project } },
  })
  await render(<InboxScreen {...props} />)
  await page.getByRole('combobox', { name: 'Projekt' }).click()
  await page.getByRole('option', { name: 'Gartenpark' }).click()
  const asked = () => sent.findLast(({ name }) => name === 'GET /api/admin/inquiries')?.query.get('project')
  await expect.poll(asked).toBe('4')
})

test('the viewings of a home are found by its title', async () => {
  const sent = answerWith({
    'GET /api/admin/appointments': list([viewing]),
    'GET /api/admin/properties': list([{ ...home, titel: home.objekttitel, objektnr: 'A1', company: { firma: 'M' } }]),
  })
  await render(<ViewingsScreen {...props} />)
  await page.getByRole('combobox', { name: 'Objekt' }).click()
  await page.getByRole('option', { name: home.objekttitel }).click()
  const asked = () =>
    sent
      .filter(({ name }) => name === 'GET /api/admin/appointments')
      .at(-1)
      ?.query.get('property')
  await expect.poll(asked).toBe('9')
})

test('an answer without a text is not sent, and its field says so', async () => {
  go('?id=7')
  const sent = answerWith({
    'GET /api/admin/inquiries/7': { body: { data: detail } },
    'GET /api/admin/templates': { body: { data: [] } },
  })
  await render(<InboxScreen {...props} />)
  await button('Antwort senden').click()
  await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sent.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('a record of another company is a sentence, not an empty page', async () => {
  go('?id=8')
  answerWith({ 'GET /api/admin/inquiries/8': { status: 404, body: { code: 'record.not_found', message: 'Nein' } } })
  await render(<InboxScreen {...props} />)
  await expect.element(page.getByText('Diesen Eintrag gibt es nicht')).toBeVisible()
})

test('the week shows each appointment on its day in Vienna, and proposed times on theirs', async () => {
  go('?woche=2030-06-05')
  const proposed = {
    ...viewing,
    id: 6,
    name: 'Ben Maier',
    status: 'proposed' as const,
    conflicts: [],
    // In Vienna it is Thursday already.
    proposals: ['2030-06-05T22:30:00.000Z'],
  }
  const sent = answerWith({ 'GET /api/admin/appointments': list([viewing, proposed]) })
  await render(<ViewingsScreen {...props} />)
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect.poll(() => days.nth(1).element().textContent).toContain('11:00Anna Berger')
  await expect.poll(() => days.nth(3).element().textContent).toContain('00:30Ben Maier')
  expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({ from: '2030-06-03', to: '2030-06-09' })
  await button('Woche danach').click()
  await expect.poll(() => location.search).toBe('?woche=2030-06-10')
})

test('the week of a person and a company is an address, and the list and another week keep both', async () => {
  go('?woche=2030-06-05&company=1')
  const sent = answerWith({
    'GET /api/admin/appointments': list([viewing]),
    'GET /api/admin/companies/1': { body: { data: { id: 1, firma: 'Makler Muster' } } },
    'GET /api/admin/agents': list([{ id: 8, name: 'Max Berg', company: { firma: 'Makler Muster' } }]),
  })
  await render(<ViewingsScreen {...props} user={{ ...user, role: 'admin' }} />)
  await expect.element(page.getByRole('combobox', { name: 'Firma' })).toHaveValue('Makler Muster')
  await page.getByRole('combobox', { name: 'Ansprechperson' }).click()
  await page.getByRole('option', { name: 'Max Berg' }).click()
  await vi.waitFor(() => expect(location.search).toBe('?woche=2030-06-05&company=1&agent=8'))
  const asked = () => Object.fromEntries(sent.filter(({ name }) => name.endsWith('appointments')).at(-1)?.query ?? [])
  await vi.waitFor(() => expect(asked()).toMatchObject({ from: '2030-06-03', agent: '8', company: '1' }))
  await button('Woche danach').click()
  await vi.waitFor(() => expect(asked()).toMatchObject({ from: '2030-06-10', agent: '8', company: '1' }))
  const toList = page.getByRole('link', { name: 'Liste', exact: true })
  expect(new URL((toList.element() as HTMLAnchorElement).href).search).toBe('?agent=8&company=1')
})

test('the week of a home is an address, and the list keeps it', async () => {
  go('?woche=2030-06-05&property=7')
  const sent = answerWith({
    'GET /api/admin/appointments': list([viewing]),
    'GET /api/admin/properties/7': { body: { data: { id: 7, titel: 'Altbau am Park' } } },
  })
  await render(<ViewingsScreen {...props} />)
  await expect.element(page.getByRole('combobox', { name: 'Objekt' })).toHaveValue('Altbau am Park')
  const asked = () => Object.fromEntries(sent.find(({ name }) => name.endsWith('appointments'))?.query ?? [])
  await vi.waitFor(() => expect(asked()).toMatchObject({ from: '2030-06-03', property: '7' }))
  const toList = page.getByRole('link', { name: 'Liste', exact: true })
  expect(new URL((toList.element() as HTMLAnchorElement).href).search).toBe('?property=7')
})

test('beside a viewing stands what else the person has asked', async () => {
  go('?id=5')
  const before = {
    kind: 'inquiry',
    id: 7,
    at: '2030-06-01T08:00:00.000Z',
    status: 'done',
    property: home,
    excerpt: 'Frei?',
  }
  answerWith({ 'GET /api/admin/appointments/5': { body: { data: { ...viewing, history: [before] } } } })
  await render(<ViewingsScreen {...props} />)
  const history = page.getByRole('region', { name: 'Bisheriger Kontakt' })
  await expect.element(history.getByText('Erledigt · Altbau am Lendplatz')).toBeVisible()
  expect(history.getByRole('link').element().getAttribute('href')).toBe('/admin/anfragen?id=7')
})

test('proposed times are those of Vienna’s clock, and a refusal stands at them', async () => {
  go('?id=5')
  let tries = 0
  const refused = { status: 409, body: { code: 'appointment.outside_hours', message: 'Eine Zeit liegt außerhalb.' } }
  const sent = answerWith({
    'GET /api/admin/appointments/5': { body: { data: viewing } },
    'POST /api/admin/appointments/5/proposals': () => (tries++ ? { body: { message: 'Gesendet' } } : refused),
  })
  await render(<ViewingsScreen {...props} />)
  await expect.element(page.getByRole('link', { name: '#6' })).toBeVisible()
  await button('Vorschläge senden').click()
  await expect.element(page.getByText('Diese Angabe fehlt.').first()).toBeVisible()
  await page.getByLabelText('Vorschlag 1').fill('2030-06-06T11:00')
  await page.getByLabelText('Vorschlag 2').fill('2030-12-06T11:00')
  await button('Vorschläge senden').click()
  await expect.element(page.getByText('Eine Zeit liegt außerhalb.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Auch außerhalb der Besichtigungszeiten' }).click()
  await userEvent.keyboard('{Tab}')
  await button('Vorschläge senden').click()
  await expect
    .poll(() => sent.filter(({ name }) => name.startsWith('POST')).at(-1)?.body)
    .toEqual({
      version: 'v1',
      times: ['2030-06-06T09:00:00.000Z', '2030-12-06T10:00:00.000Z'],
      reason: '',
      outside_hours: true,
    })
})

test('what is typed into an answer outlives a reload of the inquiry that fails', async () => {
  go('?id=7')
  let isReached = true
  answerWith({
    'GET /api/admin/inquiries/7': () => (isReached ? { body: { data: detail } } : { status: 503, body: {} }),
    'GET /api/admin/templates': { body: { data: [] } },
    'GET /api/admin/audit': list([]),
    'PATCH /api/admin/inquiries/7': { body: { message: 'Gespeichert.' } },
  })
  await render(<InboxScreen {...props} />)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Guten Tag, die Wohnung ist frei.')
  isReached = false
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOptions('open')
  await expect.element(button('Erneut versuchen')).toBeVisible()
  await expect.element(text).toHaveValue('Guten Tag, die Wohnung ist frei.')
  isReached = true
  await button('Erneut versuchen').click()
  await expect.element(button('Erneut versuchen')).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('Guten Tag, die Wohnung ist frei.')
})

test('an appointment stays when it cannot be loaded again', async () => {
  go('?id=5')
  let isReached = true
  answerWith({
    'GET /api/admin/appointments/5': () => (isReached ? { body: { data: viewing } } : { status: 503, body: {} }),
    'GET /api/admin/audit': list([]),
    'POST /api/admin/appointments/5/confirm': { body: { message: 'Bestätigt.' } },
  })
  await render(<ViewingsScreen {...props} />)
  const reason = page.getByRole('textbox', { name: 'Begründung' })
  await reason.fill('Leider verkauft.')
  isReached = false
  await button('Termin bestätigen').click()
  await expect.element(button('Erneut versuchen')).toBeVisible()
  await expect.element(reason).toHaveValue('Leider verkauft.')
})
