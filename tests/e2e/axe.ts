import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Dark first: there a page is opened, so that its first paint is looked at too, and changes to light by itself. */
const THEMES = ['dark', 'light'] as const

/** How every page that axe looks at is opened. */
export const openedDark = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })

/**
 * What axe finds on a page that was opened dark, at each of the widths, one line a rule: dark by the rules that read
 * colours (the others read what is the same in both themes), light by all. With `isLayer` the page itself is looked at
 * elsewhere, and dark only what lies over it.
 */
export async function findings(
  page: Page,
  where: string,
  { widths, isLayer = false }: { widths: readonly number[]; isLayer?: boolean },
): Promise<string[]> {
  const found: string[] = []
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const line of await violations(page, theme === 'dark', isLayer))
        found.push(`${where} ${width} ${theme} ${line}`)
    }
  }
  return found
}

async function violations(page: Page, onlyColours: boolean, isLayer: boolean): Promise<string[]> {
  // Once a document: it is half a megabyte to read.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([onlyColours, isLayer]) => {
      // Colours on their way from one theme to the other are nobody's contrast: an inherited one takes a frame for
      // every element that it goes through.
      for (let still = 0, frame = 0; still < 3 && frame < 120; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
      }
      const { axe: tool } = window as unknown as { axe: typeof axe }
      const colours = tool.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
      const layers = [...document.querySelectorAll('dialog[open], :popover-open')]
      const { violations } = await tool.run(onlyColours && isLayer && layers.length > 0 ? layers : document, {
        resultTypes: ['violations'],
        ...(onlyColours && { runOnly: { type: 'rule', values: colours.map(({ ruleId }) => ruleId) } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
    },
    [onlyColours, isLayer] as const,
  )
}
