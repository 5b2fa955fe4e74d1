import { mayWithdraw } from '../../../domain/imports/deletions.ts'
import { atomically } from '../../db/atomically.ts'
import { endUnnamedProjects, settleProjects } from '../../projects/receive.ts'
import { missingProperties, withdrawProperties } from '../../properties/receive.ts'
import { keepBefore } from '../before-repository.ts'
import { insertLine } from '../repository.ts'
import { findBindings } from '../source-repository.ts'
import { count, nextLine, note, type Run } from './run.ts'

interface Gone {
  companyId: number
  /** The source whose homes and projects are meant; null: those of every feed. */
  source: number | null
  firma: string
  missing: Awaited<ReturnType<typeof missingProperties>>['missing']
  living: number
  /** More than the source may withdraw without a confirmation. */
  tooMany: boolean
}

/**
 * At the end of a complete VOLL, withdraws the objects that it did not mention, company by company. A share above the
 * limit of the source waits for a confirmation.
 * @param confirmed true for any number; a number permits exactly that many above the limit
 * @returns whether something waits
 */
export async function withdrawMissing(run: Run, confirmed: boolean | number): Promise<boolean> {
  const gone = await findGone(run)
  const above = gone.filter(({ tooMany }) => tooMany).reduce((sum, { missing }) => sum + missing.length, 0)
  const permitted = typeof confirmed === 'number' ? confirmed === above : confirmed
  for (const each of gone) await withdrawOf(run, each, each.tooMany && !permitted)
  return above > 0 && !permitted
}

async function findGone(run: Run): Promise<Gone[]> {
  const gone: Gone[] = []
  for (const [companyId, { firma }] of run.senders) {
    if (run.unsure.has(companyId)) {
      await addNote(run, firma, 'voll_unsure')
      continue
    }
    // The only source of a company speaks for all of its objects, also for those that came by an earlier one.
    const sources = await findBindings(run.db, [companyId])
    const source = sources.length > 1 ? run.source.id : null
    const { missing, living } = await missingProperties(run.db, companyId, source, run.id)
    const tooMany = missing.length > 0 && !mayWithdraw(missing.length, living, run.source.max_deletion_share)
    gone.push({ companyId, source, firma, missing, living, tooMany })
  }
  return gone
}

async function withdrawOf(run: Run, { companyId, source, firma, missing, living }: Gone, held: boolean): Promise<void> {
  const lines = run.lines
  await atomically(run.db, async (tx) => {
    if (!held) {
      await keepBefore(
        tx,
        run.id,
        missing.map(({ id }) => id),
      )
      await withdrawProperties(tx, missing, { at: run.ctx.clock(), runId: null, publish: !run.dryRun })
    }
    for (const property of missing) {
      const objekt = `${property.objektnr_extern ?? property.external_id} ${property.objekttitel}`.slice(0, 160)
      const outcome = held ? ('held' as const) : ('missing' as const)
      await insertLine(tx, run.id, nextLine(run, { property_id: property.id, objekt, outcome, notes: [] }))
    }
    if (held) {
      const params = {
        firma,
        missing: missing.length,
        living,
        percent: Math.round((missing.length / living) * 100),
        max: Math.round(run.source.max_deletion_share * 100),
      }
      const notes = [note('error', 'uebertragung', 'deletions_held', params)]
      await insertLine(tx, run.id, nextLine(run, { property_id: null, objekt: firma, outcome: 'note', notes }))
    } else {
      const projects = missing.map((property) => property.project_id)
      await settleProjects(tx, projects, run.startedAt)
      await endUnnamedProjects(tx, companyId, { sourceId: source, began: run.startedAt })
    }
  }).catch((error) => {
    run.lines = lines
    throw error
  })
  if (missing.length > 0) count(run, held ? 'held' : 'missing', missing.length)
}

/** A line of the report that does not belong to an object. */
export async function addNote(
  run: Run,
  objekt: string,
  code: string,
  params?: Record<string, string | number>,
  level: 'info' | 'warning' | 'error' = 'warning',
): Promise<void> {
  const notes = [note(level, 'uebertragung', code, params)]
  await insertLine(run.db, run.id, nextLine(run, { property_id: null, objekt, outcome: 'note', notes }))
  if (level !== 'info') count(run, 'warnings')
}
