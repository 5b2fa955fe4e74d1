/** px; a shorter pull lets the sheet fall back. */
const FAR = 110
/** px a millisecond: a flick closes it, too. */
const FAST = 0.6
/** px after which a movement is a pull down and no swipe to the side. */
const BEGIN = 10

/**
 * Lets a sheet follow the finger down from one of its parts, and closes it when it was pulled far or fast enough; else
 * it falls back.
 */
export function followPull(sheet: HTMLElement, part: HTMLElement, close: () => void): void {
  part.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [touch] = touches
      if (!touch || touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01) return
      follow(sheet, part, close, touch, timeStamp)
    },
    { passive: true },
  )
}

function follow(sheet: HTMLElement, part: HTMLElement, close: () => void, from: Touch, began: number): void {
  const listening = new AbortController()
  const { signal } = listening
  let down = 0
  const isPull = () => sheet.hasAttribute('data-pulled')
  const end = (isClosed: boolean) => {
    listening.abort()
    sheet.removeAttribute('data-pulled')
    sheet.style.transition = 'translate var(--calm) var(--ease)'
    sheet.style.removeProperty('translate')
    if (isClosed) close()
  }
  part.addEventListener(
    'touchmove',
    ({ changedTouches: [touch], touches }) => {
      if (!touch || touches.length > 1) return end(false)
      const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY]
      if (!isPull()) {
        if (Math.abs(x) > BEGIN && Math.abs(x) > Math.abs(y)) return end(false)
        if (y < BEGIN) return
        sheet.setAttribute('data-pulled', '')
        sheet.style.transition = 'none'
      }
      down = Math.max(0, y)
      sheet.style.translate = `0 ${down}px`
    },
    { passive: true, signal },
  )
  const finish = ({ timeStamp }: TouchEvent) =>
    end(isPull() && (down > FAR || down / Math.max(1, timeStamp - began) > FAST))
  part.addEventListener('touchend', finish, { signal })
  part.addEventListener('touchcancel', () => end(false), { signal })
}
