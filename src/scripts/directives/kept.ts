import { afterPaint } from './after-paint.ts'
import { readyToLoad } from './ready.ts'

/** The events of theme.js: after them the page says whether favourites exist. */
const EVENTS = ['storage', 'klinke:session', 'pageshow'] as const

/**
 * Hydrates the favourites after the first paint, and only when this browser has any (`data-keeps`), now or because
 * another tab has just added one: the page for all other visitors is rendered by the server and needs no React.
 */
export default function onKept(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  element: HTMLElement,
): void {
  let isAsked = false
  const start = () => {
    if (isAsked || !('keeps' in document.documentElement.dataset)) return
    isAsked = true
    void readyToLoad(element)
      .then(load)
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        isAsked = false
        throw error
      })
  }
  for (const name of EVENTS) addEventListener(name, start)
  afterPaint(start)
}
