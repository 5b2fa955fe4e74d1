import { distanceKm, type Point } from '../../domain/search/area.ts'
import { RADIUS_MAX, RADIUS_MIN } from '../../domain/search/around.ts'
import { boxPoints, circlePoints, closeFreehand, type Refusal } from '../../domain/search/drawing.ts'
import type { Pixel } from './mercator.ts'
import type { MapView } from './view.ts'

export type DragTool = 'rectangle' | 'circle' | 'freehand'
export type Drawn = { points: Point[] } | { circle: { lat: number; lng: number; km: number } } | { refused: Refusal }

/** A press that hardly moves is a click: then the circle gets CLICKED_KM. */
const CLICK_PX = 6
/** The radius of a circle that has no size yet: a town with what lies around it. */
export const CLICKED_KM = 10

/**
 * Draws shapes by dragging with mouse, pen or finger, the same on every map. It ends after one shape.
 * @returns a function that stops it
 */
export function drawByDragging(view: MapView, tool: DragTool, exclude: boolean, done: (drawn: Drawn) => void) {
  const { box } = view
  let line: Pixel[] = []
  let pointer: number | null = null
  const at = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = box.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const down = (event: PointerEvent) => {
    if (pointer !== null || event.button !== 0) return
    // Leaflet and the maps service must not receive it: they would move the map.
    event.stopPropagation()
    event.preventDefault()
    pointer = event.pointerId
    box.setPointerCapture(pointer)
    line = [at(event)]
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    event.stopPropagation()
    const moves = tool === 'freehand' ? event.getCoalescedEvents?.() : []
    for (const one of moves?.length ? moves : [event]) line.push(at(one))
    view.preview(shapeOf(view, tool, line), exclude)
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    event.stopPropagation()
    pointer = null
    line.push(at(event))
    const drawn = drawnOf(view, tool, line)
    line = []
    view.preview(null, exclude)
    done(drawn)
  }
  const lost = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return
    pointer = null
    line = []
    view.preview(null, exclude)
  }
  // Touch events too, since Leaflet listens to them besides pointer events.
  const swallow = (event: Event) => {
    event.stopPropagation()
    if (event.cancelable) event.preventDefault()
  }
  const swallowed = ['touchstart', 'touchmove', 'touchend', 'mousedown', 'click', 'dblclick']
  view.hold(true)
  box.addEventListener('pointerdown', down, true)
  box.addEventListener('pointermove', move, true)
  box.addEventListener('pointerup', up, true)
  box.addEventListener('pointercancel', lost, true)
  for (const name of swallowed) box.addEventListener(name, swallow, { capture: true, passive: false })
  return () => {
    box.removeEventListener('pointerdown', down, true)
    box.removeEventListener('pointermove', move, true)
    box.removeEventListener('pointerup', up, true)
    box.removeEventListener('pointercancel', lost, true)
    view.preview(null, exclude)
    view.hold(false)
    // The click that ends the drawing comes after its pointerup, and must not reach the map.
    setTimeout(() => {
      for (const name of swallowed) box.removeEventListener(name, swallow, { capture: true })
    }, 50)
  }
}

function shapeOf(view: MapView, tool: DragTool, line: readonly Pixel[]): Point[] {
  const [first, last] = [line[0] as Pixel, line.at(-1) as Pixel]
  if (tool === 'freehand') return line.map((pixel) => view.pointAt(pixel))
  if (tool === 'circle') return circlePoints(circleOf(view, first, last))
  return rectangleOf(view, first, last)
}

function drawnOf(view: MapView, tool: DragTool, line: readonly Pixel[]): Drawn {
  const [first, last] = [line[0] as Pixel, line.at(-1) as Pixel]
  const reach = Math.hypot(last.x - first.x, last.y - first.y)
  if (tool === 'freehand') {
    const closed = closeFreehand(line.map(({ x, y }) => [y, x]))
    return 'refused' in closed ? closed : { points: closed.points.map(([y, x]) => view.pointAt({ x, y })) }
  }
  if (tool === 'circle') {
    if (reach > CLICK_PX) return { circle: circleOf(view, first, last) }
    const [lat, lng] = view.pointAt(first)
    return { circle: { lat, lng, km: CLICKED_KM } }
  }
  const isFlat = Math.min(Math.abs(last.x - first.x), Math.abs(last.y - first.y)) < CLICK_PX
  return isFlat ? { refused: 'short' } : { points: rectangleOf(view, first, last) }
}

function circleOf(view: MapView, centre: Pixel, rim: Pixel) {
  const [lat, lng] = view.pointAt(centre)
  return { lat, lng, km: Math.min(RADIUS_MAX, Math.max(RADIUS_MIN, distanceKm(lat, lng, ...view.pointAt(rim)))) }
}

function rectangleOf(view: MapView, a: Pixel, b: Pixel): Point[] {
  const [one, two] = [view.pointAt(a), view.pointAt(b)]
  return boxPoints({
    west: Math.min(one[1], two[1]),
    east: Math.max(one[1], two[1]),
    south: Math.min(one[0], two[0]),
    north: Math.max(one[0], two[0]),
  })
}
