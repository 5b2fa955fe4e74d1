import { expect, test } from '@playwright/test'
import { asStaff } from './accounts.ts'
import { findings } from './axe.ts'
import { LASTING } from './keeping.ts'
import { forgetLimits } from './server.ts'

test('the start says what waits, each line leads to exactly these records, and axe finds nothing', async ({ page }) => {
  const list = await page.request.get(LASTING)
  const { data } = (await list.json()) as { data: { id: number }[] }
  const body = { name: 'Anna Huber', email: 'anna@example.org', message: 'Ist sie frei?', privacy: true }
  await forgetLimits()
  const sent = await page.request.post('/api/inquiries', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...body, property_id: data[0]?.id },
  })
  expect(sent.status()).toBe(200)
  await asStaff(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Was heute ansteht' })).toBeVisible()
  const task = page.getByRole('link', { name: /Anfragen ohne Antwort/ })
  await expect(task).toBeVisible()
  const count = Number((await task.locator('b').innerText()).replaceAll('.', ''))
  expect(count).toBeGreaterThan(0)
  // The same number stands beside the screen in the list at the side.
  const side = page.getByRole('navigation', { name: 'Bereiche' })
  await expect(side.getByRole('link', { name: `Anfragen Offen: ${count}` })).toBeVisible()
  for (const name of ['Aufrufe', 'Anfragen', 'Neue Objekte', 'Zeit bis zur ersten Antwort']) {
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true, level: 3 }).first()).toBeVisible()
  }
  expect(await findings(page, 'start', { widths: [1280, 390], part: '#inhalt' })).toEqual([])
  // By keyboard alone: the first line is reached, and opened.
  await task.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/anfragen\?answer=none/)
  // Other journeys write meanwhile: list and number are read again until no letter came between them.
  await expect(async () => {
    await page.reload()
    // The link holds the number twice: for the eye and, with a word, for a screen reader.
    const shown = await side.getByRole('link', { name: /^Anfragen Offen: / }).innerText()
    const now = Number(/Offen: ([\d.]+)/.exec(shown)?.[1]?.replaceAll('.', ''))
    await expect(page.locator('.admin-table tbody tr')).toHaveCount(Math.min(now, 50), { timeout: 3000 })
  }).toPass()
})

test('an agent of another company has nothing to do, and is told so', async ({ page }) => {
  // A company without homes in the catalogue: nobody can ask it for anything.
  const { token } = await asStaff(page, 'agent', 12)
  const mine = await page.request.get('/api/admin/overview', { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await mine.json()) as { data: { name: string }[] }
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Was heute ansteht' })).toBeVisible()
  if (data.length === 0) await expect(page.getByText('Gerade wartet niemand auf Sie.')).toBeVisible()
  else await expect(page.locator('.admin-task')).toHaveCount(data.length)
  // What only administrators do is no task of an agent.
  expect(data.map(({ name }) => name)).not.toContain('applications')
  expect(data.map(({ name }) => name)).not.toContain('duplicates')
})

test('by keyboard: one stop skips to the rows, and an act lowers the number at the side without a reload', async ({
  page,
}) => {
  const list = await page.request.get(LASTING)
  const { data } = (await list.json()) as { data: { id: number }[] }
  const name = `Karla ${Date.now()}`
  const body = { name, email: 'karla@example.org', message: 'Ist sie frei?', privacy: true }
  await forgetLimits()
  const sent = await page.request.post('/api/inquiries', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { ...body, property_id: data[1]?.id },
  })
  expect(sent.status()).toBe(200)
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page, 'admin')
  await page.goto(`/admin/anfragen?answer=none&q=${encodeURIComponent(name)}`)
  const row = page.locator('.admin-table tbody tr').first()
  await expect(row).toContainText(name)
  const side = page.getByRole('navigation', { name: 'Bereiche' })
  await expect(side.getByRole('link', { name: /^Anfragen Offen: \d+$/ })).toBeVisible()

  // The stop stands before search and filters, and shows itself.
  const skip = page.getByRole('link', { name: 'Zur Tabelle springen' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(row.locator('input[type="checkbox"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The record is a page of its own, which asks for the numbers when it opens: that answer is not the one after the act.
  await expect(page.getByLabel('Status', { exact: true })).toBeVisible()
  await expect(side.getByRole('link', { name: /^Anfragen Offen: \d+$/ })).toBeVisible()
  // Other journeys write meanwhile: the number is the one that the page itself was told after the act, and no older one.
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/admin/overview')
  await page.getByLabel('Status', { exact: true }).selectOption('done')
  const tasks = ((await (await told).json()) as { data: { screen: string; in_navigation: boolean; count: number }[] })
    .data
  const after = tasks.reduce(
    (sum, task) => sum + (task.in_navigation && task.screen === 'anfragen' ? task.count : 0),
    0,
  )
  if (after > 0) await expect(side.getByRole('link', { name: `Anfragen Offen: ${after}`, exact: true })).toBeVisible()
  else await expect(side.getByRole('link', { name: 'Anfragen', exact: true })).toBeVisible()
  await page.goto(`/admin/anfragen?answer=none&q=${encodeURIComponent(name)}`)
  await expect(page.getByText('Mit diesen Filtern wurde nichts gefunden.')).toBeVisible()
})
