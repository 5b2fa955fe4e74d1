import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import type { ApplicationRecord } from '../../src/domain/joining/application.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import { ApplicationPage } from '../../src/islands/admin/joining/ApplicationPage.tsx'
import { answerWith } from '../support/dom.ts'

const t = translatorOf('de', admin, shared)
const user = { id: 7, name: 'Eva', role: 'admin' } as User
const application: ApplicationRecord = {
  ...{ id: 4, state: 'accepted', firma: 'Neue Immobilien', ort: 'Wien', name: 'Nora Neu', software: 'Justimmo' },
  ...{ created_at: '2026-11-20T09:00:00.000Z', version: 'v1', language: 'de', strasse: 'Ring 1', plz: '1010' },
  ...{ website: null, handelsregister_nr: null, handelsregister: null, umsst_id: null, gisa: '12345678' },
  ...{ berufsaufsichtsbehoerde: null, anbieternr: null, position: null, email: 'nora@example.at' },
  ...{ phone: '+43 1 5123456', message: '', reason: null, terms_accepted_at: '2026-11-20T09:00:00.000Z' },
  ...{ decided_at: '2026-11-21T09:00:00.000Z', company_id: 12, similar: [] },
}
const act = {
  ...{ id: 1, at: '2026-11-21T09:00:00.000Z', actor: 'Ada', actor_id: 7, actor_role: 'admin', request: null },
  ...{ act: 'applications.accept', entity: 'application', entity_id: 4, label: 'Neue Immobilien', changes: [] },
}

test('an accepted application leads to its company, is answered by mail or telephone, and has its history', async () => {
  const sent = answerWith({
    'GET /api/admin/applications/4': { body: { data: application } },
    'GET /api/admin/audit': { body: { data: [act], next: null } },
  })
  await render(<ApplicationPage {...{ t, language: 'de', user, schemas: {}, id: 4 }} />)
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Neue Immobilien')).toHaveAttribute('href', '/admin/firmen?id=12')
  await expect.element(link('nora@example.at')).toHaveAttribute('href', 'mailto:nora@example.at')
  await expect.element(link('+43 1 5123456')).toHaveAttribute('href', 'tel:+4315123456')
  const accepted = page.getByText('Nutzungsbedingungen angenommen').element()
  expect(accepted.nextElementSibling?.textContent).toContain('20. November 2026')
  await expect.element(page.getByText('Ada')).toBeVisible()
  const asked = sent.find(({ name }) => name === 'GET /api/admin/audit')?.query
  expect([asked?.get('entity'), asked?.get('entity_id')]).toEqual(['application', '4'])
})
