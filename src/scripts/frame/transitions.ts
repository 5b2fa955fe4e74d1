/**
 * View transition: the photo of a card grows into the gallery of its page, and back. The name is set only during the
 * transition, since two elements of one page must not share it. Browsers without cross-document transitions ignore
 * this.
 */
const NAME = 'lead-photo'

export {}

function cardPhoto(url: string | null | undefined): HTMLElement | null {
  const path = url ? new URL(url).pathname : ''
  if (!/^(\/[a-z]{2})?\/immobilien\//.test(path)) return null
  const links = document.querySelectorAll<HTMLAnchorElement>('.card-title a')
  const link = [...links].find((one) => one.pathname === path)
  return link?.closest('.card')?.querySelector<HTMLElement>('.card-photo') ?? null
}

/** Removes the name when the transition has ended, or the browser has skipped it. */
function giveName(element: HTMLElement, value: string, finished: Promise<unknown>) {
  element.style.viewTransitionName = value
  const takeBack = () => element.style.removeProperty('view-transition-name')
  finished.then(takeBack, takeBack)
}

const leadPhoto = () => document.querySelector<HTMLElement>('.lead-photo')

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const photo = cardPhoto(activation?.entry?.url)
  if (!viewTransition || !photo) return
  // From one home to a similar one, the card's photo grows.
  const lead = leadPhoto()
  if (lead) giveName(lead, 'none', viewTransition.finished)
  giveName(photo, NAME, viewTransition.finished)
})

addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition || leadPhoto()) return
  const photo = cardPhoto(window.navigation?.activation?.from?.url)
  if (photo) giveName(photo, NAME, viewTransition.finished)
})
