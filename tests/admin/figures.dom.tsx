import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BusinessFigure } from '../../src/domain/business/operations.ts'
import { viennaDay } from '../../src/domain/format/date.ts'
import { Overview } from '../../src/islands/admin/business/Overview.tsx'
import { businessWords } from '../../src/islands/admin/business/words.ts'
import { answerWith } from '../support/dom.ts'

const t = businessWords('de')
const address = location.href
afterEach(() => history.replaceState(null, '', address))
const at = (query: string) => history.replaceState(null, '', `?${query}`)

const figure = (name: BusinessFigure['name'], total: number, before: number | null): BusinessFigure => ({
  ...{ name, total, before, values: [total], values_before: [before] },
  parts: name === 'visit' ? [{ name: 'home', total: 7, before: before === null ? null : 5 }] : [],
})
const answer = (before: number | null) => {
  const today = viennaDay(new Date())
  const span = { from: today, to: today }
  const figures = [figure('visit', 9, before), figure('page', 12, before)]
  answerWith({ 'GET /api/admin/business': { body: { data: { now: span, before: span, company: null, figures } } } })
}

test('kinds of pages stand beside the time before, where it was counted', async () => {
  at('zeitraum=week')
  answer(20)
  await render(<Overview t={t} language="de" />)
  const row = page.getByRole('row', { name: t('business.page.home') })
  await expect.element(row).toMatchTextContent(/7davor 50davor 0$/)
  answer(null)
  await render(<Overview t={t} language="de" />)
  await expect.element(row.last()).toMatchTextContent(/70$/)
})
