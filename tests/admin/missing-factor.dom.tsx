import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FactorState } from '../../src/domain/auth/second-factor.ts'
import type { User } from '../../src/domain/auth/user.ts'
import Admin from '../../src/islands/admin/Admin.tsx'
import { login } from '../../src/stores/account/auth.ts'
import { answerWith } from '../support/dom.ts'

const user = { id: 3, name: 'Eva Huber', email: 'eva@example.at', role: 'agent', company_id: 1 } as User
const factors: FactorState = {
  required: true,
  passkeys: [],
  passkeys_possible: false,
  totp: { created_at: '2026-11-01T09:00:00.000Z', last_used_at: null },
  recovery_codes: 8,
  proven: false,
}

test('who has a second factor is asked for it, also after a connection that was away', async () => {
  let tries = 0
  const sent = answerWith({
    'GET /api/auth/me': { body: { user } },
    'GET /api/admin/views': { status: 403, body: { code: 'auth.second_factor_missing', message: '' } },
    'GET /api/auth/second-factor': () => (tries++ ? { body: { factors } } : 'unreachable'),
  })
  login('token-of-eva', user)
  await render(<Admin language="de" path="" site="Klinke" roles={{}} schemas={{}} />)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  // The proof begins with a challenge; nothing offers to set up or to remove a factor.
  await expect.poll(() => sent.map(({ name }) => name)).toContain('POST /api/auth/step-up/begin')
  await expect.element(page.getByText('Entfernen')).not.toBeInTheDocument()
})
