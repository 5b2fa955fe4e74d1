import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import type { User } from '../../src/domain/auth/user.ts'
import { templateSchema } from '../../src/domain/inquiries/inbox-schemas.ts'
import Admin from '../../src/islands/admin/Admin.tsx'
import type { FieldSchema } from '../../src/islands/admin/form/schema.ts'
import { login } from '../../src/stores/account/auth.ts'
import { $token, $user } from '../../src/stores/account/session.ts'
import { answerWith } from '../support/dom.ts'

const user = { id: 3, name: 'Eva Huber', email: 'eva@example.at', role: 'agent', company_id: 1 } as User
const text = page.getByRole('textbox', { name: 'Text' })
/** The session ends, as a call in the background may find out. */
const end = () => {
  $token.set(null)
  $user.set(null)
}

beforeEach(async () => {
  history.replaceState(null, '', location.pathname)
  answerWith({
    'GET /api/auth/me': { body: { user } },
    'GET /api/admin/views': { body: { data: [] } },
    'GET /api/admin/overview': { body: { data: [] } },
    'GET /api/admin/templates': { body: { data: [] } },
  })
  login('token-of-eva', user)
  await render(
    <Admin
      language="de"
      path="vorlagen"
      site="Klinke"
      roles={{ vorlagen: ['agent'] }}
      schemas={{ 'POST /api/admin/templates': z.toJSONSchema(templateSchema, { io: 'input' }) as FieldSchema }}
    />,
  )
  await expect.element(text).toBeVisible()
})

test('what is typed outlives the end of the session, until it can be sent with a new one', async () => {
  await text.fill('Guten Tag')
  end()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('target', '_blank')
  await expect.element(text).toHaveValue('Guten Tag')
  // In another tab.
  $user.set(user)
  $token.set('another-token-of-eva')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('Guten Tag')
  await text.fill('')
})

test('where nothing is typed, the end of the session shows the login', async () => {
  end()
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Passwort', { exact: true })).toBeVisible()
})

test('a logout takes it away', async () => {
  await text.fill('Guten Tag')
  end()
  await expect.element(text).toHaveValue('Guten Tag')
  dispatchEvent(new Event('klinke:logout'))
  await expect.element(text).not.toBeInTheDocument()
})
