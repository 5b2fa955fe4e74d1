import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import type { ProjectDetail } from '../../domain/projects/card.ts'
import type { PropertyDetail } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { companyOf } from '../admin/scope.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findProjectInAnyState } from '../projects/service.ts'
import { findProjectState } from '../projects/withheld.ts'
import { getInAnyState } from '../properties/any-state.ts'
import { findRecord, readPreviewSecret } from './listing-repository.ts'

/** A page has no session, so its address carries the permission; it ends soon, since addresses are passed on. */
const VALID_MS = 15 * 60_000

/**
 * The address at which the caller sees a home as a visitor would: its page or, where visitors see none, one with a
 * ticket.
 * @throws DomainError property.not_found, also for a home of another company
 */
export async function previewOf(ctx: Ctx, visitor: SignedInVisitor, id: number) {
  const company = companyOf(visitor)
  const home = await findRecord(ctx.db, id)
  if (!home || (company !== null && home.company_id !== company)) throw new DomainError('property.not_found')
  const path = `/immobilien/${id}/${home.title_slug}`
  const isShown = home.status === 'active' || home.status === 'reserved'
  return isShown ? { path, ends_at: null } : ticketed(ctx, path, String(id))
}

/** The same of a project. @throws DomainError project.not_found, also for a project of another company */
export async function previewOfProject(ctx: Ctx, visitor: SignedInVisitor, id: number) {
  const company = companyOf(visitor)
  const project = await findProjectState(ctx.db, id)
  if (!project || (company !== null && project.company_id !== company)) throw new DomainError('project.not_found')
  const path = `/projekte/${id}`
  const isShown = !project.withheld_at && !project.deleted_at
  return isShown ? { path, ends_at: null } : ticketed(ctx, path, projectKey(id))
}

interface Opening {
  id: string
  ticket: string | null
  language: Language
}

/** A home in any state for the bearer of a ticket; null without a valid one. */
export const openPreview = async (ctx: Ctx, { id, ticket, language }: Opening): Promise<PropertyDetail | null> =>
  (await isValid(ctx, { id, ticket, key: id })) ? getInAnyState(ctx, Number(id), language) : null

/** A project in any state for the bearer of a ticket; null without a valid one. */
export const openProjectPreview = async (ctx: Ctx, { id, ticket, language }: Opening): Promise<ProjectDetail | null> =>
  (await isValid(ctx, { id, ticket, key: projectKey(id) })) ? findProjectInAnyState(ctx, Number(id), language) : null

/** The ticket of a home opens no project with its number. */
const projectKey = (id: number | string): string => `projekt ${id}`

async function ticketed(ctx: Ctx, path: string, key: string) {
  const ends = ctx.clock().getTime() + VALID_MS
  const ticket = `${ends}.${(await sign(ctx, key, ends)).toString('base64url')}`
  return { path: `${path}?vorschau=${ticket}`, ends_at: new Date(ends).toISOString() }
}

async function isValid(ctx: Ctx, { id, ticket, key }: { id: string; ticket: string | null; key: string }) {
  const [, time = '', sent = ''] = /^(\d{13})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
  if (!/^[1-9]\d{0,14}$/.test(id) || !sent || Number(time) < ctx.clock().getTime()) return false
  return timingSafeEqual(await sign(ctx, key, Number(time)), Buffer.from(sent, 'base64url'))
}

const sign = async ({ db }: Ctx, key: string, ends: number) =>
  createHmac('sha256', await readPreviewSecret(db))
    .update(`${key}\n${ends}`)
    .digest()
