import type { Page } from '@playwright/test'

/** A finger on the screen, by the events that a browser gets from it. Without a point it is lifted. */
export type Finger = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
) => Promise<unknown>

export async function fingerOf(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  return (type, point) => session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
}
