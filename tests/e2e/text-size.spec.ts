import { expect, type Page, test } from '@playwright/test'

/** Text of 200 % by the browser's setting, not by zoom (WCAG 2.2, 1.4.4): pages have as many rem as at half their width. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
  reducedMotion: 'reduce',
})

/** Bars, rows and cards that must show all of their text. */
const PARTS = '.frame-bar, form.filter, .map-filter, .results-tools, .card-body, .card-line, .bottom-bar'

/** Lines of text that leave the window, are cut, or lie over one another, in the visible parts. */
const faults = (page: Page) =>
  page.evaluate((parts) => {
    const found: string[] = []
    for (const part of document.querySelectorAll(parts)) {
      const lines: { text: string; of: Element; box: DOMRect }[] = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { textContent, parentElement: of } = walker.currentNode
        const text = textContent?.trim() ?? ''
        if (!text || !of?.checkVisibility() || of.closest('option, noscript, [popover]:not(:popover-open)')) continue
        // For screen readers only.
        if (of.clientWidth === 1) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) lines.push({ text, of, box })
      }
      for (const [at, { text, of, box }] of lines.entries()) {
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${text}`)
        const holder = of.closest('button, a, p, label')
        if (holder && holder.scrollWidth > holder.clientWidth + 1 && getComputedStyle(holder).overflowX !== 'visible')
          found.push(`cut: ${text}`)
        for (const other of lines.slice(at + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          // Boxes of lines are higher than their letters.
          if (width > 2 && height > box.height / 3) found.push(`over one another: ${text} / ${other.text}`)
        }
      }
    }
    return found
  }, PARTS)

for (const width of [390, 1440])
  test(`at twice the text size nothing is cut or covered: ${width} px`, async ({ page, request }) => {
    const { data } = await (await request.get('/api/properties?pro_seite=1')).json()
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/immobilien', '/fr/immobilien', '/kartensuche', `/immobilien/${data[0].id}`]) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      expect(await faults(page), path).toEqual([])
    }
    // What a script measures follows the same widths as the styles.
    await page.goto('/immobilien')
    await page.locator('.filter-open').click()
    await expect(page.locator('#filter:popover-open')).toBeVisible()
  })
