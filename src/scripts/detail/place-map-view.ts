import { loadSheet } from '../../islands/frame/load-sheet.ts'
import mapSheet from '../../styles/map.css?url'

const EXACT_ZOOM = 16

/** Replaces the drawing by the map. Without tiles the country as a drawing is below the circle. */
export async function showMap(box: HTMLElement, say: (text?: string) => void): Promise<void> {
  const { mapFailed } = box.querySelector<HTMLElement>('[role="status"]')?.dataset ?? {}
  try {
    const [leaflet] = await Promise.all([import('leaflet'), loadSheet(mapSheet)])
    const L = leaflet.default
    const { lat, lng, radius, tiles = '', source = '', label = '' } = box.dataset
    const at: [number, number] = [Number(lat), Number(lng)]
    const frame = document.createElement('div')
    frame.className = 'place-map-frame'
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', label)
    for (const drawn of box.querySelectorAll('.place-map-drawing, .place-map-ask')) drawn.remove()
    box.append(frame)
    const map = L.map(frame, { scrollWheelZoom: false })
    map.attributionControl.setPrefix(false)
    const brass = getComputedStyle(box).getPropertyValue('--brass')
    const style = { color: brass, weight: 2, fillColor: brass }
    if (radius)
      map.fitBounds(
        L.circle(at, { ...style, fillOpacity: 0.12, radius: Number(radius) })
          .addTo(map.setView(at, 14))
          .getBounds()
          .pad(0.4),
      )
    else L.circleMarker(at, { ...style, fillOpacity: 1, radius: 8 }).addTo(map.setView(at, EXACT_ZOOM))
    let arrived = false
    let drawing: Promise<void> | undefined
    L.tileLayer(tiles, { maxZoom: 19, attribution: source })
      .on('tileload', () => {
        arrived = true
        say()
      })
      .on('tileerror', () => {
        if (arrived) return
        say(mapFailed)
        // What the map search shows without tiles: names of towns, districts and waters.
        drawing ??= import('../map/leaflet/backdrop.ts').then(({ addBackdrop }) => addBackdrop(map))
        drawing.catch(() => {})
      })
      .addTo(map)
    say()
    frame.focus()
  } catch {
    say(mapFailed)
  }
}
