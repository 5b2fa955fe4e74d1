import type { ProjectQuery } from '../../domain/listings/project.ts'
import type { ProjectStatus } from '../../domain/projects/card.ts'
import { type ProjectQualityRule, projectQuality } from '../../domain/projects/quality.ts'
import { missingOf, type Quality } from '../../domain/properties/quality.ts'
import { plainText } from '../assistant/plain-text.ts'
import type { Ctx } from '../ctx.ts'
import { findUnitFacts, type Judged, judged, type ProjectFilter } from './project-repository.ts'

const NO_UNITS = { units: 0, photographs: 0, floor_plan: 0, price: 0, person: 0 }

/** How complete projects are. @returns the score of each of them */
export async function scoresOf(
  { db }: Pick<Ctx, 'db'>,
  rows: readonly Judged[],
): Promise<(row: Judged) => Quality<ProjectQualityRule>> {
  const facts = await findUnitFacts(
    db,
    rows.map(({ id }) => id),
  )
  const unitsOf = new Map(facts.map((one) => [one.id, one]))
  return ({ id, status, beschreibung, fertigstellung, strasse }) => {
    const { units, ...complete } = unitsOf.get(id) ?? NO_UNITS
    return projectQuality({
      status: status as ProjectStatus,
      beschreibung: plainText(beschreibung ?? ''),
      ...{ fertigstellung, strasse, units, complete },
    })
  }
}

/**
 * The projects of a list whose score counts: those that lack what `fehlt` names, the least complete first. No table has
 * the score, since the units of a project change without it; so all projects of the list are judged.
 * @param companies every id must be the project's
 */
export async function rankProjects(
  ctx: Pick<Ctx, 'db'>,
  query: ProjectFilter & Pick<ProjectQuery, 'fehlt'>,
  companies: readonly (number | undefined)[],
): Promise<number[]> {
  const rows = await judged(ctx.db, query, companies)
  const scores = await scoresOf(ctx, rows)
  return rows
    .map((row) => ({ id: row.id, score: scores(row) }))
    .filter(({ score }) => query.fehlt === undefined || missingOf(score).includes(query.fehlt))
    .sort((one, other) => one.score.score - other.score.score || one.id - other.id)
    .map(({ id }) => id)
}
