import { formatNumber } from '../../domain/format/number.ts'
import { pressHeart } from '../../islands/favorites/press.ts'
import { $compared, $comparedIds } from '../../stores/comparison.ts'
import { $favoriteIds } from '../../stores/favorites/favorites.ts'
import { followAuth } from '../../stores/favorites/favorites-sync.ts'
import { $viewed, $viewedIds, followConsent } from '../../stores/viewed.ts'
import { pressCompare } from '../comparison/press.ts'
import { written } from '../frame/written.ts'

/** Several stores may change at once. */
let isPlanned = false
let isStarted = false

/**
 * Shows the stored state in the server's HTML: pressed hearts and compare buttons, seen marks, the number of
 * favourites; and again when a store changes, here or in another tab. React components (`data-live`) follow the stores
 * by themselves.
 */
export function startMarks(): void {
  if (isStarted) return
  isStarted = true
  $favoriteIds.subscribe(plan)
  let before = $compared.get().length
  $compared.subscribe((list) => {
    const isNew = list.length > before
    before = list.length
    plan()
    // React loads only for visitors who compare; an empty panel hides itself.
    if (list.length > 0)
      void import('../../islands/comparison/mount.tsx').then(
        ({ mountPanel }) => mountPanel(isNew),
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
  followAuth(
    (count) => void import('../../islands/favorites/say.ts').then(({ say }) => say('favorites.synced', { count })),
  )
  followConsent()
}

/**
 * Handles the click on a button of `KeepButtons.tsx`.
 * @public called by wake.ts, which loads this module on demand
 */
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
  const [favorites, compared, viewed] = [$favoriteIds.get(), $comparedIds.get(), $viewedIds.get()]
  // Written only on a change: setting an attribute again, even to the same value, makes the browser recompute style and
  // accessibility.
  const setPressed = (button: HTMLElement, isPressed: boolean) => {
    if (button.ariaPressed !== String(isPressed)) button.ariaPressed = String(isPressed)
  }
  for (const button of written('[data-heart]')) setPressed(button, favorites.has(Number(button.dataset.heart)))
  for (const button of written('[data-compare]')) setPressed(button, compared.has(Number(button.dataset.compare)))
  for (const card of written('[data-home]')) {
    const mark = card.querySelector<HTMLElement>('.card-seen')
    const isSeen = viewed.has(Number(card.dataset.home))
    if (mark && mark.hidden === isSeen) mark.hidden = !isSeen
  }
  for (const place of document.querySelectorAll('[data-favorites-count]'))
    place.textContent = favorites.size ? formatNumber(favorites.size, document.documentElement.lang) : ''
}
