import { expect, test } from '@playwright/test'
import { compare, kept, LIST, panel, someIds, store, toast, withoutScript } from './keeping.ts'

test.describe('the comparison', () => {
  test('takes four, refuses a fifth, and its panel can be folded, emptied and opened', async ({ page }) => {
    await page.goto(LIST)
    for (const nth of [0, 1, 2, 3]) await compare(page, nth).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(4)
    await compare(page, 4).click()
    await expect(toast(page)).toContainText('Maximale Anzahl erreicht')
    await expect(toast(page)).toContainText('Sie können maximal 4 Immobilien vergleichen.')
    await expect(toast(page)).toHaveAttribute('data-stays', '3000')
    await expect(compare(page, 4)).toHaveAttribute('aria-pressed', 'false')
    await expect
      .poll(async () => (await kept(page, 'comparedProperties')).every((one: { kaufpreis?: number }) => one.kaufpreis))
      .toBe(true)
    // The list scrolls above 12rem.
    const list = await panel(page)
      .locator('ul')
      .evaluate((ul) => ({ height: ul.clientHeight, all: ul.scrollHeight }))
    expect(list.height).toBeLessThanOrEqual(192)
    expect(list.all).toBeGreaterThan(192)

    await panel(page).getByRole('button', { name: 'Einklappen' }).click()
    await expect(panel(page)).toBeHidden()
    const tab = page.getByRole('button', { name: 'Vergleich ausklappen (4)' })
    await expect(tab).toBeFocused()
    await page.reload()
    await tab.click()
    await panel(page)
      .getByRole('button', { name: /aus dem Vergleich entfernen$/ })
      .first()
      .click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(3)
    await expect(compare(page, 0)).toHaveAttribute('aria-pressed', 'false')
    await panel(page).getByRole('link', { name: 'Vergleichen' }).click()
    await expect(page).toHaveURL(/\/vergleich\?ids=\d+,\d+,\d+$/)
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Vergleich ausklappen (3)' }).click()
    await panel(page).getByRole('button', { name: 'Alle entfernen' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('.card [data-compare][aria-pressed="true"]')).toHaveCount(0)
    expect(await kept(page, 'comparedProperties')).toBeNull()
  })

  test('names a home without a title', async ({ page }) => {
    await store(page, { comparedProperties: [{ id: 5 }] })
    await page.goto('/impressum')
    await page.getByRole('button', { name: 'Vergleich ausklappen (1)' }).click()
    await expect(panel(page)).toContainText('Unbekannte Immobilie')
  })

  test('of an address is read without JavaScript, and its switch works too', async ({ browser, baseURL, request }) => {
    const ids = await someIds(request, 3)
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto(`/vergleich?ids=${ids.join(',')}`)
      await expect(page.locator('.comparison thead th')).toHaveCount(3)
      await expect(page.getByRole('row', { name: /^Kaufpreis/ })).toBeVisible()
      await expect(page.locator('.comparison-best').first()).toBeVisible()
      const same = page.locator('.comparison tr[data-same]').first()
      await expect(same).toBeVisible()
      await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).check()
      await expect(same).toBeHidden()
      await page
        .getByRole('link', { name: /aus dem Vergleich entfernen$/ })
        .first()
        .click()
      await expect(page).toHaveURL(`/vergleich?ids=${ids.slice(1).join(',')}`)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/vergleich', '/sa/vergleich']) {
        await page.goto(`${path}?ids=${ids.join(',')}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
      }
      await page.goto('/vergleich')
      await expect(page.getByText('Noch nichts zu vergleichen.')).toBeVisible()
      expect((await page.goto('/vergleich?ids=x,-1,99999999'))?.status()).toBe(200)
      await expect(page.getByText('1 Immobilie wird nicht mehr angeboten')).toBeVisible()
    })
  })

  test('is printed whole on its side, without what can only be pressed', async ({ page, request }) => {
    const ids = await someIds(request, 4)
    await store(page, { comparedProperties: ids.map((id) => ({ id, objekttitel: `Haus ${id}` })) })
    await page.goto(`/vergleich?ids=${ids.join(',')}`)
    await page.emulateMedia({ media: 'print' })
    for (const away of ['.comparison-tools', '.comparison-remove', '.frame-nav', '.frame-tools'])
      await expect(page.locator(away).first(), away).toBeHidden()
    await expect(page.locator('.comparison thead th')).toHaveCount(4)
    await expect(page.getByRole('row', { name: /^Kaufpreis/ })).toBeVisible()
    // A4 in landscape with usual margins, at 96 dpi.
    await page.setViewportSize({ width: 1045, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1045)
  })

  test('without ids shows the browser’s own homes and follows them', async ({ page, request }) => {
    const ids = await someIds(request, 3)
    await store(page, { comparedProperties: ids.map((id) => ({ id, objekttitel: `Haus ${id}` })) })
    await page.goto('/vergleich')
    await expect(page).toHaveURL(`/vergleich?ids=${ids.join(',')}`)
    await page.locator('[data-compare-remove]').first().click()
    await expect(page).toHaveURL(`/vergleich?ids=${ids.slice(1).join(',')}`)
    expect((await kept(page, 'comparedProperties')).map(({ id }: { id: number }) => id)).toEqual(ids.slice(1))
    // The panel would show the same homes again.
    await expect(page.getByRole('button', { name: /^Vergleich ausklappen/ })).toHaveCount(0)
    for (const left of [1, 0]) {
      await page.locator('[data-compare-remove]').first().click()
      await expect(page.locator('.comparison thead th')).toHaveCount(left)
    }
    await expect(page.getByText('Noch nichts zu vergleichen.')).toBeVisible()
  })

  test('of one home offers similar ones, and a link compares it with one of them', async ({ page, request }) => {
    const [id = 0] = await someIds(request, 1)
    await store(page, { comparedProperties: [{ id, objekttitel: 'Mein Haus' }] })
    await page.goto(`/vergleich?ids=${id}`)
    const similar = page.getByRole('region', { name: 'Ähnliche Immobilien' })
    await expect(similar.getByRole('listitem').locator('img').first()).toBeVisible()
    const link = similar.getByRole('link', { name: /^Vergleichen: / }).first()
    const other = Number(await link.getAttribute('data-compare-add'))
    await link.click()
    await expect(page).toHaveURL(`/vergleich?ids=${id},${other}`)
    await expect(page.locator('.comparison thead th')).toHaveCount(2)
    await expect(similar).toHaveCount(0)
    expect((await kept(page, 'comparedProperties')).map((one: { id: number }) => one.id)).toEqual([id, other])
  })

  test('of a single rent says once for how long it is', async ({ page, request }) => {
    const { data } = await (
      await request.get('/api/properties?vermarktungsart=MIETE&objektart=WOHNUNG&pro_seite=1')
    ).json()
    await page.goto(`/vergleich?ids=${data[0].id}`)
    const row = page.getByRole('row', { name: /^Gesamtmiete pro Monat/ })
    await expect(row).toBeVisible()
    expect((await row.textContent())?.match(/pro Monat/g)).toHaveLength(1)
  })

  test('that was shared does not change the visitor’s own', async ({ page, request }) => {
    const [own, ...others] = await someIds(request, 3)
    await store(page, { comparedProperties: [{ id: own, objekttitel: 'Mein Haus' }] })
    // Both have one home in common.
    await page.goto(`/vergleich?ids=${[own, ...others].join(',')}`)
    await page.locator('[data-compare-remove]').first().click()
    await expect(page).toHaveURL(`/vergleich?ids=${others.join(',')}`)
    await expect(page.locator('.comparison thead th')).toHaveCount(2)
    expect(await kept(page, 'comparedProperties')).toMatchObject([{ id: own }])
  })

  test('that was shared can be taken over, once and as far as there is room', async ({ page, request }) => {
    const ids = await someIds(request, 5)
    const [own = 0, ...sent] = ids
    await store(page, { comparedProperties: [{ id: own, objekttitel: 'Mein Haus' }] })
    await page.goto(`/vergleich?ids=${sent.slice(0, 2).join(',')}`)
    const take = page.getByRole('button', { name: 'In meinen Vergleich übernehmen' })
    await take.click()
    await expect(toast(page)).toContainText('Zum Vergleich hinzugefügt')
    const compared = async () => (await kept(page, 'comparedProperties')) as { id: number; kaufpreis?: number }[]
    await expect
      .poll(async () => (await compared()).slice(1).map(({ kaufpreis }) => Boolean(kaufpreis)))
      .toEqual([true, true])
    expect((await compared()).map(({ id }) => id)).toEqual([own, ...sent.slice(0, 2)])
    await take.click()
    await expect(toast(page)).toContainText('Bereits im Vergleich')
    await page.goto(`/vergleich?ids=${sent.join(',')}`)
    await take.click()
    await expect(toast(page)).toContainText('Sie können maximal 4 Immobilien vergleichen.')
    expect(await compared()).toHaveLength(4)
    // The visitor's own comparison shows no offer to take it over.
    await page.goto(`/vergleich?ids=${(await compared()).map(({ id }) => id).join(',')}`)
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible()
    await expect(take).toBeHidden()
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`leaves the bar of a home’s page, messages and the banner free at ${width}`, async ({ page, request }) => {
      const [id] = await someIds(request, 1)
      await store(page, { comparedProperties: [{ id, objekttitel: 'Haus' }] })
      await page.setViewportSize({ width, height })
      await page.goto(`/immobilien/${id}`)
      await page.getByRole('button', { name: 'Vergleich ausklappen (1)' }).click()
      const box = await panel(page).boundingBox()
      const bar = await page.locator('.bottom-bar').boundingBox()
      if (width < 1024) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      const heart = page.locator('.detail-main [data-heart]')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(toast(page)).toBeVisible()
      const message = await toast(page).boundingBox()
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-consent-open]')?.click())
      const close = page.locator('.consent').getByRole('button', { name: 'Nur notwendige' })
      await close.click({ trial: true })
    })
})
