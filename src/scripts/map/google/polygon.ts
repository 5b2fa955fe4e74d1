import type { Point } from '../../../domain/search/area.ts'
import type { MapView, PolygonDrawing } from '../view.ts'

/** A click this close to the first point closes the polygon. */
const CLOSE_PX = 14
/** A press that moves further is not a click. */
const CLICK_PX = 8

type Tell = Parameters<MapView['drawPolygon']>[0]
type Canvas = Pick<MapView, 'box' | 'pixelOf' | 'pointAt' | 'preview' | 'hold'>

/** Draws a polygon point by point with our own code: the maps service's drawing library is deprecated. */
export function drawByPoints(view: Canvas, { done, cancelled, refused }: Tell): PolygonDrawing {
  const { box } = view
  const points: Point[] = []
  let down: { x: number; y: number } | null = null
  const at = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = box.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const press = (event: PointerEvent) => {
    event.stopPropagation()
    event.preventDefault()
    down = at(event)
  }
  const move = (event: PointerEvent) => {
    event.stopPropagation()
    if (points.length) view.preview([...points, view.pointAt(at(event))], false)
  }
  const release = (event: PointerEvent) => {
    event.stopPropagation()
    const here = at(event)
    const isClick = down !== null && Math.hypot(here.x - down.x, here.y - down.y) <= CLICK_PX
    down = null
    if (!isClick) return
    const first = points[0] && view.pixelOf(points[0])
    if (first && Math.hypot(here.x - first.x, here.y - first.y) <= CLOSE_PX) return finish()
    points.push(view.pointAt(here))
    view.preview(points, false)
  }
  const swallow = (event: Event) => event.stopPropagation()
  const swallowed = ['click', 'dblclick', 'mousedown', 'touchstart', 'touchmove', 'touchend']
  const end = () => {
    box.removeEventListener('pointerdown', press, true)
    box.removeEventListener('pointermove', move, true)
    box.removeEventListener('pointerup', release, true)
    setTimeout(() => {
      for (const name of swallowed) box.removeEventListener(name, swallow, true)
    }, 50)
    view.preview(null, false)
    view.hold(false)
  }
  const finish = () => {
    if (points.length < 3) return refused()
    end()
    done(points)
  }
  view.hold(true)
  box.addEventListener('pointerdown', press, true)
  box.addEventListener('pointermove', move, true)
  box.addEventListener('pointerup', release, true)
  for (const name of swallowed) box.addEventListener(name, swallow, true)
  return {
    finish,
    cancel() {
      end()
      cancelled()
    },
  }
}
