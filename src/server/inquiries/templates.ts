import { DomainError } from '../../domain/errors.ts'
import type { TemplateForm, TemplateRow } from '../../domain/inquiries/inbox-schemas.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { companyOf, refuseForeign } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { deleteTemplate, findTemplates, insertTemplate, lockTemplate, updateTemplate } from './answer-repository.ts'

/** @throws DomainError input.invalid */
export function languageFrom(code: string): Language {
  if (!isLanguage(code)) throw new DomainError('input.invalid', [{ field: 'language', code: 'invalid' }])
  return code
}

/** @param company for admins; null: of the portal */
export async function listTemplates(
  ctx: Ctx,
  visitor: SignedInVisitor,
  company: number | null,
): Promise<TemplateRow[]> {
  const rows = await findTemplates(ctx.db, companyOf(visitor) ?? company)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    language: row.language,
    subject: row.subject,
    text: row.text,
    version: versionOf(row),
  }))
}

/** @throws DomainError input.invalid */
export async function addTemplate(ctx: Ctx, visitor: SignedInVisitor, form: TemplateForm): Promise<number> {
  const company_id = companyOf(visitor)
  const values = { ...form, language: languageFrom(form.language) }
  return ctx.db.transaction().execute(async (db) => {
    const id = await insertTemplate(db, { ...values, company_id, updated_at: ctx.clock() })
    await recordTemplate({ ...ctx, db }, visitor, 'templates.add', company_id, {}, values)
    return id
  })
}

/** @throws DomainError record.not_found, record.changed, input.invalid @returns the new version */
export async function changeTemplate(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, ...form }: TemplateForm & { version: string },
): Promise<string> {
  const updated_at = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    const row = refuseForeign(visitor, await lockTemplate(db, id))
    refuseStale(row, version)
    const values = { ...form, language: languageFrom(form.language) }
    await updateTemplate(db, id, { ...values, updated_at })
    await recordTemplate({ ...ctx, db }, visitor, 'templates.change', row.company_id, wordsOf(row), values)
  })
  return versionOf({ updated_at })
}

/**
 * @param version that was read; undefined: whichever it is
 * @throws DomainError record.not_found, record.changed
 */
export async function removeTemplate(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string | undefined,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const row = refuseForeign(visitor, await lockTemplate(db, id))
    if (version !== undefined) refuseStale(row, version)
    await deleteTemplate(db, id)
    await recordTemplate({ ...ctx, db }, visitor, 'templates.remove', row.company_id, wordsOf(row), {})
  })
}

const wordsOf = ({ name, language, subject, text }: TemplateForm): TemplateForm => ({ name, language, subject, text })

/** Templates are a setting of their company; those of the portal have no record of their own. */
const recordTemplate = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  act: string,
  companyId: number | null,
  before: Partial<TemplateForm>,
  after: Partial<TemplateForm>,
) =>
  recordAct(ctx, visitor, {
    act,
    entity: 'company',
    entityId: companyId,
    label: after.name ?? before.name ?? '',
    companyId,
    before,
    after,
  })
