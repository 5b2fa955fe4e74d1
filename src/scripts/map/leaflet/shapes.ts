import L from 'leaflet'
import type { Point } from '../../../domain/search/area.ts'
import { circleOf } from '../../../domain/search/around.ts'
import type { Drawing } from '../../../domain/search/drawing.ts'
import { type Chosen, type CircleKey, circleKey, type MapListener, type MapView, type PolygonDrawing } from '../view.ts'
import { CORNER, loadDrawing } from './load.ts'

type Editable = L.Path & { editing: { enable(): void; disable(): void } }
/** Members of leaflet-draw that its types do not declare. */
type PolygonTool = L.Draw.Polygon & { completeShape(): void; _markers?: unknown[] }

const corner = (size: number) => L.divIcon({ className: `${CORNER} cursor-move bg-sheet`, iconSize: [size, size] })

/** Drawn areas on a Leaflet map: shown, selected by a click, edited at their corners by leaflet-draw. */
export function shapesOn(
  map: L.Map,
  listener: MapListener,
): Pick<MapView, 'showDrawing' | 'preview'> & {
  show: MapView['showDrawing']
  drawPolygon: MapView['drawPolygon'] extends (tell: infer T) => PolygonDrawing
    ? (tell: T, pointsMax: number) => PolygonDrawing
    : never
} {
  loadDrawing(L)
  const group = L.layerGroup().addTo(map)
  const open: Editable[] = []
  let ghost: L.Polygon | undefined

  const show = ({ areas, circles }: Drawing, chosen: Chosen) => {
    for (const layer of open.splice(0)) layer.editing.disable()
    group.clearLayers()
    for (const [index, { exclude, points }] of areas.entries()) {
      const layer = L.polygon(
        points as [number, number][],
        {
          className: nameOf(exclude, chosen === index),
          poly: { icon: corner(14), touchIcon: corner(22) },
        } as L.PolylineOptions,
      )
      add(layer, index, chosen === index)
      layer.on('edit', () => {
        const [ring] = layer.getLatLngs() as L.LatLng[][]
        // After leaflet-draw has finished its own event, since we render again.
        queueMicrotask(() =>
          listener.areaEdited(
            index,
            (ring ?? []).map(({ lat, lng }): Point => [lat, lng]),
          ),
        )
      })
    }
    for (const [index, around] of circles.entries()) {
      const circle = circleOf(around)
      if (!circle) continue
      const key = circleKey(index)
      const layer = L.circle([circle.lat, circle.lng], {
        radius: circle.km * 1000,
        className: nameOf(false, chosen === key),
      })
      add(layer, key, listener.circleEdited !== undefined)
      layer.on('edit', () => {
        const { lat, lng } = layer.getLatLng()
        const km = layer.getRadius() / 1000
        queueMicrotask(() => listener.circleEdited?.(index, { lat, lng, km }))
      })
    }
  }
  /** A circle shows its two handles at once, an area its many corners when it is chosen. */
  const add = (layer: L.Path, which: number | CircleKey, hasHandles: boolean) => {
    layer.addTo(group).on('click', (event) => {
      L.DomEvent.stop(event)
      listener.chosen(which)
    })
    if (!hasHandles) return
    const { editing } = layer as Editable
    editing.enable()
    open.push(layer as Editable)
  }

  return {
    show,
    showDrawing: show,
    preview(points, exclude) {
      if (!points) {
        ghost?.remove()
        ghost = undefined
      } else if (ghost) ghost.setLatLngs(points as [number, number][])
      else {
        ghost = L.polygon(points as [number, number][], { className: nameOf(exclude, true), interactive: false }).addTo(
          map,
        )
      }
    },
    drawPolygon(tell, pointsMax) {
      const tool = new L.Draw.Polygon(
        map as L.DrawMap,
        {
          icon: corner(14),
          touchIcon: corner(22),
          allowIntersection: true,
          showArea: false,
          showLength: false,
          maxPoints: pointsMax,
          shapeOptions: { className: nameOf(false, true) },
        } as L.DrawOptions.PolygonOptions,
      ) as PolygonTool
      const created = (event: L.LeafletEvent) => {
        const [ring] = (event as L.DrawEvents.Created & { layer: L.Polygon }).layer.getLatLngs() as L.LatLng[][]
        end()
        tell.done((ring ?? []).map(({ lat, lng }) => [lat, lng]))
      }
      const stopped = () => {
        end()
        tell.cancelled()
      }
      const end = () => {
        map.off(L.Draw.Event.CREATED, created)
        map.off(L.Draw.Event.DRAWSTOP, stopped)
      }
      map.on(L.Draw.Event.CREATED, created)
      map.on(L.Draw.Event.DRAWSTOP, stopped)
      tool.enable()
      return {
        finish: () => ((tool._markers?.length ?? 0) < 3 ? tell.refused() : tool.completeShape()),
        cancel: () => tool.disable(),
      }
    },
  }
}

const nameOf = (exclude: boolean, isChosen: boolean) =>
  `map-area${exclude ? ' map-area-out' : ''}${isChosen ? ' map-area-chosen' : ''}`
