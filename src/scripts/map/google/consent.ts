import { $consent, giveConsent } from '../../../stores/consent/consent.ts'

/** Waits for consent to functional storage, and asks for it here: the maps service learns of the visit. */
export function allowed(root: HTMLElement): Promise<void> {
  if ($consent.get()?.functional) return Promise.resolve()
  const panel = root.querySelector<HTMLElement>('[data-map-consent]')
  if (panel) panel.hidden = false
  return new Promise((resolve) => {
    panel?.querySelector('[data-map-consent-give]')?.addEventListener('click', () => {
      const { analytics = false, marketing = false } = $consent.get() ?? {}
      giveConsent([
        'functional',
        ...(analytics ? (['analytics'] as const) : []),
        ...(marketing ? (['marketing'] as const) : []),
      ])
    })
    const stop = $consent.subscribe((consent) => {
      if (!consent?.functional) return
      if (panel) panel.hidden = true
      resolve()
      queueMicrotask(() => stop())
    })
  })
}
