import { retrying } from '../frame/retry.ts'
import { REACH_KINDS, type ReachKind } from './kinds.ts'

/**
 * Opens the forms of `[data-reach]` buttons, also of those that React renders. The forms and React load with the first
 * interaction with such a button: a visitor who only reads never loads them.
 */
const load = () => import('./mount.tsx')
const kindOf = (door: HTMLElement) => REACH_KINDS.find((kind) => kind === door.dataset.reach)
const doorOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reach]') : null

document.addEventListener('click', (event) => {
  const door = doorOf(event)
  const kind = door && kindOf(door)
  if (door && kind) void open(kind, door)
})
for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => doorOf(event) && void load().catch(() => undefined), { passive: true })
}

async function open(kind: ReachKind, door: HTMLElement | null) {
  door?.setAttribute('aria-busy', 'true')
  try {
    const { openReach } = await retrying(load)
    await openReach(kind)
  } catch {
    const text = document.querySelector<HTMLElement>('[data-reach-failed]')?.dataset.reachFailed
    if (text) (await import('../frame/toasts.ts')).showToast(text, { kind: 'limit' })
  } finally {
    door?.removeAttribute('aria-busy')
  }
}

// The return from the login (price-alert/Guest.tsx).
if (location.hash === '#preisalarm' && document.querySelector('[data-reach="price-alert"]')) {
  history.replaceState(history.state, '', location.pathname + location.search)
  void open('price-alert', null)
}
