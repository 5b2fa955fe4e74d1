import { retrying } from '../frame/retry.ts'
import { REACH_KINDS, type ReachKind } from './kinds.ts'

/**
 * Opens the forms behind `[data-reach]` buttons, also of those that React has drawn. The forms and React come with the
 * first reach for such a button: whoever only reads never pays for them.
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

// The way back from the login (price-alert/Guest.tsx).
if (location.hash === '#preisalarm' && document.querySelector('[data-reach="price-alert"]')) {
  history.replaceState(history.state, '', location.pathname + location.search)
  void open('price-alert', null)
}
