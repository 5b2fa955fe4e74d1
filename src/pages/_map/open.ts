import type { Problem } from '../../domain/errors.ts'
import { parseSearch } from '../../domain/search/codec.ts'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import type { Language } from '../../i18n/languages.ts'
import { AUSTRIA, boxOfStage, type Stage, stageOf } from '../../islands/map/stage.ts'
import type { PlaceNames } from '../../islands/search/describe.ts'
import type { Ctx } from '../../server/ctx.ts'
import { namesOf } from '../../server/places/service.ts'
import { openingBox, openingPins } from '../../server/properties/map-opening.ts'
import { listProperties, type MapAnswer, type PropertyPage } from '../../server/properties/service.ts'
import { readListForm } from '../_list/typed-places.ts'

/** Pixels that a map fits itself into, and those it may have to fill, before its page is measured. */
const SIZES = {
  wide: { fit: [820, 600], fill: [1500, 1000] },
  narrow: { fit: [372, 300], fill: [460, 560] },
} satisfies Record<'wide' | 'narrow', Record<'fit' | 'fill', [number, number]>>

export interface MapStart {
  query: SearchQuery
  problems: Problem[]
  places: PlaceNames
  page: PropertyPage
  stages: { size: 'wide' | 'narrow'; stage: Stage; answer: MapAnswer }[]
}

/** Everything that a map page shows before a script runs. `isForm`: the address is a form that was sent, and a clean one should take its place. */
export async function openMap(
  ctx: Ctx,
  sent: URLSearchParams,
  language: Language,
): Promise<MapStart & { isForm: boolean }> {
  const form = await readListForm(ctx, sent, language)
  const read = parseSearch(form.params)
  const query = { ...read.query, seite: 1 }
  const [page, box] = await Promise.all([listProperties(ctx, query, language), openingBox(ctx, query.filter, AUSTRIA)])
  const stages = await Promise.all(
    (['wide', 'narrow'] as const).map(async (size) => {
      const { fit, fill } = SIZES[size]
      const stage = stageOf(box, ...fit)
      const answer = await openingPins(ctx, query.filter, boxOfStage(stage, ...fill), stage.zoom)
      return { size, stage, answer }
    }),
  )
  const places = namesOf(query.filter.ort ?? [], language)
  const problems = [...form.problems, ...read.problems]
  return { query, problems, places, page, stages, isForm: sent.has('wo') && problems.length === 0 }
}
