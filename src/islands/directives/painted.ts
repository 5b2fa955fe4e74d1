import { afterPaint } from './after-paint.ts'
import { readyToLoad } from './ready.ts'

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const
/** A page that is never at rest wakes its island by then. */
const AT_LAST_MS = 1500

/**
 * Hydrates an island whose page the server has drawn whole: after the first paint, as soon as there is nothing else to
 * do, or at once when somebody reaches for it. What is to be seen and read never waits behind 60 kB of React.
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
          // The next reach tries again.
          isAsked = false
          throw error
        },
      )
  }
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true })
  afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: AT_LAST_MS }) : start()))
}
