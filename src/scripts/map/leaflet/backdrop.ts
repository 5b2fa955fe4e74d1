import L from 'leaflet'
import { coloursOf } from '../colours.ts'
import { pathsOf } from './backdrop-paths.ts'
import { addNames, type NameLayer } from './name-layer.ts'
import { rankedNames } from './names.ts'

/** At higher zooms the outlines are coarser than a pixel, and a canvas is too imprecise. */
const OUTLINES_UNTIL = 12
/** Rivers through towns in their own width, and districts by borders that are some 200 m from the true ones. */
const CITIES_FROM = 11
const DISTRICTS = { from: 11, until: 14 }
/** Metres of a pixel at zoom 0, in the middle of Austria. */
const METRES = 156_543 * Math.cos((47.6 * Math.PI) / 180)

/**
 * Austria as a drawing: states, rivers, lakes, towns. It lies below the tiles and appears at once, also when no tile
 * server answers. It uses the page's colours, and reads them again when the theme changes.
 * @returns the names over it
 */
export async function addBackdrop(map: L.Map): Promise<NameLayer> {
  const source = (await import('../../../domain/places/backdrop.json')).default
  const paths = pathsOf(source)
  const pane = map.createPane('backdrop')
  pane.style.zIndex = '150'
  // A tile reads a dozen of them, and a change of theme all again.
  const known = new Map<string, string>()
  const read = coloursOf(map.getContainer())
  const color: typeof read = (name) => {
    const colour = known.get(name) ?? read(name)
    known.set(name, colour)
    return colour
  }
  const paint = (canvas: HTMLCanvasElement, { x, y, z }: L.Coords, size: number) => {
    const context = canvas.getContext('2d')
    if (!context) return
    const ratio = canvas.width / size
    const scale = 2 ** z
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.fillStyle = color('--map-ground')
    context.fillRect(0, 0, size, size)
    const [left, top] = [x * size, y * size]
    context.setTransform(ratio * scale, 0, 0, ratio * scale, -left * ratio, -top * ratio)
    const stroke = (path: Path2D, ink: string, width: number, dash: number[] = []) => {
      context.strokeStyle = ink
      context.lineWidth = width / scale
      context.setLineDash(dash.map((length) => length / scale))
      context.stroke(path)
    }
    context.lineJoin = 'round'
    context.fillStyle = color('--map-land')
    context.fill(paths.states)
    if (z <= OUTLINES_UNTIL) {
      stroke(paths.borders, color('--map-rim'), 1)
      context.save()
      if (z >= CITIES_FROM) for (const path of paths.aroundCities) context.clip(path, 'evenodd')
      stroke(paths.rivers, color('--map-water'), z < 8 ? 1.2 : 2)
      context.restore()
      context.fillStyle = color('--map-water')
      context.fill(paths.lakes)
      stroke(paths.inner, color('--map-state'), z < 8 ? 0.8 : 1.2, z < 8 ? [] : [6, 4])
      stroke(paths.outer, color('--map-edge'), z < 8 ? 1.2 : 1.8)
    }
    if (z >= DISTRICTS.from && z <= DISTRICTS.until) stroke(paths.districts, color('--map-edge'), 1, [5, 4])
    if (z >= CITIES_FROM) {
      for (const { metres, path } of paths.cityRivers)
        stroke(path, color('--map-water'), Math.max(2, (metres / METRES) * scale))
    }
  }
  const Layer = L.GridLayer.extend({
    createTile(this: L.GridLayer, coords: L.Coords) {
      const size = this.getTileSize().x
      const canvas = document.createElement('canvas')
      const ratio = Math.min(2, devicePixelRatio || 1)
      canvas.width = canvas.height = size * ratio
      paint(canvas, coords, size)
      return canvas
    },
  }) as unknown as new (
    options: L.GridLayerOptions,
  ) => L.GridLayer
  const layer = new Layer({ pane: 'backdrop', tileSize: 256, updateWhenZooming: false, keepBuffer: 3 })
  layer.addTo(map)
  // Its own, which stays when the tiles are removed.
  map.attributionControl.addAttribution('Natural Earth, <a href="https://www.geonames.org/">GeoNames</a>')
  const again = () => {
    known.clear()
    layer.redraw()
  }
  // The theme is an attribute of the page, not the output of another script.
  // biome-ignore lint/style/noRestrictedGlobals: see above
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again)
  return addNames(map, rankedNames(source))
}
