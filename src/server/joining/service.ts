import type { Page } from '../../domain/admin/list.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Application, ApplicationListRow, ApplicationRecord, Decline } from '../../domain/joining/application.ts'
import type { Language } from '../../i18n/languages.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { companiesNamed } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { takeRate } from '../http/limits/rate.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { declinedMail, noticeMail, receivedMail } from './mails.ts'
import {
  type ApplicationQuery,
  type ApplicationRow,
  countOpen,
  deleteDecided,
  findApplication,
  findApplications,
  insertApplication,
  lockApplication,
  updateApplication,
} from './repository.ts'

/** Protects a mailbox against mails that strangers cause. */
const A_DAY = { name: 'application-address', max: 3, seconds: 86_400 }
/** Decided applications are kept for a year, as inquiries are. */
const DECIDED_LIFE = 365 * 86_400_000

/** Stores an application, and mails the applicant and the operator. @throws DomainError rate.exceeded */
export async function apply(ctx: Ctx, form: Application, language: Language): Promise<void> {
  const { terms: _terms, fax, message = '', ...fields } = form
  if (fax) return
  await takeRate(ctx, A_DAY, form.email)
  const now = ctx.clock()
  await atOnce(ctx, async (within) => {
    const umsst_id = fields.umsst_id || null
    const times = { terms_accepted_at: now, created_at: now, updated_at: now }
    const row = await insertApplication(within.db, { ...fields, ...times, umsst_id, message, language })
    await queueMail(within, receivedMail(row))
    await queueMail(within, noticeMail(within.config, row))
  })
}

export async function listApplications({ db }: Ctx, query: ApplicationQuery): Promise<Page<ApplicationListRow>> {
  const page = await findApplications(db, query)
  return { ...page, data: page.data.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
}

/** @throws DomainError record.not_found */
export async function readApplication({ db }: Ctx, id: number): Promise<ApplicationRecord> {
  const row = await findApplication(db, id)
  if (!row) throw new DomainError('record.not_found')
  const { updated_at, ...fields } = row
  const similar = await companiesNamed(db, namesOf(row))
  return {
    ...fields,
    version: versionOf({ updated_at }),
    created_at: row.created_at.toISOString(),
    terms_accepted_at: row.terms_accepted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    similar: similar.map(({ id, firma }) => ({ id, firma })),
  }
}

/** The names by which its feed would be known. */
export const namesOf = ({ firma, anbieternr }: ApplicationRow) => ({ openimmo_anid: null, anbieternr, firma })

/** The open application, locked. @throws DomainError record.not_found, record.changed, application.decided */
export async function lockOpen({ db }: Ctx, id: number, version: string): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (!row) throw new DomainError('record.not_found')
  if (row.state !== 'open') throw new DomainError('application.decided')
  refuseStale(row, version)
  return row
}

/** @throws DomainError record.not_found, record.changed, application.decided */
export async function decline(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, reason }: Decline,
): Promise<ApplicationRecord> {
  await atOnce(ctx, async (within) => {
    const row = await lockOpen(within, id, version)
    const now = within.clock()
    await updateApplication(within.db, id, { state: 'declined', reason, decided_at: now, updated_at: now })
    await recordAct(within, visitor, {
      act: 'applications.decline',
      entity: 'application',
      entityId: id,
      label: row.firma,
      before: { state: row.state },
      after: { state: 'declined', reason },
    })
    await queueMail(within, declinedMail(row, reason))
  })
  return readApplication(ctx, id)
}

/** Removes decided applications after a year. Runs daily. */
export const cleanApplications = ({ db, clock }: Ctx): Promise<void> =>
  deleteDecided(db, new Date(clock().getTime() - DECIDED_LIFE))

/** Applications that wait for a decision. */
export const openApplications = ({ db }: Pick<Ctx, 'db'>) => countOpen(db)
