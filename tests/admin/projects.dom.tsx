import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import type { ProjectRecord } from '../../src/domain/listings/project.ts'
import { newProjectSchema, projectChangeSchema } from '../../src/domain/listings/project-hand.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import type { FieldSchema } from '../../src/islands/admin/form/schema.ts'
import ProjectsScreen from '../../src/islands/admin/projects/ProjectsScreen.tsx'
import { answerWith } from '../support/dom.ts'

const at = '2026-01-01T00:00:00.000Z'
const user: User = {
  ...{ id: 3, name: 'Eva Huber', email: 'eva@example.at', email_confirmed: true, phone: null, role: 'agent' },
  ...{ language: 'de', has_password: true, notifications: NOTIFICATIONS, company_id: 1, created_at: at },
}
const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as FieldSchema
const props = {
  t: translatorOf('de', admin, shared),
  language: 'de',
  user,
  schemas: {
    'PATCH /api/admin/projects/{id}': schemaOf(projectChangeSchema),
    'POST /api/admin/projects': schemaOf(newProjectSchema),
  },
} as const
const project: ProjectRecord = {
  ...{ id: 7, titel: 'Wohnen am Park', status: 'marketing', fertigstellung: null, strasse: null, plz: '1020' },
  ...{ ort: 'Wien', beschreibung: null, version: 'v1', by_hand: false, hand: {}, state: 'published', homes: 2 },
  ...{ published: 2, new_at: at, path: '/projekte/7', reason: null, withheld_at: null, states: { published: 2 } },
  ...{ restricted: false, quality: 85, missing: ['floor_plan'], views: 41, inquiries: 3 },
  picture: null,
  picture_alt: {},
  score: { score: 85, rules: [{ rule: 'floor_plan', points: 0, most: 15, brings: 15 }] },
  company: { id: 1, firma: 'Bauträger Muster' },
}
const history = { body: { data: [], next: null } }

beforeEach(() => window.history.replaceState(null, '', location.pathname))

test('a project is changed by its fields, says what the feed says, and gives a field back by keyboard', async () => {
  window.history.replaceState(null, '', '?id=7')
  const changed: ProjectRecord = { ...project, status: 'construction', version: 'v2', hand: { status: 'marketing' } }
  const sent = answerWith({
    'GET /api/admin/projects/7': { body: { data: project } },
    'GET /api/admin/audit': history,
    'PATCH /api/admin/projects/7': { body: { data: changed } },
    'DELETE /api/admin/projects/7/fields/status': { body: { data: { ...project, version: 'v3' } } },
  })
  await render(<ProjectsScreen {...props} />)
  await page.getByRole('combobox', { name: 'Projektstand' }).selectOptions('In Bau')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Wohnen am Park')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Laut Feed: In Vermarktung')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Titel' })).toHaveFocus()
  const patch = sent.find(({ name }) => name.startsWith('PATCH'))
  // The title was typed as it is: only what differs is sent.
  expect(patch?.body).toEqual({ version: 'v1', status: 'construction' })
  const back = page.getByRole('button', { name: 'Wieder dem Feed überlassen Projektstand' })
  // After a save the fields are drawn anew.
  await vi.waitFor(async () => {
    ;(back.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(sent.some(({ name }) => name.startsWith('DELETE'))).toBe(true)
  })
  expect(sent.find(({ name }) => name.startsWith('DELETE'))?.query.get('version')).toBe('v2')
  await expect.element(page.getByRole('combobox', { name: 'Projektstand' })).toHaveValue('marketing')
  await expect.element(back).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Projektstand' })).toHaveFocus()
})

test('a field is given back of the project that was read: else the project is loaded again, and what was typed stays', async () => {
  window.history.replaceState(null, '', '?id=7')
  let now: ProjectRecord = { ...project, status: 'construction', hand: { status: 'marketing' } }
  const sent = answerWith({
    'GET /api/admin/projects/7': () => ({ body: { data: now } }),
    'GET /api/admin/audit': history,
    'DELETE /api/admin/projects/7/fields/status': ({ query }) =>
      query.get('version') === now.version
        ? { body: { data: { ...project, version: 'v3' } } }
        : { status: 409, body: { code: 'record.changed', message: 'Jemand anderer war schneller.' } },
  })
  await render(<ProjectsScreen {...props} />)
  const back = page.getByRole('button', { name: 'Wieder dem Feed überlassen Projektstand' })
  await page.getByRole('textbox', { name: 'Fertigstellung' }).fill('Herbst 2027')
  now = { ...now, version: 'v2', status: 'completion' }
  await back.click()
  await expect.element(page.getByRole('combobox', { name: 'Projektstand' })).toHaveValue('completion')
  await expect.element(page.getByRole('textbox', { name: 'Fertigstellung' })).toHaveValue('Herbst 2027')
  await back.click()
  await expect.element(back).not.toBeInTheDocument()
  const versions = sent.filter(({ name }) => name.startsWith('DELETE')).map(({ query }) => query.get('version'))
  expect(versions).toEqual(['v1', 'v2'])
})

test('a refused title stands at its field, and what was typed stays', async () => {
  window.history.replaceState(null, '', '?id=7')
  answerWith({
    'GET /api/admin/projects/7': { body: { data: project } },
    'GET /api/admin/audit': history,
    'PATCH /api/admin/projects/7': {
      status: 400,
      body: { code: 'input.invalid', message: '', fields: [{ field: 'titel', message: 'Diese Angabe fehlt.' }] },
    },
  })
  await render(<ProjectsScreen {...props} />)
  await page.getByRole('textbox', { name: 'Fertigstellung' }).fill('Herbst 2027')
  await page.getByRole('textbox', { name: 'Titel' }).fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Titel' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Titel' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Fertigstellung' })).toHaveValue('Herbst 2027')
})

test('a project without a feed begins with title and place, and says how it goes on', async () => {
  window.history.replaceState(null, '', '?neu=1')
  const sent = answerWith({
    'POST /api/admin/projects': {
      status: 400,
      body: { code: 'input.invalid', message: '', fields: [{ field: 'plz', message: 'Diese Angabe fehlt.' }] },
    },
  })
  await render(<ProjectsScreen {...props} />)
  await expect.element(page.getByText(/erst, wenn Sie es freigeben/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Haus am See')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Gmunden')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus()
  expect(sent.at(-1)?.body).toMatchObject({ titel: 'Haus am See', ort: 'Gmunden' })
})

test.each([
  ['admin', { reason: 'Pläne ohne Erlaubnis', ground: 'law', clause: '§ 86 UrhG' }],
  ['agent', { reason: 'Pläne ohne Erlaubnis' }],
] as const)('an %s withholds a project by keyboard, an admin with the law or the clause', async (role, said) => {
  window.history.replaceState(null, '', '?id=7')
  const withheld: ProjectRecord = { ...project, state: 'withheld', reason: said.reason, withheld_at: at, path: null }
  const sent = answerWith({
    'GET /api/admin/projects/7': { body: { data: project } },
    'GET /api/admin/audit': history,
    'PUT /api/admin/projects/7/state': { body: { data: withheld } },
  })
  await render(<ProjectsScreen {...props} user={{ ...user, role, company_id: role === 'agent' ? 1 : null }} />)
  const button = page.getByRole('button', { name: 'Zurückhalten' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const reason = page.getByRole('textbox', { name: 'Grund', exact: true })
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard(said.reason)
  const ground = page.getByRole('combobox', { name: 'Grundlage' })
  const clause = page.getByRole('textbox', { name: 'Bestimmung' })
  if ('ground' in said) {
    // Nothing is preselected, and nothing is sent without it.
    await expect.element(ground).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    expect(sent.some(({ name }) => name.startsWith('PUT'))).toBe(false)
    await ground.selectOptions('Gesetz')
    await clause.fill(said.clause)
    ;(clause.element() as HTMLElement).focus()
  } else await expect.element(ground).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Grund: Pläne ohne Erlaubnis')).toBeVisible()
  expect(sent.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ ...said, version: project.version })
})

test.each(['agent', 'admin'] as const)(
  'an %s sees that the portal withholds a project, and only an admin may release it',
  async (role) => {
    window.history.replaceState(null, '', '?id=7')
    const withheld: ProjectRecord = { ...project, state: 'withheld', reason: 'Widmung', withheld_at: at, path: null }
    answerWith({
      'GET /api/admin/projects/7': { body: { data: { ...withheld, restricted: true } } },
      'GET /api/admin/audit': history,
    })
    await render(<ProjectsScreen {...props} user={{ ...user, role, company_id: role === 'agent' ? 1 : null }} />)
    await expect.element(page.getByText('Grund: Widmung')).toBeVisible()
    const isAgent = role === 'agent'
    expect(page.getByText(/Das Portal hält dieses Objekt zurück/).elements()).toHaveLength(isAgent ? 1 : 0)
    expect(page.getByRole('button', { name: 'Freigeben' }).elements()).toHaveLength(isAgent ? 0 : 1)
    const notices = page.getByRole('link', { name: 'Meldungen' }).elements()
    expect(notices.map((one) => one.getAttribute('href')?.split('/').at(-1))).toEqual(
      isAgent ? [] : ['meldungen?project=7'],
    )
  },
)

test('a draft says what is missing, opens as visitors would see it, and is removed after a question', async () => {
  window.history.replaceState(null, '', '?id=7')
  const draft: ProjectRecord = { ...project, by_hand: true, state: 'withheld', path: null }
  const score: ProjectRecord['score'] = { score: 90, rules: [{ rule: 'completion', points: 0, most: 10, brings: 10 }] }
  const sent = answerWith({
    'GET /api/admin/projects/7': { body: { data: { ...draft, score } } },
    'GET /api/admin/audit': history,
    'POST /api/admin/projects/7/preview': { status: 404, body: { code: 'project.not_found', message: 'Es fehlt.' } },
    'POST /api/admin/projects/7/remove': { status: 409, body: { code: 'record.changed', message: 'Geändert.' } },
  })
  await render(<ProjectsScreen {...props} />)
  await expect.element(page.getByText('90 von 100')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Fertigstellung' }))
    .toHaveTextContent('Fertigstellung+10 Punkte')
  await page.getByRole('button', { name: 'Im Portal ansehen' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Es fehlt.')
  await page.getByRole('button', { name: 'Projekt löschen' }).click()
  expect(sent.some(({ name }) => name.endsWith('/remove'))).toBe(false)
  await expect.element(page.getByText(/endgültig löschen/)).toHaveFocus()
  await page.getByRole('button', { name: 'Projekt löschen' }).click()
  await expect.element(page.getByText('Geändert.')).toBeVisible()
  expect(sent.find(({ name }) => name.endsWith('/remove'))?.body).toEqual({ version: 'v1' })
})

test('the number of inquiries leads to exactly these in the inbox', async () => {
  window.history.replaceState(null, '', '?id=7')
  answerWith({ 'GET /api/admin/projects/7': { body: { data: project } }, 'GET /api/admin/audit': history })
  await render(<ProjectsScreen {...props} />)
  await expect
    .element(page.getByRole('link', { name: 'Anfragen: 3' }))
    .toHaveAttribute('href', '/admin/anfragen?project=7&status=new,open,waiting,done')
})

test('a project of a feed, and one that is removed, have no button to remove them', async () => {
  window.history.replaceState(null, '', '?id=7')
  const shown = { ...project }
  answerWith({ 'GET /api/admin/projects/7': () => ({ body: { data: shown } }), 'GET /api/admin/audit': history })
  const { unmount } = await render(<ProjectsScreen {...props} />)
  await expect.element(page.getByRole('button', { name: 'Im Portal ansehen' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Projekt löschen' })).not.toBeInTheDocument()
  await unmount()
  Object.assign(shown, { by_hand: true, state: 'deleted', path: null })
  await render(<ProjectsScreen {...props} />)
  await expect.element(page.getByText('Gelöscht')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Projekt löschen' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Titel' })).not.toBeInTheDocument()
})

test('chosen projects are withheld after the number was shown, and the act is offered to be undone', async () => {
  let undoable: object[] = []
  const { score: _score, ...row } = project
  const told = { found: 1, changed: 1, skipped: [], examples: [{ id: 7, titel: 'Wohnen am Park' }] }
  const sent = answerWith({
    'GET /api/admin/projects': { body: { data: [row], total: 1, total_is_exact: true } },
    'GET /api/admin/projects/bulk/undoable': () => ({ body: { data: undoable } }),
    'POST /api/admin/projects/bulk': () => {
      undoable = [{ id: 3, act: 'withhold_project', at, ends_at: at, changed: 1 }]
      return { body: { data: { ...told, undo: null } } }
    },
  })
  await render(<ProjectsScreen {...props} />)
  await page.getByRole('checkbox', { name: /Wohnen am Park/ }).click()
  await page.getByRole('button', { name: 'Zurückhalten' }).click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Widmung offen')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Betroffen: 1 von 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Ausführen' }).click()
  await expect.element(page.getByRole('button', { name: 'Rückgängig machen' })).toBeVisible()
  const bodies = sent.filter(({ name }) => name === 'POST /api/admin/projects/bulk').map(({ body }) => body)
  const asked = { act: 'withhold_project', ids: [7], reason: 'Widmung offen' }
  expect(bodies).toEqual([
    { ...asked, dry_run: true },
    { ...asked, dry_run: false, expected: 1 },
  ])
})
