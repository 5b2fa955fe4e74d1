import { placeFiles } from '../../domain/media/placement.ts'
import type { ProjectDetail, ProjectUnit } from '../../domain/projects/card.ts'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { documentUrl } from '../media/keys.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import { readFiles } from '../properties/cards.ts'
import { findUnits, type UnitRow } from './units-repository.ts'

/** The units in the order of their doors, each with its plan, the papers of all, and the unit of the leading person. */
export async function readUnits(
  ctx: Ctx,
  cards: readonly PropertyCard[],
): Promise<Pick<ProjectDetail, 'einheiten' | 'dokumente'> & { leading: number | null }> {
  const ids = cards.map(({ id }) => id)
  const db = reader(ctx)
  const [rows, files] = await Promise.all([findUnits(db, ids), readFiles(db, ids)])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const filesOf = Map.groupBy(files, (file) => file.property_id)
  const einheiten = cards.flatMap((card): ProjectUnit[] => {
    const row = rowOf.get(card.id)
    if (!row) return []
    const [plan] = placeFiles(filesOf.get(card.id) ?? []).plans
    return [
      {
        ...card,
        stiege: row.stiege,
        top: row.top,
        etage: row.etage,
        etage_wort: row.etage_wort,
        balkon_terrasse_flaeche: row.balkon_terrasse_flaeche,
        gartenflaeche: row.gartenflaeche,
        plan: plan ? pictureOf(plan, plan) : null,
      },
    ]
  })
  const papers = new Map(placeFiles(files).papers.map((one) => [one.hash, one]))
  return {
    einheiten: einheiten.sort(byDoor),
    dokumente: [...papers.values()].map((one) => ({
      titel: one.titel ?? one.gruppe,
      url: isPicture(one) ? pictureOf(one, one).url : documentUrl(one.hash),
    })),
    leading: leadingUnit(rows),
  }
}

const collator = new Intl.Collator('de', { numeric: true })
const text = (value: string | number | null) => (value === null ? '' : String(value))

function byDoor(one: ProjectUnit, other: ProjectUnit): number {
  return (
    collator.compare(text(one.stiege), text(other.stiege)) ||
    (one.etage ?? 0) - (other.etage ?? 0) ||
    collator.compare(text(one.top), text(other.top)) ||
    one.id - other.id
  )
}

/** A unit of the person who has most of them: a feed names no person for a project. */
export function leadingUnit(rows: readonly Pick<UnitRow, 'id' | 'agent_id'>[]): number | null {
  const groups = [...Map.groupBy(rows, ({ agent_id }) => agent_id).values()]
  const [most] = groups.toSorted((one, other) => other.length - one.length)
  return most?.[0]?.id ?? null
}
