import type { SenderNames } from '../../domain/imports/feed.ts'
import { slugify } from '../../domain/properties/slug.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import {
  bind,
  closeSource,
  ensureSource,
  expectName,
  findBindings,
  findSource,
  insertSource,
  setReportLanguage,
} from './source-repository.ts'
import { bindFurther } from './sources.ts'

/**
 * The source of a company, within a transaction: its own one, else a new one that takes its feed under any of its names
 * and under none.
 * @param language of the reports of a new one
 */
export async function openOwnSource(
  { db, clock }: Ctx,
  companyId: number,
  names: SenderNames,
  language: Language,
): Promise<{ id: number; key: string }> {
  const own = (await findBindings(db, [companyId])).find(({ shared }) => !shared)
  if (own) return { id: own.source_id, key: own.key }
  const { id, key } = await ensureSource(db, await freeKey(db, slugify(names.firma, 60) || 'anbieter'))
  if (!(await bind(db, id, companyId, false))) throw new Error(`The company ${companyId} belongs to another source.`)
  await setReportLanguage(db, id, language)
  await expectSender({ db, clock }, id, companyId, names)
  return { id, key }
}

/**
 * A new source of a company, within a transaction, that takes its feed under any of its names and under none.
 * @param ifElsewhere whether a company that has a source delivers by both, or only by this one
 * @returns null when another source has that key
 * @throws SourceRefusal source_elsewhere
 */
export async function openFurtherSource(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  key: string,
  company: SenderNames & { id: number },
  ifElsewhere: 'share' | 'move' | undefined,
): Promise<number | null> {
  const id = await insertSource(db, key)
  if (id === null) return null
  await bindFurther(db, { id }, company.id, ifElsewhere)
  await expectSender({ db, clock }, id, company.id, company)
  return id
}

/** The source takes the company's feed under any of its names and under none, and no other feed. */
async function expectSender(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: number,
  companyId: number,
  { firma, anbieternr, openimmo_anid }: SenderNames,
): Promise<void> {
  for (const name of ['', firma, anbieternr, openimmo_anid]) {
    if (name !== null) await expectName(db, id, name, companyId)
  }
  await closeSource(db, id, clock())
}

async function freeKey(db: Ctx['db'], wanted: string): Promise<string> {
  for (let count = 1; ; count++) {
    const key = count === 1 ? wanted : `${wanted}-${count}`
    if (!(await findSource(db, key))) return key
  }
}
