import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NOTIFICATIONS } from '../../src/domain/auth/schemas.ts'
import type { User } from '../../src/domain/auth/user.ts'
import type { JobQueue, JobRow } from '../../src/domain/jobs/jobs.ts'
import JobsScreen from '../../src/islands/admin/jobs/JobsScreen.tsx'
import { mailingWords } from '../../src/islands/admin/mailings/words.ts'
import { answerWith } from '../support/dom.ts'

const at = '2026-11-23T10:00:00.000Z'
const user: User = {
  ...{ id: 1, name: 'Eva', email: 'eva@example.at', email_confirmed: true, phone: null, role: 'admin' },
  ...{ language: 'de', has_password: true, company_id: null, created_at: at, notifications: NOTIFICATIONS },
}
const job: JobRow = {
  ...{ id: '0198a9d2-0000-7000-8000-000000000001', name: 'business.fold', state: 'failed', data: '{}', attempts: 3 },
  ...{ error: 'kaputt', created_at: at, started_at: at, ended_at: at, starts_at: at },
}
const queue: JobQueue = {
  ...{ name: job.name, waiting: 0, retrying: 0, running: 0, failed: 1, last_run: at, last_failed: true },
  ...{ schedules: [], by_hand: true },
}

test('after an act on a job, the numbers of its queue follow', async () => {
  let failed = 1
  answerWith({
    'GET /api/admin/queues': () => ({ body: { data: [{ ...queue, failed, last_failed: false }] } }),
    'GET /api/admin/jobs': () => ({ body: { data: failed ? [job] : [], total: failed, total_is_exact: true } }),
    [`POST /api/admin/queues/business.fold/jobs/${job.id}/retry`]: () => {
      failed = 0
      return { body: { data: {}, message: 'Wird noch einmal versucht.' } }
    },
  })
  await render(<JobsScreen t={mailingWords('de')} language="de" user={user} schemas={{}} />)
  const cells = page.getByRole('table', { name: 'Warteschlangen' }).getByRole('row').nth(1).getByRole('cell')
  await expect.element(cells.nth(2)).toHaveTextContent('1')
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect.element(cells.nth(2)).toHaveTextContent('0')
})
