/** Heights of the list on phones: a line, half, nearly full. They must match styles/map-search.css. */
const HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

export interface Sheet {
  set(height: SheetHeight): void
  /** Called when the size of the map's part of the page changes. */
  onChange(listener: () => void): void
}

/** A small slip of the finger is not a gesture. */
const SLIP = 6
/** The speed of the last moments decides: a slow drag that ends with a flick is a flick. */
const FLICK_PX_PER_MS = 0.4
const MOMENT_MS = 80
/** What a finger may press within the head of the list. */
const PRESSED = 'a, button:not([data-map-sheet]), select, input, label'

/**
 * The list as a bottom sheet on phones: controlled by its handle (keys too), by its words, by a finger on its head,
 * which it follows to the nearest of its heights. On wide screens it does nothing.
 */
export function watchSheet(root: HTMLElement): Sheet {
  const list = root.querySelector<HTMLElement>('.map-list')
  const bar = root.querySelector<HTMLButtonElement>('[data-map-sheet]')
  const word = root.querySelector<HTMLButtonElement>('[data-map-sheet-word]')
  const listeners: (() => void)[] = []
  const now = () => root.dataset.sheet as SheetHeight

  const set = (height: SheetHeight) => {
    root.dataset.sheet = height
    bar?.setAttribute('aria-expanded', String(height !== 'peek'))
    if (word) word.textContent = (height === 'full' ? word.dataset.map : word.dataset.list) ?? ''
    list?.style.removeProperty('block-size')
    // A line of the list is its title, wherever the visitor had scrolled to.
    if (height === 'peek') list?.querySelector('[data-map-results]')?.scrollTo(0, 0)
    for (const listener of listeners) listener()
  }
  const step = (by: 1 | -1) => set(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(now()) + by))] as SheetHeight)
  /** The pixels of each height, as the sheet has them. */
  const heights = () => {
    const whole = list?.parentElement?.clientHeight ?? 1
    const style = list && getComputedStyle(list)
    const peek = Number.parseFloat(style?.getPropertyValue('--peek') ?? '') || 84
    const half = (Number.parseFloat(style?.getPropertyValue('--half') ?? '') || 46) / 100
    return { peek, half: whole * half, full: whole - 12 }
  }

  word?.addEventListener('click', () => set(now() === 'full' ? 'half' : 'full'))
  const KEYS: Record<string, () => void> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Home: () => set('full'),
    End: () => set('peek'),
  }
  bar?.addEventListener('keydown', (event) => {
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  let from: { y: number; height: number } | null = null
  let trail: { y: number; at: number }[] = []
  let moved = false
  list?.addEventListener('pointerdown', (event) => {
    const target = event.target as Element
    moved = false
    if (!target.closest('[data-map-grip], .map-head') || target.closest(PRESSED)) return
    if (matchMedia('(width >= 64rem)').matches) return
    from = { y: event.clientY, height: list.offsetHeight }
    trail = []
  })
  list?.addEventListener('pointermove', (event) => {
    if (!from) return
    const by = from.y - event.clientY
    if (!moved && Math.abs(by) < SLIP) return
    if (!moved) list.setPointerCapture(event.pointerId)
    moved = true
    list.dataset.dragged = ''
    trail = [...trail.filter(({ at }) => event.timeStamp - at < MOMENT_MS), { y: event.clientY, at: event.timeStamp }]
    const { peek, full } = heights()
    list.style.blockSize = `${Math.max(peek, Math.min(full, from.height + by))}px`
  })
  const release = (event: PointerEvent) => {
    if (!from || !list) return
    const height = from.height + from.y - event.clientY
    from = null
    delete list.dataset.dragged
    if (!moved) return
    const first = trail[0]
    const speed = first ? (first.y - event.clientY) / Math.max(16, event.timeStamp - first.at) : 0
    const all = heights()
    const isFlick = Math.abs(speed) > FLICK_PX_PER_MS
    // A flick goes to the next height in its direction, from where the sheet is.
    const next = isFlick
      ? speed > 0
        ? HEIGHTS.find((name) => all[name] > height)
        : HEIGHTS.findLast((name) => all[name] < height)
      : [...HEIGHTS].sort((a, b) => Math.abs(all[a] - height) - Math.abs(all[b] - height))[0]
    set(next ?? (speed > 0 ? 'full' : 'peek'))
  }
  list?.addEventListener('pointerup', release)
  list?.addEventListener('pointercancel', release)
  bar?.addEventListener('click', () => {
    if (moved) return
    set(now() === 'peek' ? 'half' : now() === 'half' ? 'full' : 'peek')
  })
  return { set, onChange: (listener) => void listeners.push(listener) }
}
