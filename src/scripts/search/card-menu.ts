import { pageLanguage } from '../../i18n/load.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { hideHome, unhideHomes } from '../../stores/hidden.ts'

/** A press that closed the menu should not open it again. */
const SAME_PRESS_MS = 300
const t = translatorOf(pageLanguage(), shared)
let closedAt = 0
let opener: HTMLElement | null = null

/** Handles the click on a card's menu, or on a button that shows homes again. */
export function pressCard(button: HTMLElement): void {
  const isOpenAgain = opener === button && performance.now() - closedAt < SAME_PRESS_MS
  if (button.dataset.unhide !== undefined) showAgain(button)
  else if (!isOpenAgain) openMenu(button)
}

function openMenu(button: HTMLElement) {
  opener = button
  const menu = document.querySelector<HTMLElement>('.card-menu') ?? makeMenu()
  menu.showPopover()
  const { bottom, left, right } = button.getBoundingClientRect()
  const isRtl = document.documentElement.dir === 'rtl'
  const wanted = isRtl ? left : right - menu.offsetWidth
  menu.style.top = `${bottom + scrollY + 4}px`
  menu.style.left = `${Math.max(8, Math.min(wanted, document.documentElement.clientWidth - menu.offsetWidth - 8))}px`
  button.ariaExpanded = 'true'
  menu.querySelector('button')?.focus()
}

function makeMenu(): HTMLElement {
  const menu = document.createElement('div')
  menu.className =
    'card-menu absolute m-0 min-w-45 rounded-control border border-line bg-sheet px-0 py-1 text-ink shadow-float'
  menu.role = 'menu'
  menu.popover = 'auto'
  const item = document.createElement('button')
  item.type = 'button'
  item.role = 'menuitem'
  item.className =
    'min-h-11 w-full cursor-pointer px-4 py-2 text-start hover:text-brass focus-visible:-outline-offset-2'
  item.textContent = t('card.hide')
  item.addEventListener('click', () => {
    const button = opener
    menu.hidePopover()
    closedAt = 0
    if (button) hide(button)
  })
  menu.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return
    closedAt = performance.now()
    if (opener) opener.ariaExpanded = 'false'
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') menu.hidePopover()
  })
  menu.append(item)
  // Inside the page's main content, where users who navigate by landmarks expect it.
  ;(document.querySelector('main') ?? document.body).append(menu)
  return menu
}

/** One line with an undo button replaces the card; the next page no longer shows the home. */
function hide(button: HTMLElement) {
  const item = button.closest('li')
  const id = button.closest<HTMLElement>('[data-home]')?.dataset.home ?? ''
  hideHome(Number(id))
  // React renders the line of its own cards.
  if (item && !button.closest('[data-live]')) fold(item, id)
  requestAnimationFrame(() =>
    item?.querySelector<HTMLElement>('.card-folded [data-unhide]')?.focus({ preventScroll: true }),
  )
}

function fold(item: HTMLElement, id: string) {
  const title = item.querySelector('.card-title')?.textContent ?? ''
  const line = document.createElement('p')
  line.className = 'card-folded'
  const words = document.createElement('span')
  words.textContent = t('card.hidden', { title })
  const undo = document.createElement('button')
  undo.type = 'button'
  undo.className = 'link'
  undo.dataset.unhide = id
  undo.textContent = t('keep.undo')
  line.append(words, ' ', undo)
  item.querySelector('.card-folded')?.remove()
  item.append(line)
}

/** Shows one home or (without a number) all of the page; the focus moves to the first restored one. */
function showAgain({ dataset: { unhide } }: HTMLElement) {
  const items = [...document.querySelectorAll<HTMLElement>('.card-grid > li[data-hidden]')].filter(
    (item) => !unhide || item.querySelector<HTMLElement>('[data-home]')?.dataset.home === unhide,
  )
  const homes = items.flatMap((item) => item.querySelector<HTMLElement>('[data-home]') ?? [])
  unhideHomes(homes.map((home) => Number(home.dataset.home)))
  for (const item of items) if (!item.querySelector('[data-live]')) item.querySelector('.card-folded')?.remove()
  requestAnimationFrame(() => homes[0]?.querySelector('a')?.focus({ preventScroll: homes.length === 1 }))
}
