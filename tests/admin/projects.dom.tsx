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
  expect(patch?.body).toMatchObject({ version: 'v1', status: 'construction', titel: 'Wohnen am Park' })
  const back = page.getByRole('button', { name: 'Wieder dem Feed überlassen Projektstand' })
  // After a save the fields are drawn anew.
  await vi.waitFor(async () => {
    ;(back.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(sent.some(({ name }) => name.startsWith('DELETE'))).toBe(true)
  })
  await expect.element(page.getByRole('combobox', { name: 'Projektstand' })).toHaveValue('marketing')
  await expect.element(back).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Projektstand' })).toHaveFocus()
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
