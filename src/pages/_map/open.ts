import type { Problem } from '../../domain/errors.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import type { MapVariant } from '../../islands/map/address.ts'
import { AUSTRIA, boxOfStage, STAGE_SIZES, type Stage, type StageSize, stageOf } from '../../scripts/map/stage.ts'
import type { Ctx } from '../../server/ctx.ts'
import { readSearch } from '../../server/places/read-search.ts'
import { namesOf } from '../../server/places/service.ts'
import { openingBox, openingPins } from '../../server/properties/map-opening.ts'
import { listProperties, type MapAnswer, type PropertyPage } from '../../server/properties/service.ts'
import type { PlaceNames } from '../../words/place.ts'
import { readListForm } from '../_list/typed-places.ts'

/** The maps service supports whole zooms only. */
const ZOOM_STEPS: Readonly<Record<MapVariant, number>> = { open: 0.25, google: 1 }

export interface MapStart {
  query: SearchQuery
  problems: Problem[]
  /** A place in the address is unknown: the stated search differs from the shown one. */
  hasUnknown: boolean
  places: PlaceNames
  page: PropertyPage
  stages: { size: StageSize; stage: Stage; answer: MapAnswer }[]
}

/**
 * The data that a map page shows before a script runs. `isForm`: the address comes from a submitted form and should be
 * replaced by a clean one.
 */
export async function openMap(
  ctx: Ctx,
  sent: URLSearchParams,
  language: Language,
  variant: MapVariant,
): Promise<MapStart & { isForm: boolean }> {
  const form = await readListForm(ctx, sent, language)
  const read = readSearch(form.params)
  const query = { ...read.query, seite: 1 }
  const [page, box] = await Promise.all([listProperties(ctx, query, language), openingBox(ctx, query.filter, AUSTRIA)])
  const stages = await Promise.all(
    STAGE_SIZES.map(async ({ name: size, fit, fill }) => {
      const stage = stageOf(box, ...fit, ZOOM_STEPS[variant])
      const answer = await openingPins(ctx, query.filter, boxOfStage(stage, ...fill), stage.zoom)
      return { size, stage, answer }
    }),
  )
  const places = namesOf(query.filter.ort ?? [], language)
  const problems = [...form.problems, ...read.problems]
  const hasUnknown = read.problems.some(({ code }) => code === 'place')
  return { query, problems, hasUnknown, places, page, stages, isForm: sent.has('wo') && problems.length === 0 }
}
