import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MemberData } from '../../src/islands/admin/users/MemberActs.tsx'
import { memberWords } from '../../src/islands/admin/users/words.ts'
import type { MemberDetails } from '../../src/stores/admin/members.ts'

const t = memberWords('de')

test.each([
  ['agent', true],
  ['user', false],
] as const)(
  'before the account of an %s is erased, the question tells what becomes of listings: %s',
  async (role, tells) => {
    await render(<MemberData t={t} member={{ id: 7, name: 'Eva Huber', role } as MemberDetails} />)
    await page.getByRole('button', { name: t('members.erase') }).click()
    await expect.element(page.getByText(t('members.erase_sure', { name: 'Eva Huber' }))).toBeVisible()
    expect(page.getByText(t('members.erase_agent')).elements()).toHaveLength(tells ? 1 : 0)
  },
)
