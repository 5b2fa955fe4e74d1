import { type CompanyRow, companiesMeant } from '../companies/service.ts'
import type { Ctx, Db } from '../ctx.ts'
import {
  type BindingRow,
  bind,
  closeSource,
  type ExpectedName,
  ensureSource,
  expectName,
  findBindings,
  findBound,
  findExpected,
  findSource,
  findSources,
  forgetNames,
  type SourceRow,
  type SourceSettings,
  unbind,
  updateSource,
} from './source-repository.ts'

/** A source, the companies that it may deliver, and the names under which it expects senders. */
export interface SourceView extends SourceRow {
  companies: BindingRow[]
  expected: ExpectedName[]
}

export async function listSources({ db }: Pick<Ctx, 'db'>): Promise<SourceView[]> {
  const rows = await findSources(db)
  return Promise.all(rows.map((row) => view(db, row)))
}

/** @returns null when there is no such source */
export async function readSource({ db }: Pick<Ctx, 'db'>, key: string): Promise<SourceView | null> {
  const row = await findSource(db, key)
  return row && view(db, row)
}

async function view(db: Db, row: SourceRow): Promise<SourceView> {
  return { ...row, companies: await findBound(db, row.id), expected: await findExpected(db, row.id) }
}

/** A change that the operator has to state more exactly; `code` is the message key `import.<code>`. */
export class SourceRefusal extends Error {
  readonly code: 'source_elsewhere' | 'source_company_unknown' | 'source_company_several'
  readonly params: Record<string, string>

  constructor(code: SourceRefusal['code'], params: Record<string, string>) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** What the operator changes of a source; absent values stay. */
export interface SourceChange extends SourceSettings {
  /** Binds this company: its slug, openimmo_anid, anbieternr, firma or id; an unknown one is expected under this name. */
  company?: string
  /** What happens when the company belongs to another source: it may deliver as well, or no longer. */
  ifElsewhere?: 'share' | 'move'
  /** The company calls itself so in this source. */
  as?: string
  /** A sender without any name is this company. */
  nameless?: string
  /** Ends the binding of this company. */
  release?: string
}

/**
 * Creates or changes a source.
 * @throws SourceRefusal when a company belongs to another source, is unknown, or is one of several of that name
 */
export async function changeSource({ db, clock }: Ctx, key: string, change: SourceChange): Promise<SourceView> {
  const { company, ifElsewhere, as, nameless, release, ...settings } = change
  return db.transaction().execute(async (tx) => {
    const source = await ensureSource(tx, key)
    if (Object.keys(settings).length > 0) await updateSource(tx, source.id, settings)
    if (release !== undefined) {
      const { id } = await meant(tx, release)
      await unbind(tx, source.id, id)
      await forgetNames(tx, source.id, id)
    }
    if (nameless !== undefined) {
      const { id } = await meant(tx, nameless)
      await bindFurther(tx, source, id, ifElsewhere)
      await expectName(tx, source.id, '', id)
    }
    if (company !== undefined) {
      const found = as === undefined ? await companiesMeant(tx, company) : [await meant(tx, company)]
      if (found.length > 1) throw several(company, found)
      const [known] = found
      if (known) await bindFurther(tx, source, known.id, ifElsewhere)
      else await expectName(tx, source.id, company, null)
      if (as !== undefined && known) await expectName(tx, source.id, as, known.id)
    }
    if (company !== undefined || nameless !== undefined) await closeSource(tx, source.id, clock())
    return view(tx, (await findSource(tx, key)) as SourceRow)
  })
}

/** @throws SourceRefusal source_company_unknown, source_company_several */
async function meant(db: Db, text: string): Promise<CompanyRow> {
  const found = await companiesMeant(db, text)
  if (found.length > 1) throw several(text, found)
  if (!found[0]) throw new SourceRefusal('source_company_unknown', { name: text })
  return found[0]
}

/**
 * Binds a company to a source, also one that has another source.
 * @throws SourceRefusal source_elsewhere
 */
export async function bindFurther(
  db: Db,
  source: { id: number },
  companyId: number,
  ifElsewhere: SourceChange['ifElsewhere'],
): Promise<void> {
  const others = (await findBindings(db, [companyId])).filter(({ source_id }) => source_id !== source.id)
  if (others.length > 0 && !ifElsewhere)
    throw new SourceRefusal('source_elsewhere', {
      anbieter: others[0]?.firma ?? '',
      quellen: others.map(({ key }) => key).join(', '),
    })
  for (const other of ifElsewhere === 'move' ? others : []) {
    await unbind(db, other.source_id, companyId)
    await forgetNames(db, other.source_id, companyId)
  }
  await bind(db, source.id, companyId, ifElsewhere === 'share' && others.length > 0)
}

const several = (name: string, found: readonly CompanyRow[]) =>
  new SourceRefusal('source_company_several', { name, kennungen: found.map(({ slug }) => slug).join(', ') })
