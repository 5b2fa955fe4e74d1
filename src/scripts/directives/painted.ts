import { afterPaint } from './after-paint.ts'
import { readyToLoad } from './ready.ts'

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const
/** The latest time of hydration on a page that is never idle. */
const AT_LAST_MS = 1500

/**
 * Hydrates an island whose content the server has rendered completely: after the first paint, when the browser is idle,
 * or at once on an interaction. Visible content never waits for 60 kB of React.
 */
export default function onPainted(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  element: HTMLElement,
): void {
  let isAsked = false
  const start = () => {
    if (isAsked) return
    isAsked = true
    void readyToLoad(element)
      .then(load)
      .then((hydrate) => hydrate())
      .then(
        () => {
          for (const name of EVENTS) element.removeEventListener(name, start)
        },
        (error: unknown) => {
          // The next interaction tries again.
          isAsked = false
          throw error
        },
      )
  }
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true })
  afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: AT_LAST_MS }) : start()))
}
