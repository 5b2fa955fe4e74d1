import { readyToLoad } from './ready.ts'

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const

/**
 * Hydrates an island on the first interaction with one of its `[data-search]` or `[data-wakes]` parts: React is 60 kB,
 * and a visitor who only reads never loads it. An earlier click still does what the link or form does natively. When
 * its code cannot be loaded, the next interaction tries again.
 */
export default function onInteraction(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  element: HTMLElement,
): void {
  const start = (event: Event) => {
    if (!(event.target as Element).closest('[data-search], [data-wakes]')) return
    for (const name of EVENTS) element.removeEventListener(name, start)
    void readyToLoad(element)
      .then(load)
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        listen()
        throw error
      })
  }
  const listen = () => {
    for (const name of EVENTS) element.addEventListener(name, start, { passive: true })
  }
  listen()
}
