import type { Problem } from '../../domain/errors.ts'
import { joinTyped } from '../../domain/places/typed.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { BBox } from '../../domain/search/area.ts'
import { slugsOf } from '../../domain/search/around.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { MapVariant } from '../../islands/map/address.ts'
import type { NowhereProps } from '../../islands/search/results/Nowhere.tsx'
import type { MapAnswer } from '../../scripts/map/marks/pins.ts'
import { AUSTRIA, boxOfStage, STAGE_SIZES, type Stage, type StageSize, stageOf } from '../../scripts/map/stage.ts'
import { hasBorders } from '../../server/boundaries/known.ts'
import { searchNames } from '../../server/companies/search-names.ts'
import { readSearch } from '../../server/places/read-search.ts'
import { namesOf } from '../../server/places/service.ts'
import { openingBox } from '../../server/properties/map-opening.ts'
import type { NamesById, PlaceNames } from '../../words/place.ts'
import { nowhereOf } from '../_list/nowhere.ts'
import { requestOf } from '../_list/request.ts'
import { readListForm } from '../_list/typed-places.ts'

/** The maps service supports whole zooms only. */
const ZOOM_STEPS: Readonly<Record<MapVariant, number>> = { open: 0.25, google: 1 }

/** The list continues when it is asked for more: each card costs 0.2 kB before anything is visible of the page. */
const CARDS = 14
const NO_HOMES = { data: [], total: 0, page: 1, pages: 1 }
const NO_MARKS = { data: { clusters: [], points: [] }, total: 0 }

export interface MapStart {
  query: SearchQuery
  problems: Problem[]
  /** A place in the address is unknown: the stated search differs from the shown one. */
  hasUnknown: boolean
  /** The unknown places as text. */
  unknown: string
  /** All places of the search are unknown: what to offer instead of results. */
  nowhere: NowhereProps | null
  places: PlaceNames
  /** Whether official borders are loaded, which the map then asks for. */
  hasBorders: boolean
  names: NamesById
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
  const form = await readListForm(ctx, sent, language)
  const read = await readSearch(ctx, form.params, language)
  const query = { ...read.query, seite: 1 }
  const unknown = joinTyped([form.unknown, read.unknown].filter(Boolean))
  const isNowhere = form.isNowhere || read.isNowhere
  const [{ data: cards, ...found }, box, nowhere] = await Promise.all([
    isNowhere ? NO_HOMES : call('GET /api/properties', { query: requestOf(query, language) }),
    isNowhere ? AUSTRIA : openingBox(ctx, query.filter, AUSTRIA),
    isNowhere ? nowhereOf(call, unknown, query.filter, language) : null,
  ])
  const stages = await Promise.all(
    STAGE_SIZES.map(async ({ name: size, fit, fill }) => {
      const stage = stageOf(box, ...fit, ZOOM_STEPS[variant])
      const request = formatSearch(query)
      request.set('bbox', textOf(boxOfStage(stage, ...fill)))
      request.set('zoom', String(stage.zoom))
      const { data, total } = isNowhere ? NO_MARKS : await call('GET /api/properties/map', { query: request })
      return { size, stage, answer: { ...data, total } }
    }),
  )
  const [places, names] = await Promise.all([
    namesOf(ctx, slugsOf(query.filter), language),
    searchNames(ctx, query.filter, language),
  ])
  const problems = [...form.problems, ...read.problems]
  const hasUnknown = read.unknown !== '' && !isNowhere
  const page = { total: found.total, page: found.page, pages: found.pages, cards: cards.slice(0, CARDS) }
  return {
    query,
    problems,
    hasUnknown,
    unknown,
    nowhere,
    places,
    names,
    hasBorders: hasBorders(),
    page,
    stages,
    isForm: sent.has('wo') && problems.length === 0,
  }
}

const textOf = ({ west, south, east, north }: BBox) => [west, south, east, north].join(',')
