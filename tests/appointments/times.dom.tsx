import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayField } from '../../src/islands/appointment/DayField.tsx'
import { TimeChoice } from '../../src/islands/appointment/TimeChoice.tsx'
import { lastDay, useTimes } from '../../src/islands/appointment/use-free-days.ts'
import type { FormState } from '../../src/islands/forms/use-form.ts'
import { answerWith, t } from '../support/dom.ts'

function Choice({ day: first, problem }: { day: string; problem?: string }) {
  const [day, setDay] = useState(first)
  const times = useTimes(day, 30, 7)
  const form = { t, problems: problem ? { starts_at: problem } : {} } as unknown as FormState
  return (
    <>
      <DayField t={t} language="de" days={['2030-06-03', '2030-06-04']} day={day} onDay={setDay} />
      <TimeChoice t={t} form={form} language="de" day={day} {...times} />
    </>
  )
}

const NAME = 'GET /api/appointments/times'
const time = (name: string) => page.getByRole('radio', { name })

test('the times of the chosen day are offered by the clock of Vienna, summer or winter', async () => {
  const sent = answerWith({
    [NAME]: ({ query }) => ({
      body: { data: [query.get('day') === '2030-06-03' ? '2030-06-03T07:00:00.000Z' : '2030-12-03T08:30:00.000Z'] },
    }),
  })
  await render(<Choice day="2030-06-03" />)
  await expect.element(time('09:00')).toBeVisible()
  await page.getByLabelText('Tag', { exact: true }).fill('2030-12-03')
  await expect.element(time('09:30')).toBeVisible()
  await expect.element(time('09:00')).not.toBeInTheDocument()
  expect(sent.map(({ query }) => Object.fromEntries(query))).toEqual([
    { day: '2030-06-03', duration: '30', property_id: '7' },
    { day: '2030-12-03', duration: '30', property_id: '7' },
  ])
})

test('a day of the offered ones is pressed, and asks for its times', async () => {
  const sent = answerWith({ [NAME]: { body: { data: [] } } })
  await render(<Choice day="2030-06-03" />)
  const [first, second] = page.getByRole('group', { name: 'Nächste freie Tage' }).getByRole('button').all()
  await expect.element(first as never).toHaveAttribute('aria-pressed', 'true')
  await second?.click()
  await expect.element(second as never).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => sent.at(-1)?.query.get('day')).toBe('2030-06-04')
  await expect.element(page.getByText('An diesem Tag ist nichts frei.')).toBeVisible()
})

test('what cannot be loaded says so, and a press asks again', async () => {
  let tries = 0
  answerWith({ [NAME]: () => (tries++ ? { body: { data: ['2030-06-03T07:00:00.000Z'] } } : 'unreachable') })
  await render(<Choice day="2030-06-03" />)
  await expect.element(page.getByText('konnten nicht geladen werden')).toBeVisible()
  await page.getByRole('button', { name: 'Erneut' }).click()
  await expect.element(time('09:00')).toBeVisible()
})

test('the answer of a day that is no longer chosen is not shown', async () => {
  let answer = () => {}
  answerWith({
    [NAME]: async ({ query }) => {
      if (query.get('day') !== '2030-06-03') return { body: { data: ['2030-06-04T12:00:00.000Z'] } }
      await new Promise<void>((resolve) => (answer = resolve))
      return { body: { data: ['2030-06-03T07:00:00.000Z'] } }
    },
  })
  await render(<Choice day="2030-06-03" />)
  await page.getByLabelText('Tag', { exact: true }).fill('2030-06-04')
  await expect.element(time('14:00')).toBeVisible()
  answer()
  await new Promise((passed) => setTimeout(passed, 50))
  await expect.element(time('14:00')).toBeVisible()
  await expect.element(time('09:00')).not.toBeInTheDocument()
})

test('a missing time is told at the times, and no day beyond sixty can be typed as valid', async () => {
  answerWith({ [NAME]: { body: { data: ['2030-06-03T07:00:00.000Z'] } } })
  await render(<Choice day="2030-06-03" problem="Bitte wählen Sie eine Uhrzeit." />)
  await expect
    .element(page.getByRole('group', { name: 'Uhrzeit' }))
    .toHaveAccessibleDescription(/Wiener Ortszeit. Bitte wählen Sie eine Uhrzeit/)
  await expect.element(time('09:00')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('Tag', { exact: true })).toHaveAttribute('max', lastDay())
})
