import { decodePolyline } from '../../domain/search/area.ts'
import type { Filter } from '../../domain/search/criteria.ts'
import { askBorder } from '../../stores/search/places.ts'
import type { MapView, PlaceBorder } from './view.ts'

/**
 * The borders of the places that a search names or leaves out, drawn on the map. Without loaded borders it asks for
 * none.
 */
export function makeBorders(view: MapView, hasBorders: boolean): { show(filter: Filter): void } {
  const known = new Map<string, Promise<PlaceBorder['rings']>>()
  let shown = ''
  const ringsOf = (slug: string) => {
    const rings =
      known.get(slug) ?? askBorder(slug).then((lines) => lines.flatMap((line) => [decodePolyline(line) ?? []]))
    known.set(slug, rings)
    return rings
  }
  return {
    async show({ ort = [], ohne = [] }) {
      const wanted = [...ort.map((slug) => [slug, false] as const), ...ohne.map((slug) => [slug, true] as const)]
      const now = JSON.stringify(wanted)
      if (!hasBorders || now === shown) return
      shown = now
      const borders = await Promise.all(
        wanted.map(async ([slug, exclude]): Promise<PlaceBorder> => ({ rings: await ringsOf(slug), exclude })),
      )
      // Another search may have begun in the meantime.
      if (now === shown) view.showBorders(borders.filter(({ rings }) => rings.length > 0))
    },
  }
}
