/**
 * Where the keyboard goes on after an act that removes the pressed button: the nearest part around it that can take the
 * focus. To be asked before the act.
 */
export const wayOn = (pressed: Element | null): HTMLElement | null =>
  pressed?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector('main')

/** Moves the focus there if it is lost: without it, a keyboard begins at the top of the page, and a screen reader is silent. */
export function focusOnLost(around: HTMLElement | null): void {
  if (!around || document.activeElement !== document.body) return
  const next = around.isConnected ? around : document.querySelector('main')
  next?.focus({ preventScroll: true })
}

/** Does something that removes the pressed button at once. */
export function actAndGoOn(pressed: Element, act: () => void): void {
  const around = wayOn(pressed)
  act()
  requestAnimationFrame(() => focusOnLost(around))
}
