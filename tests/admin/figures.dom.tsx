import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BusinessFigure } from '../../src/domain/business/operations.ts'
import { viennaDay } from '../../src/domain/format/date.ts'
import { Overview } from '../../src/islands/admin/business/Overview.tsx'
import { businessWords } from '../../src/islands/admin/business/words.ts'
import { Figure } from '../../src/islands/admin/figures/Figure.tsx'
import { PeriodChoice } from '../../src/islands/admin/figures/Period.tsx'
import { answerWith } from '../support/dom.ts'

const t = businessWords('de')
const address = location.href
afterEach(() => history.replaceState(null, '', address))
const at = (query: string) => history.replaceState(null, '', `?${query}`)

const figure = (name: BusinessFigure['name'], total: number, before: number | null): BusinessFigure => ({
  ...{ name, total, before, values: [total], values_before: [before] },
  parts: name === 'visit' ? [{ name: 'home', total: 7, before: before === null ? null : 5 }] : [],
})
const answer = (before: number | null, ofPages = before) => {
  const today = viennaDay(new Date())
  const span = { from: today, to: today }
  const figures = [figure('visit', 9, before), figure('page', 12, ofPages)]
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

test('figures that all lack a time before say so once', async () => {
  at('zeitraum=week')
  answer(null)
  const shown = await render(<Overview t={t} language="de" />)
  const card = (name: 'visit' | 'page') => page.getByRole('region', { name: t(`business.figure.${name}`), exact: true })
  await expect.element(card('page')).toMatchTextContent(/12$/)
  expect(shown.container.textContent.split('Aus der Zeit davor')).toHaveLength(2)
  await shown.unmount()
  // Where another figure has one, each says its own.
  answer(null, 20)
  await render(<Overview t={t} language="de" />)
  await expect.element(card('visit')).toMatchTextContent(/Aus der Zeit davor gibt es keine Zahl\.$/)
  await expect.element(card('page')).toMatchTextContent(/davor 20$/)
})

test('a part of a day is neither better nor worse than a whole one', async () => {
  const props = { t, language: 'de', value: 4, before: 10, better: 'more', format: String } as const
  await render(<Figure {...props} title="Heute" isRunning />)
  const today = page.getByRole('region', { name: 'Heute' })
  await expect.element(today).toMatchTextContent(/4davor 10 · Der heutige Tag läuft noch\.$/)
  await expect.element(today).not.toMatchTextContent(/schlechter/)
  await render(<Figure {...props} title="Gestern" />)
  await expect.element(page.getByRole('region', { name: 'Gestern' })).toMatchTextContent(/\(schlechter\)/)
})

test('the screen of a day knows that the day still runs', async () => {
  at('zeitraum=day')
  answer(20)
  await render(<Overview t={t} language="de" />)
  const card = page.getByRole('region', { name: t('business.figure.visit'), exact: true })
  await expect.element(card).toMatchTextContent(/Der heutige Tag läuft noch\./)
})

test('searches name their months and compare nothing', async () => {
  at('zeitraum=month&bis=2026-11-10')
  await render(<PeriodChoice t={t} language="de" isByMonth />)
  await expect.element(page.getByText('Ganze Monate: Oktober–November 2026')).toBeVisible()
  await expect.element(page.getByText('verglichen')).not.toBeInTheDocument()
})
