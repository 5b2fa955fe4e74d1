/**
 * The photo of a card grows into the gallery of its page, and back. The name is given only for the moment of the
 * change, since two elements of one page must not share it. Browsers without cross-document transitions ignore this.
 */
const NAME = 'lead-photo'

function nameCard(url: string | null | undefined, until: Promise<unknown> | undefined) {
  const path = url && new URL(url).pathname
  if (!path?.startsWith('/immobilien/')) return
  const link = document.querySelector(`.card a[href="${CSS.escape(path).replaceAll('\\', '')}"]`)
  const photo = link?.closest('.card')?.querySelector<HTMLElement>('.card-photo')
  if (!photo) return
  photo.style.viewTransitionName = NAME
  void until?.finally(() => photo.style.removeProperty('view-transition-name'))
}

addEventListener('pageswap', (event) => {
  if (event.viewTransition) nameCard(event.activation?.entry?.url, event.viewTransition.finished)
})
addEventListener('pagereveal', (event) => {
  if (event.viewTransition) nameCard(window.navigation?.activation?.from?.url, event.viewTransition.finished)
})
