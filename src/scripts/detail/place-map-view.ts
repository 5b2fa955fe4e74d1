import { loadSheet } from '../../islands/frame/load-sheet.ts'
import mapSheet from '../../styles/map.css?url'

const EXACT_ZOOM = 16

/** The places whose map is there or on its way: a second press must not lay another one over it. */
const opened = new Set<HTMLElement>()

/** Puts a map with streets over the drawing. When no tile arrives, it goes away again and says so. */
export async function showMap(box: HTMLElement, say: (text?: string) => void): Promise<void> {
  if (opened.has(box)) return
  opened.add(box)
  const { mapFailed } = box.querySelector<HTMLElement>('[role="status"]')?.dataset ?? {}
  try {
    const [leaflet] = await Promise.all([import('leaflet'), loadSheet(mapSheet)])
    const L = leaflet.default
    const { lat, lng, radius, tiles = '', source = '', label = '' } = box.dataset
    const at: [number, number] = [Number(lat), Number(lng)]
    const frame = document.createElement('div')
    frame.className = 'absolute inset-0'
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', label)
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
    let state: 'waiting' | 'arrived' | 'failed' = 'waiting'
    L.tileLayer(tiles, { maxZoom: 19, attribution: source })
      .on('tileload', () => {
        if (state !== 'waiting') return
        state = 'arrived'
        for (const ask of box.parentElement?.querySelectorAll('.map-ask') ?? []) ask.remove()
        say()
      })
      .on('tileerror', () => {
        if (state !== 'waiting') return
        state = 'failed'
        opened.delete(box)
        map.remove()
        frame.remove()
        say(mapFailed)
      })
      .addTo(map)
    say()
    frame.focus()
  } catch {
    opened.delete(box)
    say(mapFailed)
  }
}
