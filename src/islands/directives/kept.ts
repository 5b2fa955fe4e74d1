import { afterPaint } from './after-paint.ts'
import { readyToLoad } from './ready.ts'

/** What theme.js listens to as well: by then the page says whether anything is kept. */
const EVENTS = ['storage', 'klinke:session', 'pageshow'] as const

/**
 * Hydrates the favourites once their page is painted, and only when this browser keeps any (`data-keeps`), now or
 * because another tab has just kept one: what is said to everybody else is drawn by the server and needs no React.
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
