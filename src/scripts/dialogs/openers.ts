import type { FormName } from '../../domain/assistant/acts.ts'
import { readFormFragment } from '../../domain/assistant/form-address.ts'
import { CONTACT_KINDS, type ContactKind } from '../../islands/dialogs/kinds.ts'
import { retrying } from '../../islands/frame/retry.ts'
import { TOAST } from '../../islands/frame/toast-class.ts'

/**
 * Opens the forms of `[data-contact]` buttons, also of those that React renders. The forms and React load with the first
 * interaction with such a button: a visitor who only reads never loads them.
 */
const load = () => import('../../islands/dialogs/mount.tsx')
/** Duration of the sentence about a failure. */
const FAILED_STAYS_MS = 8000
const kindOf = (door: HTMLElement) => CONTACT_KINDS.find((kind) => kind === door.dataset.contact)
const doorOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-contact]') : null

document.addEventListener('click', (event) => {
  const door = doorOf(event)
  const kind = door && kindOf(door)
  if (door && kind) void open(kind, door)
})
for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => doorOf(event) && void load().catch(() => undefined), { passive: true })
}

async function open(kind: ContactKind, door: HTMLElement | null, values: Record<string, string> = {}) {
  door?.setAttribute('aria-busy', 'true')
  try {
    const { openContact } = await retrying(load)
    await openContact(kind, values)
  } catch {
    const text = document.querySelector<HTMLElement>('[data-contact-failed]')?.dataset.contactFailed
    if (text) sayFailed(text)
  } finally {
    door?.removeAttribute('aria-busy')
  }
}

/** Not by `showToast`, whose code would have to come over the same network. */
function sayFailed(text: string) {
  const message = document.createElement('p')
  message.className = TOAST
  message.dataset.kind = 'limit'
  message.role = 'alert'
  message.popover = 'manual'
  message.textContent = text
  document.body.append(message)
  message.showPopover()
  setTimeout(() => message.remove(), FAILED_STAYS_MS)
}

/** The return from the login (price-alert/Guest.tsx), and the forms that the assistant has filled in. */
const KINDS: Partial<Record<FormName, ContactKind>> = {
  viewing: 'appointment',
  inquiry: 'inquiry',
  price_alert: 'price-alert',
  search_agent: 'search-agent',
}

function openFragment() {
  const asked = readFormFragment(location.hash)
  const kind = asked && KINDS[asked.form]
  if (!kind || !document.querySelector(`[data-contact="${kind}"]`)) return
  history.replaceState(history.state, '', location.pathname + location.search)
  void open(kind, null, asked.values)
}
openFragment()
addEventListener('hashchange', openFragment)
