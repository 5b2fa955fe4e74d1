import { expect, test } from '@playwright/test'
import { someIds } from './keeping.ts'

/**
 * Every control of the main pages on a phone can be hit by a thumb: it is 44 px high and wide, or the square of 44 px
 * around its centre meets no other control (the spacing of WCAG 2.5.8, with our size), and it is never below 24 px.
 * Links inside a sentence are exempt, and the areas of a drawn map, whose links stand in a list as well (both as in
 * WCAG).
 */
const PAGES = [
  '/',
  '/immobilien/{id}',
  '/projekte',
  '/vergleich?ids={id}',
  '/favoriten',
  '/anmelden',
  '/registrieren',
  '/hilfe',
  '/faq',
  '/blog',
  '/suche',
  '/assistent',
  '/ki-suche',
  '/preise',
  '/impressum',
  '/sa',
]

/** Runs in the page. @returns the controls that are too small or too close, with their size */
function tooSmall(): string[] {
  const SIZE = 44
  const LEAST = 24
  const shown = [
    ...document.querySelectorAll<HTMLElement>('a[href]:not(svg *), button, summary, input, select, textarea'),
  ]
    .filter((one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    // A field that a label or a transparent overlay enlarges is hit by that.
    .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    // Texts for screen readers, the skip link above the page, and what is scrolled out of a strip.
    .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0 && box.left < innerWidth && box.right > 0)
  const isInText = (one: HTMLElement) =>
    one.matches('a') && getComputedStyle(one).display === 'inline' && one.closest('p, li, dd, td, figcaption') !== null
      ? (one.closest('p, li, dd, td, figcaption')?.textContent?.trim().length ?? 0) >
        (one.textContent?.trim().length ?? 0)
      : false
  const isFixed = (one: Element | null): boolean =>
    one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isFixed(one.parentElement))
  return shown.flatMap(({ one, box }) => {
    // Half a pixel for rounding.
    if ((box.width >= SIZE - 0.5 && box.height >= SIZE - 0.5) || isInText(one)) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const [w, h] = [Math.max(SIZE, box.width) / 2, Math.max(SIZE, box.height) / 2]
    const near = shown.find(
      (other) =>
        other.one !== one &&
        !other.one.contains(one) &&
        !one.contains(other.one) &&
        other.one.closest('label') !== (one.closest('label') ?? one) &&
        // What floats over the page moves away from it.
        isFixed(other.one) === isFixed(one) &&
        other.box.left < x + w - 1 &&
        other.box.right > x - w + 1 &&
        other.box.top < y + h - 1 &&
        other.box.bottom > y - h + 1,
    )
    const isTiny = box.height < LEAST - 0.5 && near !== undefined
    if (!isTiny && !near) return []
    const name = one.ariaLabel ?? one.textContent?.trim().slice(0, 30) ?? ''
    return [
      `${one.tagName.toLowerCase()}.${one.className} "${name}" ${Math.round(box.width)} x ${Math.round(box.height)}`,
    ]
  })
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of PAGES)
  test(`${path} has targets of 44 px, or room around smaller ones`, async ({ page, request }) => {
    const [id] = await someIds(request, 1)
    await page.goto(path.replace('{id}', String(id)))
    expect(await page.evaluate(tooSmall)).toEqual([])
  })
