import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatMoney } from '../../src/domain/format/price.ts'
import { PurchaseCosts } from '../../src/islands/calculators/PurchaseCosts.tsx'

const cost = (name: string) =>
  expect.poll(() => page.getByRole('row', { name }).element().lastElementChild?.textContent)
const field = (label: string) => page.getByRole('textbox', { name: label })
const euros = (amount: number) => formatMoney(amount, 'de-AT')

let screen: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  screen = await render(<PurchaseCosts language="de" today="2026-11-22" />)
})

test('each part follows from the price, the loan and the ticks', async () => {
  await field('Kaufpreis').fill('200000')
  await field('Eingetragener Pfandbetrag').fill('100000')
  await cost('Grunderwerbsteuer').toBe(euros(7000))
  await cost('Eintragung der Hypothek').toBe(euros(1200))
  await cost('Maklerprovision samt USt.').toBe(euros(7200))
  await page.getByRole('checkbox', { name: 'Mit Maklerprovision' }).click()
  await cost('Maklerprovision samt USt.').toBe(euros(0))
})

test('a commission that the agency names is not called the highest', async () => {
  await cost('Maklerprovision samt USt., höchstens').toBe(euros(12_600))
  await screen.rerender(<PurchaseCosts language="de" today="2026-11-22" commission={6300} />)
  await cost('Maklerprovision samt USt.').toBe(euros(6300))
  await expect.element(page.getByText('höchstens')).not.toBeInTheDocument()
})

test.each([
  ['350.000', 12_250],
  ['350 000,50 €', 12_250.02],
  ['1.250.000', 43_750],
])('a price of "%s" is read as it is meant', async (price, tax) => {
  await field('Kaufpreis').fill(price)
  await cost('Grunderwerbsteuer').toBe(euros(tax))
})

test('a percentage has no thousands: a point before three digits is a decimal one', async () => {
  await field('Kaufpreis').fill('100.000')
  for (const [typed, fee] of [
    ['2,5', 3000],
    ['3.125', 3750],
    ['1 %', 1200],
  ] as const) {
    await field('Vertrag').fill(typed)
    await cost('Vertrag und Treuhand').toBe(euros(fee))
  }
})

test('a field out of its range says the range, and the costs wait until it is mended', async () => {
  await field('Kaufpreis').fill('99999999999999')
  await expect.element(field('Kaufpreis')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Kaufpreis')).toHaveAccessibleDescription('Möglich ist eine Zahl von 1 bis 1.000.000.000.')
  await expect.element(field('Pfandbetrag')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await field('Kaufpreis').fill('100.000')
  await field('Vertrag').fill('200')
  await expect
    .element(field('Vertrag'))
    .toHaveAccessibleDescription('Üblich sind 1 bis 3 %. Möglich ist eine Zahl von 0 bis 10.')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await field('Vertrag').fill('2')
  await cost('Grunderwerbsteuer').toBe(euros(3500))
  await expect.element(field('Vertrag')).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['Kaufpreis', '35.00.000'],
  ['Kaufpreis', 'viel'],
  ['Vertrag', '11'],
  ['Kaufpreis', ''],
  ['Kaufpreis', '-5'],
  ['Eingetragener Pfandbetrag', '-1'],
  ['Vertrag', ''],
])('%s of "%s": no costs, and the sentence that says what to do', async (label, value) => {
  await field(label).fill(value)
  await expect.element(page.getByText('Bitte geben Sie in jedem Feld eine gültige Zahl ein')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('a screen reader hears the result by its name, once, when typing has paused', async () => {
  const heard: string[] = []
  const status = page.getByRole('status').element()
  new MutationObserver(() => heard.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(0)
  await field('Kaufpreis').fill('200000')
  await field('Kaufpreis').fill('250000')
  const together = page.getByRole('row', { name: 'Preis und Nebenkosten' }).element().lastElementChild?.textContent
  await expect.poll(() => heard).toEqual([`Preis und Nebenkosten ${together}`])
  await field('Kaufpreis').fill('')
  await expect.poll(() => heard.at(-1)).toBe('Bitte geben Sie in jedem Feld eine gültige Zahl ein.')
})
