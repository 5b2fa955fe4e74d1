import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { auditQuery } from '../../src/domain/audit/audit.ts'
import type { User } from '../../src/domain/auth/user.ts'
import AuditScreen from '../../src/islands/admin/audit/AuditScreen.tsx'
import { csvOfActs } from '../../src/islands/admin/audit/csv.ts'
import { auditWords } from '../../src/islands/admin/audit/words.ts'
import { $views } from '../../src/stores/admin/views.ts'
import { answerWith } from '../support/dom.ts'

const t = auditWords('de')
const act = (id: number, more: object = {}) => ({
  ...{ id, at: '2026-11-29T10:00:00.000Z', actor_id: 2, actor: 'Eva Huber', actor_role: 'admin' },
  ...{ act: 'properties.change', entity: 'property', entity_id: 7, label: 'Altbau; am Park', changes: [], ...more },
})
const changes = [
  { field: 'kaufpreis', before: 300_000, after: 290_000 },
  { field: 'objekttitel', before: 'Altbau', after: '=SUM(A1)' },
]
const user = { id: 2, role: 'admin' } as User
const show = () => render(<AuditScreen {...{ t, language: 'de', user, schemas: {} }} />)

afterEach(() => {
  history.replaceState(null, '', location.pathname)
  $views.set([])
})

test('the CSV file has every act of the filters, a line for each field, without a formula', async () => {
  const sent = answerWith({
    'GET /api/admin/audit': ({ query }) => ({
      body: query.has('before')
        ? { data: [act(1, { act: 'people.erase', entity: 'person', entity_id: null, label: '' })], next: null }
        : { data: [act(3, { changes }), act(2, { actor_id: null })], next: 2 },
    }),
  })
  const counts: number[] = []
  const asked = new URLSearchParams({ entity: 'property' })
  const { file, acts, isWhole } = await csvOfActs(
    asked,
    { t, tag: 'de-AT' },
    (count) => counts.push(count),
    new AbortController().signal,
  )
  expect([acts, isWhole, counts]).toEqual([3, true, [2, 3]])
  // The calls are those that the server accepts.
  for (const { query } of sent) expect(auditQuery.safeParse(Object.fromEntries(query)).success).toBe(true)
  expect(sent.map(({ query }) => [query.get('entity'), query.get('before')])).toEqual([
    ['property', null],
    ['property', '2'],
  ])
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toContain('Zeitpunkt;Person;Aktion;Art des Eintrags;Nummer;Name;Feld;Vorher;Nachher')
  expect(lines[1]).toMatch(/;Eva Huber;Geändert;Objekt;7;"Altbau; am Park";Kaufpreis;300\.000.€;290\.000.€$/)
  expect(lines[2]).toMatch(/;Altbau;'=SUM\(A1\)$/)
  expect(lines[3]).toMatch(/;Betreiber \(Befehl oder Automatik\);Geändert;.*;;;$/)
  expect(lines[4]).toMatch(/;Alle Daten gelöscht;Person ohne Konto;;;;;$/)
  // Not changed by the making of the file.
  expect(asked.toString()).toBe('entity=property')
})

test('a view of the filters is saved under a name, and its address is that of the screen', async () => {
  const view = { id: 1, screen: 'protokoll', name: 'Preise', query: 'entity=property&act=properties.change' }
  const sent = answerWith({
    'GET /api/admin/audit': { body: { data: [act(1)], next: null } },
    'GET /api/admin/audit/choices': { body: { actors: [], acts: ['properties.change'] } },
    'POST /api/admin/views': { body: { data: [view] } },
  })
  history.replaceState(null, '', '?entity=property&act=properties.change')
  await show()
  await page.getByText(t('admin.views'), { exact: true }).click()
  await userEvent.fill(page.getByLabelText(t('admin.view_name')), 'Preise')
  await page.getByRole('button', { name: t('admin.view_save') }).click()
  const link = page.getByRole('link', { name: 'Preise' })
  await expect.element(link).toHaveAttribute('href', '?entity=property&act=properties.change')
  expect(sent.find(({ name }) => name === 'POST /api/admin/views')?.body).toEqual({
    ...{ screen: 'protokoll', name: 'Preise', query: 'entity=property&act=properties.change' },
  })
})

test('the button saves the file and says how many acts it has', async () => {
  answerWith({
    'GET /api/admin/audit': { body: { data: [act(1)], next: null } },
    'GET /api/admin/audit/choices': { body: { actors: [], acts: [] } },
  })
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await show()
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['klinke-protokoll.csv'])
  click.mockRestore()
})
