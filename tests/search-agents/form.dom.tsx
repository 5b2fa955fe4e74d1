import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import AgentForm from '../../src/islands/search-agent/AgentForm.tsx'
import { answerWith, t } from '../support/dom.ts'

beforeEach(() => history.replaceState(null, '', `${location.pathname}?objektart=HAUS`))

test('an agent is saved with the sentence in its field, or not at all', async () => {
  let isReached = false
  const sent = answerWith({
    'POST /api/search/interpret': () =>
      isReached
        ? {
            body: {
              url: '/immobilien?objektart=WOHNUNG&zimmer_von=3',
              understood: [{ text: 'Wohnung' }],
              not_understood: [],
            },
          }
        : 'unreachable',
    'POST /api/search-agents': { body: { message: 'Gespeichert.' } },
  })
  const done: string[] = []
  await render(
    <AgentForm t={t} language="de" home={null} values={{}} opened={1} onDone={(message) => void done.push(message)} />,
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Eva Huber')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('eva@example.at')
  await page.getByRole('checkbox', { name: /Datenschutz/ }).click()
  await page.getByRole('textbox', { name: /Suche in einem Satz/ }).fill('Wohnung mit 3 Zimmern')
  await expect.poll(() => sent.length).toBe(1)
  const saved = () => sent.filter(({ name }) => name === 'POST /api/search-agents')
  const save = page.getByRole('button', { name: 'Suchagent anlegen' })
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(saved()).toEqual([])

  isReached = true
  await save.click()
  await expect.poll(() => done).toEqual(['Gespeichert.'])
  const kinds = saved().map(({ body }) => new URLSearchParams((body as { criteria: string }).criteria).get('objektart'))
  expect(kinds).toEqual(['WOHNUNG'])
})
