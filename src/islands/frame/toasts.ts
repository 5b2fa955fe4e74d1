/** How long a message stays, in ms (specification, section 9). */
const STAYS = { info: 2000, limit: 3000 } as const
/** A live region is heard only when its text comes after itself. */
const HEARD_AFTER_MS = 60

let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * A short message at the top of the page's end side, one at a time: the newest takes the place of the last. Stays while
 * somebody points at it. Read aloud as a status, without taking the focus.
 */
export function showToast(text: string, { kind = 'info' }: { kind?: keyof typeof STAYS } = {}): void {
  const toast = document.querySelector<HTMLElement>('.toast') ?? makeToast()
  // Beside an open dialog nothing is heard or seen, so the message goes into it.
  const home = document.querySelector('dialog:modal') ?? document.body
  if (toast.parentElement !== home) home.append(toast)
  toast.dataset.kind = kind
  toast.textContent = ''
  toast.hidePopover()
  toast.showPopover()
  setTimeout(() => {
    toast.textContent = text
  }, HEARD_AFTER_MS)
  leave(toast)
}

function makeToast(): HTMLElement {
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.role = 'status'
  toast.popover = 'manual'
  const stay = () => clearTimeout(leaving)
  toast.addEventListener('pointerenter', stay)
  toast.addEventListener('focusin', stay)
  toast.addEventListener('pointerleave', () => leave(toast))
  toast.addEventListener('focusout', () => leave(toast))
  return toast
}

function leave(toast: HTMLElement) {
  clearTimeout(leaving)
  leaving = setTimeout(() => toast.hidePopover(), STAYS[toast.dataset.kind === 'limit' ? 'limit' : 'info'])
}
