import type { BBox, Circle, Point } from '../../domain/search/area.ts'
import { type Around, circleOf, RADIUS_MAX, RADIUS_MIN } from '../../domain/search/around.ts'
import {
  addArea,
  addCircle,
  boxAround,
  boxPoints,
  changeArea,
  changeCircle,
  circlePoints,
  type Drawing,
  hasPlaces,
  isWithin,
  movePoints,
  type Refusal,
  removeArea,
  removeCircle,
} from '../../domain/search/drawing.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CLICKED_KM, type Drawn, drawByDragging } from './gestures.ts'
import { type Chosen, type CircleKey, circleIndex, circleKey, type MapView, type PolygonDrawing } from './view.ts'

type Tool = 'polygon' | 'rectangle' | 'circle' | 'freehand'
const TOOLS: readonly string[] = ['polygon', 'rectangle', 'circle', 'freehand']
/** Arrow keys move a shape by this share of the view; plus and minus scale it by this share. */
const STEP = 0.04
const GROWTH = 1.15
/** A circle takes at least this share of the view. */
const SHARE_MIN = 0.3

export interface ToolsHost {
  root: HTMLElement
  view: MapView
  t: Translate<'problems' | 'search' | 'shared'>
  drawing(): Drawing
  /** Applies a change: address, search, map. */
  change(drawing: Drawing): void
  /** Shows a part of the map. */
  showBox(box: BBox): void
  /** The name of a place, by its slug. */
  nameOf(slug: string): string
  say(text: string): void
  /** A tool is selected, or released. */
  inHand(isDrawing: boolean): void
}

export interface Tools {
  choose(shape: Chosen): void
  edited(index: number, points: Point[]): void
  circleEdited(index: number, circle: Circle): void
  /** Shows the current drawing; clears the undo history when the address came from elsewhere. */
  show(isForeign: boolean): void
  isDrawing(): boolean
  press(tool: string): void
}

/** The shape of a `data-shape`. */
const shapeOf = (text: string): Exclude<Chosen, null> =>
  text.startsWith('circle') ? (text as CircleKey) : Number(text)

/** The toolbar: what is drawn, selected, changed, undone. Shapes themselves come from gestures.ts and the map. */
export function makeTools({ root, view, t, drawing, change, showBox, nameOf, say, inHand }: ToolsHost): Tools {
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`)
  const bar = root.querySelector<HTMLElement>('#kartenwerkzeuge')
  const list = root.querySelector<HTMLElement>('[data-map-areas]')
  const hint = root.querySelector<HTMLElement>('[data-map-hint]')
  const past: Drawing[] = []
  let chosen: Chosen = null
  let active: Tool | null = null
  let last: Tool = 'polygon'
  let excludes = false
  let stop: (() => void) | null = null
  let polygon: PolygonDrawing | null = null

  const tell = (text: string | null, withDone = false) => {
    if (!hint) return
    hint.hidden = text === null
    const words = hint.querySelector('p')
    if (words) words.textContent = text ?? ''
    const done = button('done')
    if (done) done.hidden = !withDone
    const cancel = button('cancel')
    if (cancel) cancel.hidden = active === null
  }
  const refuse = (reason: Refusal) => say(t(`map.refused_${reason}`))

  const take = (next: Drawing, select: Chosen) => {
    past.push(drawing())
    chosen = select
    change(next)
  }
  const attempt = (result: { drawing: Drawing } | { refused: Refusal }, select: Chosen): boolean => {
    if ('refused' in result) refuse(result.refused)
    else take(result.drawing, select)
    return !('refused' in result)
  }

  const end = () => {
    const [halt, drawn] = [stop, polygon]
    stop = null
    polygon = null
    active = null
    drawn?.cancel()
    halt?.()
    if (view.box.dataset.drawing) inHand(false)
    delete view.box.dataset.drawing
    paint()
  }
  const accept = (drawn: Drawn) => {
    if ('refused' in drawn) return refuse(drawn.refused)
    const now = drawing()
    const replaces = hasPlaces(now) && !excludes
    if ('circle' in drawn && !excludes) {
      end()
      const added = addCircle(now, drawn.circle)
      const last = 'drawing' in added ? added.drawing.circles.length - 1 : 0
      if (attempt(added, circleKey(last))) showWhole(drawn.circle)
      if (replaces) say(t('map.places_replaced'))
      return
    }
    const points = 'circle' in drawn ? circlePoints(drawn.circle) : drawn.points
    const added = addArea(now, points, excludes)
    if ('drawing' in added) {
      excludes = false
      end()
      if (replaces) say(t('map.places_replaced'))
    }
    attempt(added, null)
  }
  /** Fits the map to a circle that leaves the view, or is lost in it. */
  const showWhole = (circle: Circle) => {
    const box = boxAround(circlePoints(circle)) as BBox
    const { west, south, east, north } = view.bounds()
    const share = Math.max((box.east - box.west) / (east - west), (box.north - box.south) / (north - south))
    if (!isWithin(box, view.bounds()) || share < SHARE_MIN) showBox(box)
  }
  const begin = (tool: Tool) => {
    end()
    chosen = null
    active = tool
    last = tool
    view.closePopup()
    view.showDrawing(drawing(), null)
    view.box.dataset.drawing = tool
    inHand(true)
    if (tool === 'polygon') {
      polygon = view.drawPolygon({
        done(points) {
          polygon = null
          accept({ points })
          if (active) end()
        },
        cancelled() {
          polygon = null
          if (active) end()
        },
        refused: () => refuse('points'),
      })
    } else stop = drawByDragging(view, tool, excludes, accept)
    paint()
  }

  const undo = () => {
    const before = past.pop()
    if (!before) return
    chosen = null
    change(before)
  }
  const remove = () => {
    const now = drawing()
    const which = chosen ?? lastOf(now)
    if (which === null) return
    take(typeof which === 'number' ? removeArea(now, which) : removeCircle(now, circleIndex(which) as number), null)
  }
  /** The last area, else the last circle that is drawn. */
  const lastOf = ({ areas, circles }: Drawing): Chosen => {
    const circle = circles.findLastIndex((one) => circleOf(one) !== null)
    return areas.length ? areas.length - 1 : circle >= 0 ? circleKey(circle) : null
  }
  const circleAt = (shape: Chosen): Circle | null => {
    const around = drawing().circles[circleIndex(shape) ?? -1]
    return around ? circleOf(around) : null
  }
  const changed = (shape: Chosen, circle: Circle) => {
    take(changeCircle(drawing(), circleIndex(shape) as number, circle), shape)
    showWhole(circle)
  }
  /** Moves the selected shape by shares of the view, and scales it. */
  const nudge = (right: number, up: number, scale: number) => {
    const now = drawing()
    const { west, south, east, north } = view.bounds()
    const [dLat, dLng] = [up * STEP * (north - south), right * STEP * (east - west)]
    const circle = circleAt(chosen)
    if (circle) {
      const km = Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, circle.km * scale))
      return changed(chosen, { lat: circle.lat + dLat, lng: circle.lng + dLng, km })
    }
    const area = typeof chosen === 'number' ? now.areas[chosen] : undefined
    if (!area || typeof chosen !== 'number') return
    const moved = movePoints(area.points, dLat, dLng)
    const middle = [0, 1].map((axis) => moved.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / moved.length)
    const scaled = moved.map(
      (point): Point =>
        [0, 1].map((axis) => middle[axis]! + (point[axis]! - middle[axis]!) * scale) as [number, number],
    )
    attempt(changeArea(now, chosen, scaled), chosen)
  }

  const paint = () => {
    const isDrawn = lastOf(drawing()) !== null
    for (const tool of TOOLS) button(tool)?.setAttribute('aria-pressed', String(active === tool))
    button('exclude')?.setAttribute('aria-pressed', String(excludes))
    button('edit')?.setAttribute('aria-pressed', String(chosen !== null))
    for (const name of ['edit', 'delete']) {
      const one = button(name)
      if (one) one.disabled = !isDrawn
    }
    const back = button('undo')
    if (back) back.disabled = past.length === 0
    if (active) tell(t(`map.hint_${active}`), active === 'polygon')
    else tell(chosen === null ? null : t('map.hint_edit'))
    list?.replaceChildren(...chips())
  }
  const chips = () => {
    const { areas, circles } = drawing()
    const made: HTMLElement[] = areas.map(({ exclude }, index) =>
      chip(t(exclude ? 'map.area_out' : 'map.area', { nr: index + 1 }), index, exclude),
    )
    return [...made, ...circles.flatMap((one, index) => (circleOf(one) ? circleChip(one, circleKey(index)) : []))]
  }
  const chip = (label: string, which: number | CircleKey, exclude: boolean) => {
    const item = document.createElement('li')
    item.className = `map-slip flex items-center border-s-3 pe-0.5 ${exclude ? 'border-s-brick' : 'border-s-brass'}`
    const one = document.createElement('button')
    one.type = 'button'
    one.className = exclude ? 'map-tool map-tool-out' : 'map-tool'
    one.textContent = label
    one.dataset.shape = String(which)
    one.setAttribute('aria-pressed', String(chosen === which))
    item.append(one)
    return item
  }
  const circleChip = ({ ort, km }: Around, key: CircleKey) => {
    const item = chip(ort === undefined ? t('map.circle') : nameOf(ort), key, false)
    const field = document.createElement('input')
    field.className = 'min-h-9 w-15 rounded-control border border-line bg-paper px-1.5 text-13'
    field.type = 'number'
    field.min = String(RADIUS_MIN)
    field.max = String(RADIUS_MAX)
    field.step = 'any'
    field.value = String(km)
    field.dataset.km = key
    field.setAttribute('aria-label', t('map.km'))
    const unit = document.createElement('span')
    unit.className = 'ps-1.5 pe-2.5 text-13 text-ink-soft'
    unit.textContent = 'km'
    const label = ort === undefined ? t('list.radius', { km }) : t('list.around', { place: nameOf(ort), km })
    item.firstElementChild?.setAttribute('aria-label', label)
    item.append(field, unit)
    return item
  }

  list?.addEventListener('click', (event) => {
    const which = (event.target as Element).closest<HTMLElement>('[data-shape]')?.dataset.shape
    if (which === undefined) return
    const shape = shapeOf(which)
    tools.choose(chosen === shape ? null : shape)
    list.querySelector<HTMLElement>(`[data-shape="${which}"]`)?.focus()
  })
  list?.addEventListener('change', (event) => {
    const field = event.target as HTMLInputElement
    if (field.dataset.km === undefined) return
    const shape = shapeOf(field.dataset.km)
    const circle = circleAt(shape)
    if (!circle) return
    const km = Number(field.value.replace(',', '.'))
    if (km >= RADIUS_MIN && km <= RADIUS_MAX) return changed(shape, { ...circle, km })
    say(t('problem.radius', { min: RADIUS_MIN, max: RADIUS_MAX }))
    field.value = String(circle.km)
  })
  const KEYS: Record<string, () => void> = {
    ArrowUp: () => nudge(0, 1, 1),
    ArrowDown: () => nudge(0, -1, 1),
    ArrowLeft: () => nudge(-1, 0, 1),
    ArrowRight: () => nudge(1, 0, 1),
    '+': () => nudge(0, 0, GROWTH),
    '-': () => nudge(0, 0, 1 / GROWTH),
    Delete: remove,
    Backspace: remove,
  }
  list?.addEventListener('keydown', (event) => {
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-shape]')
    const act = KEYS[event.key]
    if (!at || !act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const which = at.dataset.shape
    if (which === undefined) return
    chosen = shapeOf(which)
    act()
    // The chips were rendered again; the focus returns to the same chip, or to the toolbar when its shape is gone.
    const next = list.querySelector<HTMLElement>(`[data-shape="${which}"]`) ?? button('open') ?? button('freehand')
    next?.focus()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input:not([type="checkbox"], [type="radio"]), select, textarea')
    if (event.key === 'Escape' && (active || chosen !== null)) {
      if (active) end()
      else tools.choose(null)
    } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !isTyping) {
      if (past.length === 0) return
      event.preventDefault()
      undo()
    }
  })

  const COMMANDS: Record<string, () => void> = {
    open() {
      if (!bar) return
      bar.hidden = !bar.hidden
      button('open')?.setAttribute('aria-expanded', String(!bar.hidden))
      if (bar.hidden) end()
      else button('freehand')?.focus()
    },
    exclude() {
      excludes = !excludes
      // The active tool continues with the new setting; without one, the last tool is selected again.
      if (active || excludes) begin(active ?? last)
      else paint()
    },
    edit() {
      tools.choose(chosen === null ? lastOf(drawing()) : null)
    },
    undo,
    delete: remove,
    done: () => polygon?.finish(),
    cancel() {
      excludes = false
      end()
    },
    view() {
      accept({ points: shrunk() })
    },
    centre() {
      const { lat, lng } = view.stage()
      accept({ circle: { lat, lng, km: CLICKED_KM } })
    },
  }
  /** The view with a margin, so that the area's border is visible. */
  const shrunk = () => {
    const { west, south, east, north } = view.bounds()
    const [x, y] = [(east - west) * 0.04, (north - south) * 0.04]
    return boxPoints({ west: west + x, east: east - x, south: south + y, north: north - y })
  }

  const tools: Tools = {
    choose(shape) {
      if (active) return
      if (chosen === shape) return
      chosen = shape
      view.showDrawing(drawing(), chosen)
      paint()
    },
    edited(index, points) {
      if (!attempt(changeArea(drawing(), index, points), index)) tools.show(false)
    },
    circleEdited: (index, circle) => changed(circleKey(index), circle),
    show(isForeign) {
      if (isForeign) {
        past.length = 0
        chosen = null
      }
      const { areas } = drawing()
      if (typeof chosen === 'number' ? chosen >= areas.length : !circleAt(chosen)) chosen = null
      view.showDrawing(drawing(), chosen)
      paint()
    },
    isDrawing: () => active !== null,
    press(tool) {
      if (TOOLS.includes(tool)) {
        if (active === tool) end()
        else begin(tool as Tool)
      } else COMMANDS[tool]?.()
    },
  }
  return tools
}
