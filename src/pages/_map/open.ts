import type { Problem } from '../../domain/errors.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { BBox } from '../../domain/search/area.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { MapVariant } from '../../islands/map/address.ts'
import type { MapAnswer } from '../../scripts/map/marks/pins.ts'
import { AUSTRIA, boxOfStage, STAGE_SIZES, type Stage, type StageSize, stageOf } from '../../scripts/map/stage.ts'
import { readSearch } from '../../server/places/read-search.ts'
import { namesOf } from '../../server/places/service.ts'
import { openingBox } from '../../server/properties/map-opening.ts'
import type { PlaceNames } from '../../words/place.ts'
import { requestOf } from '../_list/request.ts'
import { readListForm } from '../_list/typed-places.ts'

/** The maps service supports whole zooms only. */
const ZOOM_STEPS: Readonly<Record<MapVariant, number>> = { open: 0.25, google: 1 }

export interface MapStart {
  query: SearchQuery
  problems: Problem[]
  /** A place in the address is unknown: the stated search differs from the shown one. */
  hasUnknown: boolean
  places: PlaceNames
  page: { cards: PropertyCard[]; total: number; page: number; pages: number }
  stages: { size: StageSize; stage: Stage; answer: MapAnswer }[]
}

/**
 * The data that a map page shows before a script runs. `isForm`: the address comes from a submitted form and should be
 * replaced by a clean one.
 */
export async function openMap(
  { ctx, call, language }: Pick<App.Locals, 'ctx' | 'call' | 'language'>,
  sent: URLSearchParams,
  variant: MapVariant,
): Promise<MapStart & { isForm: boolean }> {
  const form = await readListForm(call, sent, language)
  const read = readSearch(form.params)
  const query = { ...read.query, seite: 1 }
  const [{ data: cards, ...found }, box] = await Promise.all([
    call('GET /api/properties', { query: requestOf(query, language) }),
    openingBox(ctx, query.filter, AUSTRIA),
  ])
  const stages = await Promise.all(
    STAGE_SIZES.map(async ({ name: size, fit, fill }) => {
      const stage = stageOf(box, ...fit, ZOOM_STEPS[variant])
      const request = formatSearch(query)
      request.set('bbox', textOf(boxOfStage(stage, ...fill)))
      request.set('zoom', String(stage.zoom))
      const { data, total } = await call('GET /api/properties/map', { query: request })
      return { size, stage, answer: { ...data, total } }
    }),
  )
  const places = await namesOf(ctx, query.filter.ort ?? [], language)
  const problems = [...form.problems, ...read.problems]
  const hasUnknown = read.problems.some(({ code }) => code === 'place')
  const page = { ...found, cards }
  return { query, problems, hasUnknown, places, page, stages, isForm: sent.has('wo') && problems.length === 0 }
}

const textOf = ({ west, south, east, north }: BBox) => [west, south, east, north].join(',')
