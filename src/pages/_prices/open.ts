import type { PricesView } from '../../domain/area-prices/address.ts'
import { type AreaPrices, LEVELS, type Level } from '../../domain/area-prices/schemas.ts'
import { DomainError, type Problem } from '../../domain/errors.ts'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../../domain/properties/vocabulary.ts'
import { dotGrid } from './dots.ts'
import { type ShownMap, showMap } from './map.ts'

export interface OpenedPrices {
  prices: AreaPrices
  /** The division of the table: the coarsest one that has rows, unless the visitor chose another. */
  level: Level | null
  levels: readonly Level[]
  /** The map of the place, or of the next larger place that has figures on its own. */
  map: ShownMap | null
  problems: Problem[]
}

/** The prices of a place for its page; null for a word that names no place. Wrong parameters are told, and ignored. */
export async function openPrices(
  { call, language }: App.Locals,
  ort: string,
  params: URLSearchParams,
): Promise<OpenedPrices | null> {
  const { view, problems } = readView(params)
  const { objektart, vermarktungsart } = view
  const read = (place: string, kind: PricesView) =>
    call('GET /api/prices', { query: { ort: place, ...kind, lang: language } })
  try {
    const prices = await read(ort, { ...(objektart && { objektart }), ...(vermarktungsart && { vermarktungsart }) })
    const levels = LEVELS.filter((level) => prices.parts.some((part) => part.level === level))
    const level = levels.find((one) => one === view.level) ?? levels[0] ?? null
    const kind = { objektart: prices.objektart, vermarktungsart: prices.vermarktungsart }
    for (const region of [ort, ...prices.around.map(({ slug }) => slug)]) {
      const grid = dotGrid(region)
      if (!grid) continue
      const parts = region === ort ? prices.parts : (await read(region, kind)).parts
      const map = showMap(grid, parts, ort, language)
      if (map.parts.length > 0) return { prices, level, levels, map, problems }
    }
    return { prices, level, levels, map: null, problems }
  } catch (error) {
    // A word that no slug can be is unknown, too.
    if (error instanceof DomainError && (error.code === 'place.not_found' || error.code === 'input.invalid'))
      return null
    throw error
  }
}

function readView(params: URLSearchParams): { view: PricesView; problems: Problem[] } {
  const problems: Problem[] = []
  const word = <W extends string>(field: string, known: readonly W[]): W | undefined => {
    const value = params.get(field)
    const found = known.find((one) => one === value)
    if (value && !found) problems.push({ field, code: 'word', params: { value: value.slice(0, 80) } })
    return found
  }
  const view = {
    objektart: word('objektart', OBJEKTARTEN),
    vermarktungsart: word('vermarktungsart', VERMARKTUNGSARTEN),
    level: word('level', LEVELS),
  }
  return { view, problems }
}
