import { TOAST } from './toast-class.ts'

/** Duration of a message, in ms (specification, section 9). */
const STAYS = { info: 2000, limit: 3000 } as const
/** A message with a button needs more time. */
const STAYS_WITH_ACTION_MS = 8000
/** Screen readers announce a live region only when its text changes after it exists. */
const HEARD_AFTER_MS = 60

/** An action of a message, such as undo. */
interface ToastAction {
  label: string
  run: () => void
}

let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * A short message at the top of the page's end side, one at a time: the newest replaces the previous one. It stays
 * while the pointer is over it. Screen readers announce it as a status, without moving the focus.
 */
export function showToast(
  text: string,
  { kind = 'info', title, action }: { kind?: keyof typeof STAYS; title?: string; action?: ToastAction } = {},
): void {
  const toast = document.querySelector<HTMLElement>('.toast') ?? makeToast()
  // Content outside an open modal dialog is inert, so the message goes into the dialog.
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
  toast.className = TOAST
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
