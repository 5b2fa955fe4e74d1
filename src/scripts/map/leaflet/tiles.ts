import L from 'leaflet'

/** A transparent pixel: where a tile fails, the drawing below is visible. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
/**
 * After this many consecutive failures the server is unreachable; further requests would only use the visitor's
 * battery.
 */
const FAILURES_MAX = 12

/**
 * The tiles over the drawing, with their attribution. They are removed when their server does not answer, and return
 * when the browser is online again.
 */
export function addTiles(map: L.Map, url: string, source: string): void {
  let failures = 0
  const layer = L.tileLayer(url, { maxZoom: 19, attribution: source, errorTileUrl: NOTHING })
  layer.on('tileload', (event: L.TileEvent) => {
    if ((event.tile as HTMLImageElement).src !== NOTHING) failures = 0
  })
  layer.on('tileerror', () => {
    if (++failures === FAILURES_MAX) layer.remove()
  })
  layer.addTo(map)
  addEventListener('online', () => {
    failures = 0
    layer.addTo(map)
  })
}
