/** How long a message stays, in ms (specification, section 9). */
const STAYS = { info: 2000, limit: 3000 } as const
/** Whoever may press something needs the time to read it and to get there. */
const STAYS_WITH_ACTION_MS = 8000
/** A live region is heard only when its text comes after itself. */
const HEARD_AFTER_MS = 60

/** What a message offers to do, such as taking back what it tells of. */
interface ToastAction {
  label: string
  run: () => void
}

let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * A short message at the top of the page's end side, one at a time: the newest takes the place of the last. Stays while
 * somebody points at it. Read aloud as a status, without taking the focus.
 */
export function showToast(
  text: string,
  { kind = 'info', title, action }: { kind?: keyof typeof STAYS; title?: string; action?: ToastAction } = {},
): void {
  const toast = document.querySelector<HTMLElement>('.toast') ?? makeToast()
  // Beside an open dialog nothing is heard or seen, so the message goes into it.
  const home = document.querySelector('dialog:modal') ?? document.body
  if (toast.parentElement !== home) home.append(toast)
  toast.dataset.kind = kind
  toast.textContent = ''
  toast.hidePopover()
  toast.showPopover()
  toast.dataset.stays = String(action ? STAYS_WITH_ACTION_MS : STAYS[kind])
  setTimeout(() => {
    toast.replaceChildren(...(title ? [element('b', title)] : []), element('span', text))
    if (action) toast.append(actionButton(toast, action))
  }, HEARD_AFTER_MS)
  leave(toast)
}

function element(name: 'b' | 'span' | 'button', text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function actionButton(toast: HTMLElement, { label, run }: ToastAction) {
  const button = element('button', label)
  button.className = 'link'
  button.addEventListener('click', () => {
    toast.hidePopover()
    run()
  })
  return button
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
  leaving = setTimeout(() => toast.hidePopover(), Number(toast.dataset.stays))
}
