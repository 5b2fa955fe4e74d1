/** Austria's open official base map. */
const BASEMAP = 'https://mapsneu.wien.gv.at/basemap/bmapgrau/normal/google3857/{z}/{y}/{x}.png'
const OSM = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

export interface Tiles {
  /** XYZ with {z}, {x}, {y}, or WMTS with {TileMatrix}, {TileRow}, {TileCol} */
  url: string
  /** Attribution, as HTML */
  source: string
  /** The origin for the content security policy. */
  origin: string
}

/** The map tiles as the operator configured them (PUBLIC_TILE_URL). */
export function tilesOf(configured: string | undefined): Tiles {
  const url = (configured ?? BASEMAP)
    .replace(/\{TileMatrix\}/i, '{z}')
    .replace(/\{TileRow\}/i, '{y}')
    .replace(/\{TileCol\}/i, '{x}')
  const source = url.includes('basemap') ? '<a href="https://basemap.at">basemap.at</a>' : OSM
  // {s} stands for one of several servers of a host.
  const origin = new URL(url.replace('{s}', 'a')).origin.replace('//a.', url.includes('{s}') ? '//*.' : '//a.')
  return { url, source, origin }
}
