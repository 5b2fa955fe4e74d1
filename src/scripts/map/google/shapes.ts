/// <reference types="google.maps" />
import type { Point, Circle as Round } from '../../../domain/search/area.ts'
import { circleOf } from '../../../domain/search/around.ts'
import type { Drawing } from '../../../domain/search/drawing.ts'
import { coloursOf } from '../colours.ts'
import { type Chosen, circleKey, type MapListener, type MapView } from '../view.ts'

type Maps = Pick<typeof google.maps, 'Polygon' | 'Circle'>

/** While a corner is dragged, changes arrive one at a time. */
const SETTLED_MS = 120

/** Drawn areas on the maps service: its own polygons and circles with draggable corners. */
export function googleShapes(
  map: google.maps.Map,
  { Polygon, Circle }: Maps,
  listener: MapListener,
): Pick<MapView, 'showDrawing' | 'showBorders' | 'preview'> {
  let shown: (google.maps.Polygon | google.maps.Circle)[] = []
  let borders: google.maps.Polygon[] = []
  let ghost: google.maps.Polygon | undefined
  const color = coloursOf(map.getDiv())
  const style = (exclude: boolean, isChosen: boolean) => {
    const ink = color(exclude ? '--brick' : '--brass')
    return {
      strokeColor: ink,
      strokeWeight: isChosen ? 3 : 2,
      fillColor: ink,
      fillOpacity: exclude ? 0.22 : isChosen ? 0.14 : 0.08,
    }
  }
  const pathOf = (points: readonly Point[]) => points.map(([lat, lng]) => ({ lat, lng }))

  /** With handles to move and to resize it. */
  const round = (index: number, circle: Round, isChosen: boolean) => {
    const made = new Circle({
      map,
      center: { lat: circle.lat, lng: circle.lng },
      radius: circle.km * 1000,
      editable: listener.circleEdited !== undefined,
      ...style(false, isChosen),
    })
    made.addListener('click', () => listener.chosen(circleKey(index)))
    let settled: ReturnType<typeof setTimeout> | undefined
    for (const change of ['center_changed', 'radius_changed']) {
      made.addListener(change, () => {
        clearTimeout(settled)
        settled = setTimeout(() => {
          const center = made.getCenter()
          if (!center) return
          listener.circleEdited?.(index, { lat: center.lat(), lng: center.lng(), km: made.getRadius() / 1000 })
        }, SETTLED_MS)
      })
    }
    return made
  }

  return {
    showBorders(wanted) {
      for (const polygon of borders) polygon.setMap(null)
      borders = wanted.map(({ rings, exclude }) => {
        const look = exclude ? style(true, false) : { strokeColor: color('--ink'), strokeWeight: 1.5, fillOpacity: 0 }
        return new Polygon({ map, paths: rings.map(pathOf), clickable: false, zIndex: -1, ...look })
      })
    },
    showDrawing({ areas, circles }: Drawing, chosen: Chosen) {
      for (const shape of shown) shape.setMap(null)
      shown = areas.map(({ exclude, points }, index) => {
        const isChosen = chosen === index
        const polygon = new Polygon({ map, paths: pathOf(points), editable: isChosen, ...style(exclude, isChosen) })
        polygon.addListener('click', () => listener.chosen(index))
        const path = polygon.getPath()
        let settled: ReturnType<typeof setTimeout> | undefined
        for (const change of ['set_at', 'insert_at', 'remove_at']) {
          path.addListener(change, () => {
            clearTimeout(settled)
            settled = setTimeout(
              () =>
                listener.areaEdited(
                  index,
                  path.getArray().map((corner): Point => [corner.lat(), corner.lng()]),
                ),
              SETTLED_MS,
            )
          })
        }
        return polygon
      })
      for (const [index, around] of circles.entries()) {
        const circle = circleOf(around)
        if (circle) shown.push(round(index, circle, chosen === circleKey(index)))
      }
    },
    preview(points, exclude) {
      if (!points) {
        ghost?.setMap(null)
        ghost = undefined
      } else if (ghost) ghost.setPath(pathOf(points))
      else ghost = new Polygon({ map, paths: pathOf(points), clickable: false, ...style(exclude, true) })
    },
  }
}
