import { formatNumber } from '../../domain/format/number.ts'
import { $compared } from '../../stores/comparison.ts'
import { $favorites } from '../../stores/favorites.ts'
import { followAuth } from '../../stores/favorites-sync.ts'
import { $viewed, followConsent } from '../../stores/viewed.ts'
import { pressCompare } from '../comparison/press.ts'
import { pressHeart } from './press.ts'

/** React adds many cards at once. */
let isPlanned = false
let isStarted = false

/**
 * Shows the stored state in the page: pressed hearts and compare buttons, seen marks, the number of favourites; in the
 * server's HTML and in React's additions, and again when a store changes, here or in another tab.
 */
export function startMarks(): void {
  if (isStarted) return
  isStarted = true
  $favorites.subscribe(plan)
  $compared.subscribe((list) => {
    plan()
    // React loads only for visitors who compare; an empty panel hides itself.
    if (list.length > 0)
      void import('../comparison/mount.tsx').then(
        ({ mountPanel }) => mountPanel(),
        () => undefined,
      )
  })
  $viewed.subscribe((list) => {
    plan()
    if (list.length > 0)
      void import('../viewed/near.ts').then(
        ({ mountWhenNear }) => mountWhenNear(),
        () => undefined,
      )
  })
  followAuth((count) => void import('./say.ts').then(({ say }) => say('favorites.synced', { count })))
  followConsent()
  const main = document.querySelector('main')
  if (main) new MutationObserver(plan).observe(main, { childList: true, subtree: true })
}

/** Handles the click on a button of `KeepButtons.tsx`. */
export function press(button: HTMLButtonElement, isWanted: boolean): Promise<void> {
  const { heart } = button.dataset
  return heart ? pressHeart(Number(heart), isWanted) : pressCompare(button, isWanted)
}

function plan() {
  if (isPlanned) return
  isPlanned = true
  queueMicrotask(() => {
    isPlanned = false
    paint()
  })
}

function paint() {
  const { list } = $favorites.get()
  const kept = new Set(list.map(({ property_id }) => String(property_id)))
  const compared = new Set($compared.get().map(({ id }) => String(id)))
  const seen = new Set($viewed.get().map(({ propertyId }) => String(propertyId)))
  // Written only on a change: setting an attribute again, even to the same value, makes the browser recompute style and
  // accessibility.
  const setPressed = (button: HTMLElement, isPressed: boolean) => {
    if (button.ariaPressed !== String(isPressed)) button.ariaPressed = String(isPressed)
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-heart]'))
    setPressed(button, kept.has(button.dataset.heart ?? ''))
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
    setPressed(button, compared.has(button.dataset.compare ?? ''))
  for (const card of document.querySelectorAll<HTMLElement>('[data-home]')) {
    const mark = card.querySelector<HTMLElement>('.card-seen')
    const isSeen = seen.has(card.dataset.home ?? '')
    if (mark && mark.hidden === isSeen) mark.hidden = !isSeen
  }
  for (const place of document.querySelectorAll('[data-favorites-count]'))
    place.textContent = list.length ? formatNumber(list.length, document.documentElement.lang) : ''
}
