import L from 'leaflet'
import { AREA_POINTS_MAX, type Point } from '../../../domain/search/area.ts'
import { loadSheet } from '../../../islands/frame/load-sheet.ts'
import mapSheet from '../../../styles/map-leaflet.css?url'
import { type Stage, ZOOM_MAX, ZOOM_MIN } from '../stage.ts'
import type { MapListener, MapView, Mark } from '../view.ts'
import { addBackdrop } from './backdrop.ts'
import { addPointers } from './pointers.ts'
import { shapesOn } from './shapes.ts'
import { offerStreets } from './streets.ts'

/** The area that the map can show: Austria within Europe, wide enough for every screen at the lowest zoom. */
const REACH = L.latLngBounds([34, -6], [59, 32])
const FIT_PADDING: [number, number] = [36, 36]
/** The map fits itself to quarters of a zoom; visitors zoom to whole ones, where tiles are sharp. */
const FINE = 0.25
/** Our own moves end within their call: an animated one would end among those of the visitor. */
const AT_ONCE = { animate: false }

/** The map search on Leaflet, with leaflet-draw for drawing polygons and moving their corners. */
export async function openLeaflet(
  box: HTMLElement,
  { tiles, source, stage }: { tiles: string; source: string; stage: Stage },
  listener: MapListener,
): Promise<MapView> {
  await loadSheet(mapSheet)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(box, {
    zoomControl: false,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    maxBounds: REACH,
    maxBoundsViscosity: 0.8,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    bounceAtZoomLimits: false,
  })
  map.attributionControl.setPrefix(false)
  const finely = (move: () => void) => {
    map.options.zoomSnap = FINE
    move()
    map.options.zoomSnap = 1
  }
  finely(() => map.setView([stage.lat, stage.lng], stage.zoom, { animate: false }))
  const names = await addBackdrop(map)
  addPointers(map, names.labels)
  // The corner at the end of a line holds the assistant.
  const position = document.dir === 'rtl' ? 'bottomright' : 'bottomleft'
  L.control.scale({ imperial: false, maxWidth: 112, position }).addTo(map)
  const streets = offerStreets(map, tiles, source)

  let isOurs = false
  const ours = (move: () => void) => {
    isOurs = true
    move()
    isOurs = false
  }
  map.on('moveend', () => listener.moved(!isOurs))
  map.on('click', () => listener.chosen(null))

  const pane = map.createPane('marks')
  // Below the corners of a shape (600): they must be reachable above a home.
  pane.style.zIndex = '590'
  pane.setAttribute('aria-hidden', 'true')
  const marks = new Map<string, L.Marker>()
  let popup: L.Popup | undefined
  const shapes = shapesOn(map, listener)
  const outlines = L.layerGroup().addTo(map)

  return {
    box,
    stage: () => ({ lat: map.getCenter().lat, lng: map.getCenter().lng, zoom: map.getZoom() }),
    bounds() {
      const bounds = map.getBounds()
      return {
        west: Math.max(-180, bounds.getWest()),
        south: Math.max(-90, bounds.getSouth()),
        east: Math.min(180, bounds.getEast()),
        north: Math.min(90, bounds.getNorth()),
      }
    },
    goTo({ lat, lng, zoom }, byHand = false) {
      const move = (options?: typeof AT_ONCE) => finely(() => map.setView([lat, lng], zoom, options))
      if (byHand) move()
      else ours(() => move(AT_ONCE))
    },
    fit({ west, south, east, north }, byHand = false) {
      const bounds = L.latLngBounds([south, west], [north, east])
      const move = (options?: typeof AT_ONCE) =>
        finely(() => map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: 15, ...options }))
      if (byHand) move()
      else ours(() => move(AT_ONCE))
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    resized() {
      // A hidden map has no size, and would take the point in its corner for the whole view.
      if (box.clientWidth > 0 && box.clientHeight > 0) ours(() => map.invalidateSize({ pan: true }))
    },
    pixelOf: ([lat, lng]) => map.latLngToContainerPoint([lat, lng]),
    pointAt({ x, y }): Point {
      const { lat, lng } = map.containerPointToLatLng([x, y])
      return [lat, lng]
    },
    showMarks(wanted: readonly Mark[]) {
      const keys = new Set(wanted.map(({ key }) => key))
      for (const [key, marker] of marks) {
        if (keys.has(key)) continue
        marker.remove()
        marks.delete(key)
      }
      for (const { key, lat, lng, element } of wanted) {
        if (marks.has(key)) continue
        const icon = L.divIcon({ html: element, className: 'map-mark', iconSize: [0, 0] })
        marks.set(key, L.marker([lat, lng], { icon, pane: 'marks', keyboard: false }).addTo(map))
      }
    },
    keepClearOf: names.keepClearOf,
    showDrawing: shapes.show,
    showBorders(borders) {
      outlines.clearLayers()
      for (const { rings, exclude } of borders) {
        const className = exclude ? 'map-area map-area-out' : 'map-border'
        L.polygon(rings as [number, number][][], { className, interactive: false })
          .addTo(outlines)
          .bringToBack()
      }
    },
    preview: shapes.preview,
    hold(isHeld) {
      for (const handler of [map.dragging, map.doubleClickZoom, map.boxZoom, map.touchZoom]) {
        if (isHeld) handler.disable()
        else handler.enable()
      }
    },
    drawPolygon: (tell) => shapes.drawPolygon(tell, AREA_POINTS_MAX),
    showPopup([lat, lng], content, closed) {
      popup?.off('remove').remove()
      popup = L.popup({
        closeButton: false,
        minWidth: 264,
        maxWidth: 264,
        offset: [0, -12],
        autoPanPaddingTopLeft: [16, 72],
        autoPanPaddingBottomRight: [16, 104],
        className: 'map-popup',
      })
        .setLatLng([lat, lng])
        .setContent(content)
      const shown = popup.on('remove', closed)
      ours(() => shown.openOn(map))
    },
    closePopup: () => void map.closePopup(),
    streets,
  }
}
