import { $consent } from '../../stores/consent.ts'
import { $hidden } from '../../stores/hidden.ts'
import { noteVisit } from '../../stores/visits.ts'

/**
 * Marks on the cards of the list, in the server's HTML and in React's additions: hidden homes, and homes that are new
 * since the last visit. The menu for hiding loads with its first use.
 */
const list = document.querySelector<HTMLElement>('[data-first-page]')
let lastVisit: number | null = null
let isPlanned = false

if (list) {
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-card-menu], [data-unhide]') : null
    if (!button) return
    void import('./card-menu.ts').then(
      ({ pressCard }) => pressCard(button),
      () => undefined,
    )
  })
  $consent.subscribe(() => {
    lastVisit = noteVisit()
    plan()
  })
  $hidden.subscribe(plan)
  new MutationObserver(plan).observe(list, { childList: true, subtree: true })
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
  const hidden = new Set($hidden.get().map(String))
  let count = 0
  for (const card of list?.querySelectorAll<HTMLElement>('.card-grid [data-home]') ?? []) {
    const mark = card.querySelector<HTMLElement>('.card-new')
    const isNew = lastVisit !== null && Date.parse(card.dataset.published ?? '') > lastVisit
    if (mark && mark.hidden === isNew) mark.hidden = !isNew
    const item = card.closest<HTMLElement>('li')
    const isHidden = hidden.has(card.dataset.home ?? '')
    if (isHidden) count++
    if (item && item.hasAttribute('data-hidden') !== isHidden) item.toggleAttribute('data-hidden', isHidden)
  }
  for (const line of list?.querySelectorAll<HTMLElement>('[data-hidden-count]') ?? []) {
    if (line.hidden !== (count === 0)) line.hidden = count === 0
    const number = line.querySelector('b')
    if (number && number.textContent !== String(count)) number.textContent = String(count)
  }
}
