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
 * - `all`       every rule of axe
 * - `colours`   those that read colours, which cost more than all others together
 * - `structure` all but those
 */
type Rules = 'all' | 'colours' | 'structure'

/**
 * The findings of axe on a page at each of the widths, one line per rule. The same document is checked again only by
 * the rules that can find something else (docs/decisions/0083):
 * - at the smallest and the largest width by all rules in light mode, and in dark mode by those that read colours: the
 *   others read only the document, which is the same in both themes, since these differ by their style sheets;
 * - at a width between them without the colours, since every element can be seen at one of the other two;
 * - where the writing runs from right to left, with the colours at the first width only: the German page has the same.
 *
 * Afterwards the page has its former width.
 */
export async function findings(
  page: Page,
  where: string,
  { widths, themes = ['light', 'dark'], also, ...look }: Look,
): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  const { isDark, isMirrored } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isMirrored: document.documentElement.dir === 'rtl',
  }))
  let current: Theme = isDark ? 'dark' : 'light'
  const check = async (width: number, rules: Rules) => {
    for (const line of await violations(page, rules, look)) found.push(`${where} ${width} ${current} ${line}`)
  }
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    const more = await also?.(width)
    if (more) found.push(`${where} ${width} ${more}`)
    const isBetween = width !== Math.min(...widths) && width !== Math.max(...widths)
    if (isBetween || (isMirrored && at > 0)) {
      await check(width, 'structure')
      continue
    }
    // The current theme comes first: another width or theme lays out the whole page again.
    for (const theme of [current, current === 'dark' ? ('light' as const) : ('dark' as const)]) {
      if (!themes.includes(theme)) continue
      await page.emulateMedia({ colorScheme: theme })
      current = theme
      await check(width, theme === 'dark' ? 'colours' : 'all')
    }
  }
  if (before) await page.setViewportSize(before)
  return found
}

async function violations(
  page: Page,
  rules: Rules,
  { isLayer = false, part = '' }: Pick<Look, 'isLayer' | 'part'>,
): Promise<string[]> {
  // Once per document: the code is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ([rules, seen]) => {
      // Waits until the colours of the theme are settled: an inherited colour takes a frame for every element on its
      // way.
      for (let still = 0, frame = 0; still < 3 && frame < 120; frame++) {
        await new Promise((drawn) => requestAnimationFrame(drawn))
        still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
      }
      const { axe: tool } = window as unknown as { axe: typeof axe }
      const colours = tool
        .getRules(['cat.color'])
        .filter(({ tags }) => !tags.includes('wcag2aaa'))
        .map(({ ruleId }) => ruleId)
      const chosen = {
        all: {},
        colours: { runOnly: { type: 'rule' as const, values: colours } },
        structure: { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) },
      }
      const parts = seen ? [...document.querySelectorAll(seen)] : []
      const { violations } = await tool.run(parts.length > 0 ? parts : document, {
        resultTypes: ['violations'],
        // The style sheets would be read for a rule only that is off.
        preload: { assets: ['media'] },
        ...chosen[rules],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
    },
    [rules, part || (isLayer ? LAYERS : '')] as const,
  )
}
