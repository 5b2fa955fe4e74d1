import { expect, test } from '@playwright/test'
import { findings, openedDark } from './axe.ts'

/** A page without faults, with a part that may have one. */
const pageOf = (part: string) => `<!doctype html>
  <html lang="de">
    <title>Probe</title>
    <style>
      :root { color-scheme: light dark }
      .middle, .wide { display: none }
      @media (500px < width < 1000px) {
        .middle { display: block }
        .scrolls { block-size: 20px; overflow-y: scroll }
      }
      @media (width > 1000px) {
        .wide { display: block }
        .pale { color: #ddd; background: #fff }
      }
      @media (prefers-color-scheme: dark) { .dim { color: #333; background: #000 } }
    </style>
    <main><h1>Probe</h1>${part}</main>
  </html>`

const FAULTS: [fault: string, part: string, found: RegExp | null][] = [
  ['nothing, in parts that differ by width', '<p class="middle">Mitte</p><p class="wide">Breit</p>', null],
  ['nothing, in parts that are the same', '<p>Text</p>', null],
  ['a button without a name', '<button></button>', /^Probe 390 light button-name/],
  ['one that only a middle width shows', '<button class="middle"></button>', /^Probe 768 light button-name/],
  ['one that only a wide screen shows', '<button class="wide"></button>', /^Probe 1440 light button-name/],
  [
    'what scrolls at a middle width only',
    `<div class="scrolls">${'<p>Text</p>'.repeat(9)}</div>`,
    /^Probe 768 light scroll/,
  ],
  ['a contrast on a wide screen only', '<p class="pale">Text</p>', /^Probe 1440 light color-contrast/],
  ['a contrast in dark mode only', '<p class="dim">Text</p>', /^Probe 390 dark color-contrast/],
]

for (const [fault, part, found] of FAULTS)
  test(`the check finds ${fault}`, async ({ page }) => {
    await openedDark(page)
    await page.setContent(pageOf(part))
    const lines = await findings(page, 'Probe', { widths: [390, 768, 1440] })
    if (found) expect(lines).toContainEqual(expect.stringMatching(found))
    else expect(lines).toEqual([])
  })
