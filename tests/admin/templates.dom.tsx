import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import type { User } from '../../src/domain/auth/user.ts'
import { templateSchema } from '../../src/domain/inquiries/inbox-schemas.ts'
import { admin } from '../../src/i18n/admin/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'
import type { FieldSchema } from '../../src/islands/admin/form/schema.ts'
import TemplatesScreen from '../../src/islands/admin/templates/TemplatesScreen.tsx'
import { answerWith } from '../support/dom.ts'

const props = {
  t: translatorOf('de', admin, shared),
  language: 'de',
  user: { id: 3, role: 'agent', company_id: 1 } as User,
  schemas: { 'POST /api/admin/templates': z.toJSONSchema(templateSchema, { io: 'input' }) as FieldSchema },
} as const
const template = { language: 'de', subject: 'Danke', text: 'Guten Tag', version: 'v1', company_id: 1 }

beforeEach(() => window.history.replaceState(null, '', location.pathname))

test('a link to a template opens its form alone', async () => {
  window.history.replaceState(null, '', '?id=8')
  const names = ['Absage', 'Zusage']
  answerWith({
    'GET /api/admin/templates': { body: { data: names.map((name, nr) => ({ ...template, id: 7 + nr, name })) } },
  })
  await render(<TemplatesScreen {...props} />)
  // The field of the template, and that of a new one.
  await expect.element(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Zusage')
  expect(page.getByRole('textbox', { name: 'Name' }).elements()).toHaveLength(2)
})
