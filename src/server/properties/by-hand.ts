import { randomBytes } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import { mainGroup } from '../../domain/properties/main-group.ts'
import { titleSlug } from '../../domain/properties/slug.ts'
import type { Objektart, Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import { companyOf } from '../admin/scope.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { hasCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { insertByHand } from './by-hand-repository.ts'
import { nextPropertyIds } from './feed-repository.ts'

/** A home made by hand, as it begins. */
export interface Beginning {
  company_id?: number | undefined
  external_id?: string | undefined
  objekttitel: string
  objektart: Objektart
  vermarktungsart: Vermarktungsart[]
}

/**
 * Begins a home without a feed: a draft, which no visitor sees.
 * @throws DomainError input.invalid when an admin names no company, or the number is taken; company.not_found
 */
export async function createByHand(ctx: Ctx, visitor: SignedInVisitor, begun: Beginning): Promise<number> {
  const company_id = companyOf(visitor) ?? begun.company_id
  if (company_id === undefined) throw new DomainError('input.invalid', [{ field: 'company_id', code: 'missing' }])
  // Agents make homes of their own company only.
  if (begun.company_id !== undefined && begun.company_id !== company_id) throw new DomainError('company.not_found')
  return atOnce(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await hasCompany(ctx, company_id))) throw new DomainError('company.not_found')
    const id = (await nextPropertyIds(db, 1))[0] as number
    const { objekttitel, objektart, vermarktungsart } = begun
    const commercial = mainGroup([], objektart) === 'GEWERBE'
    const nutzungsart = [commercial ? 'GEWERBE' : 'WOHNEN']
    const row = {
      id,
      company_id,
      title_slug: titleSlug(objekttitel, id),
      objekttitel,
      objektart,
      vermarktungsart: [...new Set(vermarktungsart)],
      nutzungsart,
      objektart_hauptgruppe: mainGroup(nutzungsart, objektart),
      land: 'AUT',
      status: 'unlisted',
      by_hand: true,
      // No feed has it: equal content is no reason to be one home.
      content_hash: randomBytes(32).toString('hex'),
      first_seen_at: ctx.clock(),
      last_seen_at: ctx.clock(),
      published_at: ctx.clock(),
      updated_at: ctx.clock(),
    }
    const external_id = begun.external_id ?? `H${id}`
    if (!(await insertByHand(db, { ...row, external_id }))) {
      if (begun.external_id) throw new DomainError('input.invalid', [{ field: 'external_id', code: 'taken' }])
      await insertByHand(db, { ...row, external_id: `H${id}-${randomBytes(4).toString('hex')}` })
    }
    await recordAct(ctx, visitor, {
      act: 'properties.create',
      entity: 'property',
      entityId: id,
      label: `${external_id} ${objekttitel}`,
      companyId: company_id,
      after: { objekttitel, objektart, vermarktungsart },
    })
    return id
  })
}
