import { loadCatalogue, pageLanguage } from '../../i18n/load.ts'

const EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const

/**
 * Hydrates an island when somebody first reaches for one of its `[data-search]` parts: React is 60 kB, and a visitor
 * who only reads never pays for it. A native click that comes before still does what the link or form says.
 */
export default function onInteraction(
  load: () => Promise<() => Promise<void>>,
  _options: unknown,
  element: HTMLElement,
): void {
  const start = (event: Event) => {
    if (!(event.target as Element).closest('[data-search]')) return
    for (const name of EVENTS) element.removeEventListener(name, start)
    void Promise.all([load(), loadCatalogue(pageLanguage())]).then(([hydrate]) => hydrate())
  }
  for (const name of EVENTS) element.addEventListener(name, start, { passive: true })
}
