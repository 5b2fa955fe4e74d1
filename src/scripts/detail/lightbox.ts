/** Opens the photos of a page in a dialog, which loads with the first of them. Without it a photo is a plain link. */
document.addEventListener('click', (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-photo], [data-photos]')
  if (!link) return
  event.preventDefault()
  const group = link.closest('[data-photo-group]')
  const links = [...(group ?? document).querySelectorAll<HTMLAnchorElement>('[data-photo]')].filter(
    (other) => other.closest('[data-photo-group]') === group,
  )
  void import('./lightbox-dialog.ts')
    .then(({ openPhotos }) => openPhotos(links, Math.max(0, links.indexOf(link))))
    .catch(() => location.assign(link.href))
})

export {}
