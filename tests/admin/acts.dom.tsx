import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { User } from '../../src/domain/auth/user.ts'
import { Act } from '../../src/islands/admin/audit/Act.tsx'
import { auditWords } from '../../src/islands/admin/audit/words.ts'
import type { RecordedAct } from '../../src/stores/admin/audit.ts'

test('a record whose only name is its number is named once', async () => {
  const act = {
    ...{ id: 1, at: '2026-11-29T10:00:00.000Z', actor_id: 2, actor: 'Eva', act: 'inbox.answer', changes: [] },
    ...{ entity: 'inquiry', entity_id: 14, label: '#14' },
  } as unknown as RecordedAct
  const user = { id: 2, role: 'admin' } as User
  await render(<Act t={auditWords('de')} tag="de-AT" isHistory={false} {...{ act, user }} />)
  const name = page.getByRole('link', { name: /#14/ }).element().textContent
  expect(name?.match(/#14/g)).toHaveLength(1)
})
