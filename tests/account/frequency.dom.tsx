import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SearchAgentView } from '../../src/domain/search-agents/schemas.ts'
import Agents from '../../src/islands/account/saved/Agents.tsx'
import { answerWith } from '../support/dom.ts'

const TOKEN = 'a'.repeat(43)
const agent = {
  token: TOKEN,
  criteria: 'objektart=HAUS',
  frequency: 'daily',
  by_email: true,
  by_sms: false,
  email: 'eva@example.at',
  phone: null,
  confirmed: true,
  sms_confirmed: false,
  sms_sent: false,
  paused: false,
  new_hits: 0,
  created_at: '2026-11-20T09:00:00.000Z',
} as unknown as SearchAgentView

test('a chosen frequency stays chosen while it is saved, and the last choice arrives last', async () => {
  const answers: (() => void)[] = []
  const sent = answerWith({
    'GET /api/search-agents': { body: { data: [agent] } },
    [`PATCH /api/search-agents/${TOKEN}`]: async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return { body: { message: 'Gespeichert.' } }
    },
  })
  await render(<Agents language="de" />)
  const frequency = page.getByRole('combobox')
  await frequency.selectOptions('weekly')
  await expect.poll(() => answers.length).toBe(1)
  await expect.element(frequency).toHaveValue('weekly')
  await frequency.selectOptions('instant')
  await expect.element(frequency).toHaveValue('instant')
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect.element(frequency).toHaveAttribute('aria-busy', 'false')
  await expect.element(frequency).toHaveValue('instant')
  const said = sent.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body)
  expect(said).toEqual([{ frequency: 'weekly' }, { frequency: 'instant' }])
})
