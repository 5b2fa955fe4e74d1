import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Layers over a page. */
const LAYERS = 'dialog[open], :popover-open'

type Theme = 'light' | 'dark'

interface Look {
  widths: readonly number[]
  /** Both by default. */
  themes?: readonly Theme[]
  /** Another test checks its page: axe checks the content of a dialog or popover, or the page when none is open. */
  isLayer?: boolean
  /** The same for a part of the page that is neither. */
  part?: string
  /** A further check at every width, after it is set. */
  also?: (width: number) => Promise<string | undefined>
}

/** Opens every page for axe in dark mode, so that its first paint is checked too; later it switches by itself. */
export const openedDark = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })

/**
 * The themes to check below the prefix of a language. The colours of a page do not depend on its language: Arabic pages,
 * which are checked for the other direction of writing, are checked in light mode only.
 */
export const themesOf = (prefix: string): readonly Theme[] => (prefix ? ['light'] : ['light', 'dark'])

/**
 * The findings of axe on a page at each of the widths, one line per rule: light mode by all rules, dark mode by those
 * that read colours. The other rules read only the document, which is the same in both themes, since these differ by
 * their style sheets. Afterwards the page has its former width.
 */
export async function findings(
  page: Page,
  where: string,
  { widths, themes = ['light', 'dark'], also, ...look }: Look,
): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const more = await also?.(width)
    if (more) found.push(`${where} ${width} ${more}`)
    // The current theme comes first: another width or theme lays out the whole page again.
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    const order = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    for (const theme of order.filter((one) => themes.includes(one))) {
      await page.emulateMedia({ colorScheme: theme })
      for (const line of await violations(page, theme === 'dark', look))
        found.push(`${where} ${width} ${theme} ${line}`)
    }
  }
  if (before) await page.setViewportSize(before)
  return found
}

async function violations(
  page: Page,
  onlyColours: boolean,
  { isLayer = false, part = '' }: Pick<Look, 'isLayer' | 'part'>,
): Promise<string[]> {
  // Once per document: the code is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([onlyColours, seen]) => {
      // Waits until the colours of the theme are settled: an inherited colour takes a frame for every element on its
      // way.
      for (let still = 0, frame = 0; still < 3 && frame < 120; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
      }
      const { axe: tool } = window as unknown as { axe: typeof axe }
      const colours = tool.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa'))
      const parts = seen ? [...document.querySelectorAll(seen)] : []
      const { violations } = await tool.run(parts.length > 0 ? parts : document, {
        resultTypes: ['violations'],
        ...(onlyColours && { runOnly: { type: 'rule', values: colours.map(({ ruleId }) => ruleId) } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
    },
    [onlyColours, part || (isLayer ? LAYERS : '')] as const,
  )
}
