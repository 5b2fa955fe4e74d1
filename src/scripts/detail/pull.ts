/** px; a shorter pull lets the sheet fall back. */
const FAR = 110
/** px a millisecond: a flick closes it, too. */
const FAST = 0.6
/** px after which a movement is a pull down and no swipe to the side. */
const BEGIN = 10

/** Lets a dialog follow the finger down from one of its parts, and closes it when it was pulled far or fast enough. */
export function followPull(dialog: HTMLDialogElement, part: HTMLElement): void {
  part.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [touch] = touches
      if (!touch || touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01) return
      follow(dialog, part, touch, timeStamp)
    },
    { passive: true },
  )
}

function follow(dialog: HTMLDialogElement, part: HTMLElement, from: Touch, began: number): void {
  const listening = new AbortController()
  const { signal } = listening
  let down = 0
  const isPull = () => dialog.hasAttribute('data-pulled')
  const end = (isClosed: boolean) => {
    listening.abort()
    dialog.removeAttribute('data-pulled')
    dialog.style.removeProperty('translate')
    if (isClosed) dialog.close()
  }
  part.addEventListener(
    'touchmove',
    ({ changedTouches: [touch], touches }) => {
      if (!touch || touches.length > 1) return end(false)
      const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY]
      if (!isPull()) {
        if (Math.abs(x) > BEGIN && Math.abs(x) > Math.abs(y)) return end(false)
        if (y < BEGIN) return
        dialog.setAttribute('data-pulled', '')
      }
      down = Math.max(0, y)
      dialog.style.translate = `0 ${down}px`
    },
    { passive: true, signal },
  )
  const finish = ({ timeStamp }: TouchEvent) =>
    end(isPull() && (down > FAR || down / Math.max(1, timeStamp - began) > FAST))
  part.addEventListener('touchend', finish, { signal })
  part.addEventListener('touchcancel', () => end(false), { signal })
}
