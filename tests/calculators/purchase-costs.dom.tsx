import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatMoney } from '../../src/domain/format/price.ts'
import { PurchaseCosts } from '../../src/islands/calculators/PurchaseCosts.tsx'

const cost = (name: string) =>
  expect.poll(() => page.getByRole('row', { name }).element().lastElementChild?.textContent)
const field = (label: string) => page.getByRole('spinbutton', { name: label })
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
  ['Kaufpreis', ''],
  ['Kaufpreis', '-5'],
  ['Eingetragener Pfandbetrag', '-1'],
  ['Vertrag', ''],
])('%s of "%s": no costs, and the sentence that says what to do', async (label, value) => {
  await field(label).fill(value)
  await expect.element(page.getByText('Bitte geben Sie in jedem Feld eine gültige Zahl ein')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})
