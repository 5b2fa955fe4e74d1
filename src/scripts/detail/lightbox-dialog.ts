import { loadSheet } from '../../islands/frame/load-sheet.ts'
import { followPull } from '../../islands/frame/pull.ts'
import { scrollBehavior } from '../../islands/frame/scroll.ts'
import late from '../../styles/late.css?url&no-inline'
import { fill } from './lightbox-frame.ts'

/**
 * The photos of a page in a native dialog: a strip with scroll snapping, so that swiping is native, each with its
 * caption; arrows, buttons and thumbnails scroll it. The dialog restores the focus itself.
 */
const dialog = document.querySelector<HTMLDialogElement>('#fotos')
if (dialog) fill(dialog)
const strip = dialog?.querySelector<HTMLElement>('[data-lightbox-strip]')
const thumbs = dialog?.querySelector<HTMLElement>('[data-lightbox-thumbs]')
const count = dialog?.querySelector<HTMLElement>('[data-lightbox-count]')

/**
 * @throws when its style sheet cannot be loaded
 * @public loaded on demand
 */
export async function openPhotos(links: readonly HTMLAnchorElement[], at: number): Promise<void> {
  if (!dialog || !strip || !thumbs || dialog.open) return
  await loadSheet(late)
  strip.replaceChildren(...links.map(slideOf))
  const many = links.length > 1
  thumbs.replaceChildren(...(many ? links.map(thumbOf) : []))
  thumbs.hidden = !many
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) button.hidden = !many
  dialog.showModal()
  // The strip scrolls, so it must be reachable by keyboard.
  strip.tabIndex = 0
  strip.focus()
  show(at, 'instant')
  tell()
}

const nameOf = (link: HTMLAnchorElement) => link.querySelector('img')?.alt ?? ''
/** The words below a photo; without a title of its own only its number stands above. */
const captionOf = (link: HTMLAnchorElement) => link.querySelector('.gallery-words span')?.textContent?.trim()

function slideOf(link: HTMLAnchorElement): HTMLElement {
  const item = document.createElement('li')
  item.className = 'h-full w-full flex-none snap-center snap-always px-2 pb-2'
  const figure = document.createElement('figure')
  figure.className = 'flex h-full flex-col items-center justify-center gap-3'
  const image = new Image(Number(link.dataset.width), Number(link.dataset.height))
  image.className = 'size-auto min-h-0 max-w-full object-contain'
  image.alt = nameOf(link)
  image.loading = 'lazy'
  image.sizes = '100vw'
  image.draggable = false
  if (link.dataset.srcset) image.srcset = link.dataset.srcset
  image.src = link.href
  figure.append(image)
  const text = captionOf(link)
  if (text) {
    const caption = document.createElement('figcaption')
    caption.className = 'flex-none text-center'
    caption.textContent = text
    // The image has the same name.
    caption.ariaHidden = 'true'
    figure.append(caption)
  }
  item.append(figure)
  return item
}

const THUMB =
  'block h-12 w-18 cursor-pointer overflow-hidden rounded-control opacity-55 hover:opacity-100 focus-visible:opacity-100 [&[aria-current]]:opacity-100 [&[aria-current]]:shadow-[0_0_0_2px_#141614,0_0_0_4px_#e2b85c]'

function thumbOf(link: HTMLAnchorElement, at: number): HTMLElement {
  const item = document.createElement('li')
  item.className = 'flex-none'
  const button = document.createElement('button')
  button.className = THUMB
  button.type = 'button'
  button.ariaLabel = nameOf(link)
  button.onclick = () => show(at, scrollBehavior())
  const image = new Image()
  image.className = 'size-full object-cover'
  image.alt = ''
  image.loading = 'lazy'
  image.src = link.querySelector('img')?.getAttribute('src') ?? link.href
  button.append(image)
  item.append(button)
  return item
}

/** Right-to-left pages have negative scroll positions. */
const direction = () => (document.documentElement.dir === 'rtl' ? -1 : 1)

function show(at: number, behavior: ScrollBehavior) {
  strip?.scrollTo({ left: at * strip.clientWidth * direction(), behavior })
}

function step(by: number) {
  strip?.scrollBy({ left: by * strip.clientWidth * direction(), behavior: scrollBehavior() })
}

function tell() {
  if (!strip || !thumbs || !count) return
  const at = Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth))
  const text = (dialog?.dataset.count ?? '')
    .replace('{nr}', String(at + 1))
    .replace('{count}', String(strip.children.length))
  if (count.textContent === text && thumbs.querySelector('[aria-current]')) return
  count.textContent = text
  for (const [nr, item] of [...thumbs.children].entries()) {
    const button = item.firstElementChild as HTMLElement
    if (nr !== at) button.removeAttribute('aria-current')
    else if (!button.hasAttribute('aria-current')) {
      button.setAttribute('aria-current', 'true')
      const left = button.offsetLeft - (thumbs.clientWidth - button.offsetWidth) / 2
      thumbs.scrollTo({ left, behavior: scrollBehavior() })
    }
  }
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
if (dialog && strip) followPull(dialog, strip, () => dialog.close())
