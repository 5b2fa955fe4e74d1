/**
 * Opens the photos of a page in a native dialog: a strip with scroll snapping, so that swiping is native; arrows and
 * buttons scroll it. The dialog restores the focus itself. Without this file the photos are plain links.
 */
const dialog = document.querySelector<HTMLDialogElement>('#fotos')
const strip = dialog?.querySelector<HTMLElement>('[data-lightbox-strip]')
const count = dialog?.querySelector<HTMLElement>('[data-lightbox-count]')

document.addEventListener('click', (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-photo], [data-photos]')
  if (!link || !dialog || !strip) return
  event.preventDefault()
  const group = link.closest('[data-photo-group]')
  const links = [...(group ?? document).querySelectorAll<HTMLAnchorElement>('[data-photo]')].filter(
    (other) => other.closest('[data-photo-group]') === group,
  )
  open(links, Math.max(0, links.indexOf(link)))
})

function open(links: readonly HTMLAnchorElement[], at: number) {
  if (!dialog || !strip) return
  strip.replaceChildren(
    ...links.map((link) => {
      const item = document.createElement('li')
      const image = new Image(Number(link.dataset.width), Number(link.dataset.height))
      image.alt = link.querySelector('img')?.alt ?? link.textContent?.trim() ?? ''
      image.loading = 'lazy'
      image.sizes = '100vw'
      if (link.dataset.srcset) image.srcset = link.dataset.srcset
      image.src = link.href
      item.append(image)
      return item
    }),
  )
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) button.hidden = links.length < 2
  dialog.showModal()
  // The strip scrolls, so it must be reachable by keyboard.
  strip.tabIndex = 0
  strip.focus()
  strip.scrollTo({ left: at * strip.clientWidth * direction(), behavior: 'instant' })
  tell()
}

function step(by: number) {
  strip?.scrollBy({ left: by * strip.clientWidth * direction(), behavior: 'smooth' })
}

/** Right-to-left pages have negative scroll positions. */
const direction = () => (document.documentElement.dir === 'rtl' ? -1 : 1)

function tell() {
  if (!strip || !count) return
  const nr = Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)) + 1
  const text = (count.dataset.text ?? '').replace('{nr}', String(nr)).replace('{count}', String(strip.children.length))
  if (count.textContent !== text) count.textContent = text
}

strip?.addEventListener('scroll', tell, { passive: true })
dialog?.addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  event.preventDefault()
  step((event.key === 'ArrowRight' ? 1 : -1) * direction())
})
dialog?.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-lightbox-step]')
  if (button) step(Number(button.dataset.lightboxStep))
})
