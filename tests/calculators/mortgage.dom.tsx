import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mortgage } from '../../src/domain/calculators/mortgage.ts'
import { formatMoney } from '../../src/domain/format/price.ts'
import { Mortgage } from '../../src/islands/calculators/Mortgage.tsx'

const field = (label: string) => page.getByRole('textbox', { name: label })
const monthly = () => page.getByText('Monatliche Rate').element().parentElement?.querySelector('dd')?.textContent
const wrong = page.getByText('Bitte geben Sie in jedem Feld eine gültige Zahl ein')

beforeEach(async () => {
  await render(<Mortgage language="de" />)
})

test('every change is calculated', async () => {
  await field('Kaufpreis').fill('400000')
  await field('Eigenmittel').fill('100000')
  await field('Zinssatz').fill('4')
  await field('Laufzeit').fill('25')
  const plan = mortgage({ amount: 300_000, rate: 0.04, years: 25 })
  expect(monthly()).toBe(formatMoney(Math.round(plan.monthly), 'de-AT'))
})

test.each([
  ['Laufzeit', '99'],
  ['Laufzeit', '2.5'],
  ['Laufzeit', ''],
  ['Zinssatz', '-1'],
  ['Zinssatz', '21'],
  ['Eigenmittel', '385000'],
  ['Kaufpreis', '0'],
  ['Kaufpreis', '1e400'],
])('%s of "%s" is no loan: the sentence says so, and no number stands there', async (label, value) => {
  await field(label).fill(value)
  await expect.element(wrong).toBeVisible()
  await expect.element(page.getByText('Monatliche Rate')).not.toBeInTheDocument()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('a mistake that is mended brings the plan back', async () => {
  await field('Laufzeit').fill('0')
  await expect.element(wrong).toBeVisible()
  await field('Laufzeit').fill('30')
  await expect.element(wrong).not.toBeInTheDocument()
  expect(monthly()).toMatch(/^1\.\d{3}\s€$/)
})

test('amounts are read with their thousands, and equity that leaves nothing to borrow is told its range', async () => {
  await field('Kaufpreis').fill('400.000')
  await field('Eigenmittel').fill('100 000')
  await field('Zinssatz').fill('3.125')
  const plan = mortgage({ amount: 300_000, rate: 0.03125, years: 30 })
  expect(monthly()).toBe(formatMoney(Math.round(plan.monthly), 'de-AT'))
  await field('Eigenmittel').fill('400.000')
  await expect.element(field('Eigenmittel')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Eigenmittel')).toHaveAccessibleDescription(/Möglich ist eine Zahl von 0 bis 399\.999\./)
  await field('Laufzeit').fill('2,5')
  await expect.element(field('Laufzeit')).toHaveAccessibleDescription('Möglich ist eine ganze Zahl von 1 bis 40.')
})

test('little equity is said, and a loan without interest is calculated', async () => {
  await field('Eigenmittel').fill('10000')
  await expect.element(page.getByText('Weniger als die üblichen')).toBeVisible()
  await field('Kaufpreis').fill('370000')
  await field('Zinssatz').fill('0')
  await field('Laufzeit').fill('30')
  expect(monthly()).toBe(formatMoney(1000, 'de-AT'))
})
