/** Heights of the list on phones: a line, half, nearly full. They must match styles/map-search.css. */
const HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

export interface Sheet {
  set(height: SheetHeight): void
  /** Called when the size of the map's part of the page changes. */
  onChange(listener: () => void): void
}

/** A small slip of the finger is not a gesture, and the direction of a flick counts more than its end. */
const SLIP = 6
const FLICK_PX_PER_MS = 0.5

/**
 * The list as a bottom sheet on phones: controlled by its handle (keys too), by its words, by the finger. On wide
 * screens it does nothing.
 */
export function watchSheet(root: HTMLElement): Sheet {
  const list = root.querySelector<HTMLElement>('.map-list')
  const grip = root.querySelector<HTMLElement>('[data-map-grip]')
  const bar = root.querySelector<HTMLButtonElement>('[data-map-sheet]')
  const word = root.querySelector<HTMLButtonElement>('[data-map-sheet-word]')
  const listeners: (() => void)[] = []
  const now = () => root.dataset.sheet as SheetHeight

  const set = (height: SheetHeight) => {
    root.dataset.sheet = height
    bar?.setAttribute('aria-expanded', String(height !== 'peek'))
    if (word) word.textContent = (height === 'full' ? word.dataset.map : word.dataset.list) ?? ''
    list?.style.removeProperty('block-size')
    for (const listener of listeners) listener()
  }
  const step = (by: 1 | -1) => set(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(now()) + by))] as SheetHeight)

  word?.addEventListener('click', () => set(now() === 'full' ? 'half' : 'full'))
  bar?.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  })

  let from: { y: number; height: number; at: number } | null = null
  let moved = false
  grip?.addEventListener('pointerdown', (event) => {
    if (!list || matchMedia('(min-width: 1024px)').matches) return
    from = { y: event.clientY, height: list.offsetHeight, at: event.timeStamp }
    moved = false
  })
  grip?.addEventListener('pointermove', (event) => {
    if (!from || !list) return
    const by = from.y - event.clientY
    if (!moved && Math.abs(by) < SLIP) return
    if (!moved) grip.setPointerCapture(event.pointerId)
    moved = true
    list.dataset.dragged = ''
    list.style.blockSize = `${from.height + by}px`
  })
  const release = (event: PointerEvent) => {
    if (!from || !list) return
    const { y, at, height } = from
    from = null
    delete list.dataset.dragged
    if (!moved) return
    const by = y - event.clientY
    const speed = by / Math.max(1, event.timeStamp - at)
    if (Math.abs(speed) > FLICK_PX_PER_MS) return step(speed > 0 ? 1 : -1)
    const share = (height + by) / (list.parentElement?.clientHeight ?? 1)
    set(share < 0.26 ? 'peek' : share < 0.7 ? 'half' : 'full')
  }
  grip?.addEventListener('pointerup', release)
  grip?.addEventListener('pointercancel', release)
  bar?.addEventListener('click', () => {
    if (moved) return
    set(now() === 'peek' ? 'half' : now() === 'half' ? 'full' : 'peek')
  })
  return { set, onChange: (listener) => void listeners.push(listener) }
}
