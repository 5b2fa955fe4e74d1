import { inDigits } from '../../domain/format/digits.ts'
import { $consent } from '../../stores/consent/consent.ts'
import { $addedIds, $hiddenIds } from '../../stores/hidden.ts'
import { $lastVisit, noteVisit } from '../../stores/visits.ts'
import { written } from '../frame/written.ts'

/**
 * Marks on the server's cards: hidden homes, and homes that are new since the last visit. React's cards (`data-live`)
 * follow the stores by themselves. The menu for hiding loads with its first use.
 */
const list = document.querySelector<HTMLElement>('[data-first-page]')

if (list) {
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-card-menu], [data-unhide]') : null
    if (!button) return
    void import('./card-menu.ts').then(
      ({ pressCard }) => pressCard(button),
      () => undefined,
    )
  })
  $consent.subscribe(() => noteVisit())
  $lastVisit.subscribe(markNew)
  $hiddenIds.subscribe(markHidden)
  $addedIds.listen(markHidden)
}

function markNew() {
  const lastVisit = $lastVisit.get()
  for (const card of cards()) {
    const mark = card.querySelector<HTMLElement>('.card-new')
    const isNew = lastVisit !== null && Date.parse(card.dataset.published ?? '') > lastVisit
    if (mark && mark.hidden === isNew) mark.hidden = !isNew
  }
}

function markHidden() {
  const hidden = $hiddenIds.get()
  let count = $addedIds.get().filter((id) => hidden.has(id)).length
  for (const card of cards()) {
    const item = card.closest<HTMLElement>('li')
    const isHidden = hidden.has(Number(card.dataset.home))
    if (isHidden) count++
    if (item && item.hasAttribute('data-hidden') !== isHidden) item.toggleAttribute('data-hidden', isHidden)
  }
  for (const line of list ? written('[data-hidden-count]', list) : []) {
    line.hidden = count === 0
    const number = line.querySelector('b')
    if (number) number.textContent = inDigits(String(count), document.documentElement.lang)
  }
}

function cards(): HTMLElement[] {
  return list ? written('.card-grid [data-home]', list) : []
}
