import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { pointAt as worldPoint, worldPosition } from '../mercator.ts'
import { boxOfStage, type Stage, stageOf, ZOOM_MAX, ZOOM_MIN } from '../stage.ts'
import type { MapListener, MapView, Mark } from '../view.ts'
import { suppressMapsErrors } from './errors.ts'
import { drawByPoints } from './polygon.ts'
import { googleShapes } from './shapes.ts'

const FIT_PADDING = 36

/**
 * The map search on Google Maps. It uses the service's map and shapes; marks and popup are our own elements above it,
 * positioned by Web Mercator, which the service uses too.
 */
export async function openGoogle(
  box: HTMLElement,
  { key, stage: opening }: { key: string; stage: Stage },
  listener: MapListener,
): Promise<MapView> {
  suppressMapsErrors(window)
  setOptions({ key, v: 'weekly', language: document.documentElement.lang })
  const maps = await importLibrary('maps')
  const ground = document.createElement('div')
  ground.className = 'map-ground absolute inset-0'
  const layer = document.createElement('div')
  layer.className =
    'absolute inset-0 overflow-hidden pointer-events-none [&>*]:absolute [&>*]:top-0 [&>*]:left-0 [&>*]:pointer-events-auto'
  layer.setAttribute('aria-hidden', 'true')
  box.append(ground, layer)
  const map = new maps.Map(ground, {
    center: { lat: opening.lat, lng: opening.lng },
    zoom: opening.zoom,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    disableDefaultUI: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    gestureHandling: 'greedy',
    isFractionalZoomEnabled: false,
  })

  const stage = (): Stage => {
    const center = map.getCenter()
    return { lat: center?.lat() ?? opening.lat, lng: center?.lng() ?? opening.lng, zoom: map.getZoom() ?? opening.zoom }
  }
  const pixelOf: MapView['pixelOf'] = ([lat, lng]) => {
    const now = stage()
    const at = worldPosition(lat, lng, now.zoom)
    const middle = worldPosition(now.lat, now.lng, now.zoom)
    return { x: at.x - middle.x + box.clientWidth / 2, y: at.y - middle.y + box.clientHeight / 2 }
  }
  const pointAt: MapView['pointAt'] = ({ x, y }) => {
    const now = stage()
    const middle = worldPosition(now.lat, now.lng, now.zoom)
    return worldPoint({ x: middle.x + x - box.clientWidth / 2, y: middle.y + y - box.clientHeight / 2 }, now.zoom)
  }

  let marks: readonly Mark[] = []
  let popup: { element: HTMLElement; at: readonly [number, number]; closed: () => void } | null = null
  const put = (element: HTMLElement, at: readonly [number, number]) => {
    const { x, y } = pixelOf(at)
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  }
  const place = () => {
    for (const { element, lat, lng } of marks) if (element.parentElement) put(element.parentElement, [lat, lng])
    if (popup) put(popup.element, popup.at)
  }
  const closePopup = () => {
    const open = popup
    popup = null
    open?.element.remove()
    open?.closed()
  }
  let isOurs = false
  map.addListener('bounds_changed', place)
  map.addListener('idle', () => {
    listener.moved(!isOurs)
    isOurs = false
  })
  map.addListener('click', () => {
    closePopup()
    listener.chosen(null)
  })

  const goTo: MapView['goTo'] = ({ lat, lng, zoom }, byHand = false) => {
    isOurs = !byHand
    map.setZoom(zoom)
    map.setCenter({ lat, lng })
  }
  const { showDrawing, showBorders, preview } = googleShapes(map, maps, listener)
  const hold: MapView['hold'] = (isHeld) => map.setOptions({ gestureHandling: isHeld ? 'none' : 'greedy' })

  return {
    box,
    stage,
    bounds: () => boxOfStage(stage(), box.clientWidth, box.clientHeight),
    goTo,
    fit(around, byHand) {
      goTo(stageOf(around, box.clientWidth - 2 * FIT_PADDING, box.clientHeight - 2 * FIT_PADDING), byHand)
    },
    zoomBy: (steps) => map.setZoom(stage().zoom + steps),
    resized: place,
    pixelOf,
    pointAt,
    showMarks(wanted) {
      const keys = new Map(wanted.map((mark) => [mark.key, mark]))
      for (const { key, element } of marks) if (!keys.has(key)) element.parentElement?.remove()
      for (const { element } of wanted) {
        if (element.parentElement?.parentElement === layer) continue
        const holder = document.createElement('div')
        holder.className = 'map-mark'
        holder.append(element)
        layer.append(holder)
      }
      marks = wanted
      place()
    },
    showDrawing,
    showBorders,
    preview,
    hold,
    drawPolygon: (tell) => drawByPoints({ box, pixelOf, pointAt, preview, hold }, tell),
    showPopup(at, content, closed) {
      closePopup()
      const element = document.createElement('div')
      element.className =
        'map-float w-66 -ms-33 [translate:0_calc(-100%_-_20px)] bg-sheet border border-line rounded-card shadow-float overflow-hidden z-20000'
      element.append(content)
      layer.append(element)
      popup = { element, at, closed }
      place()
    },
    closePopup,
  }
}
