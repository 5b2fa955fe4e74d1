import { DomainError } from '../../domain/errors.ts'
import type { NewSource } from '../../domain/feeds/admin-schemas.ts'
import { atOnce } from '../auth/service.ts'
import { namedCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { openFurtherSource } from '../imports/own-source.ts'
import { SourceRefusal } from '../imports/sources.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { findSettings } from './admin-repository.ts'
import { readKeys, readPull, told } from './change-source.ts'
import { updateSource } from './repository.ts'
import { renewSecret } from './secret.ts'
import { recordSourceAct } from './source-acts.ts'

/**
 * Makes a source for a company.
 * @returns with its secret, which cannot be read again, if it delivers with one
 * @throws DomainError input.invalid naming the field, source.taken for a key that another one has, source.elsewhere when the company has a source and the caller does
 * not say what becomes of it
 */
export async function addSource(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { company_id, key, kind, if_elsewhere, ssh_keys, ...pull }: NewSource,
): Promise<{ id: number; key: string; secret: string | null }> {
  return atOnce(ctx, async (tx) => {
    const company = await namedCompany(tx, company_id)
    if (!company) throw new DomainError('input.invalid', [{ field: 'company_id', code: 'invalid' }])
    const id = await openFurtherSource(tx, key, company, if_elsewhere ?? undefined).catch(asDomainError)
    if (id === null) throw new DomainError('source.taken')
    await updateSource(tx.db, id, {
      ...(kind === 'ssh_key' && ssh_keys && { ssh_keys: readKeys(ssh_keys) }),
      ...(kind === 'pull' && readPull(tx, { pull_url: null }, pull)),
      updated_at: tx.clock(),
    })
    const made = await findSettings(tx.db, id)
    if (!made) throw new Error(`The source ${key} is gone.`)
    await recordSourceAct(tx, visitor, made, {
      act: 'sources.add',
      after: { ...told(made), kind, company: company_id },
    })
    return { id, key, secret: kind === 'secret' ? await renewSecret(tx, id) : null }
  })
}

function asDomainError(error: unknown): never {
  throw error instanceof SourceRefusal && error.code === 'source_elsewhere'
    ? new DomainError('source.elsewhere')
    : error
}
