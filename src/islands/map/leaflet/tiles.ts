import L from 'leaflet'

/** A transparent pixel: where a tile does not come, the drawing below shows through. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
/** After so many failures in a row nobody is there; asking on would only cost the visitor's battery. */
const FAILURES_MAX = 12

/** The tiles over the drawing, with their source. They go when their server does not answer, and come back online. */
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
  // The drawing has its own sources, which stay named when the tiles go.
  map.attributionControl.addAttribution('Natural Earth, <a href="https://www.geonames.org/">GeoNames</a>')
  addEventListener('online', () => {
    failures = 0
    layer.addTo(map)
  })
}
