import { IMPRINT, imprintKey } from '../../domain/companies/profile.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Accept, ApplicationRecord } from '../../domain/joining/application.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import { openStaffAccount } from '../auth/staff-account.ts'
import { personFor } from '../companies/agents.ts'
import { type Founder, foundCompany, linkAccount, markChecked } from '../companies/found.ts'
import { companiesNamed, hasCompany } from '../companies/service.ts'
import type { Ctx } from '../ctx.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { openOwnSource } from '../imports/own-source.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { acceptedMail } from './mails.ts'
import { type ApplicationRow, lockAcceptance, updateApplication } from './repository.ts'
import { lockOpen, namesOf, readApplication } from './service.ts'

/**
 * Accepts an agency: company, person, account and source come into being together, or none of them.
 * @throws DomainError record.not_found, record.changed, application.decided, application.company_exists,
 * agent.account_exists, input.invalid
 */
export async function accept(ctx: Ctx, visitor: SignedInVisitor, id: number, form: Accept): Promise<ApplicationRecord> {
  await atOnce(ctx, async (within) => {
    await lockAcceptance(within.db)
    const row = await lockOpen(within, id, form.version)
    const company_id = await companyFor(within, row, form.company_id)
    if (form.checked) await markChecked(within, company_id)
    const { name, email, language } = row
    const { account, token } = await openStaffAccount(within, { email, name, companyId: company_id, language }, true)
    const person = { name, email, position: row.position, telefon: row.phone }
    await linkAccount(within, await personFor(within, company_id, person), account.id)
    const source = await openOwnSource(within, company_id, namesOf(row), language)
    const now = within.clock()
    await updateApplication(within.db, id, { state: 'accepted', company_id, decided_at: now, updated_at: now })
    await recordAct(within, visitor, {
      act: 'applications.accept',
      entity: 'application',
      entityId: id,
      label: row.firma,
      before: { state: row.state },
      after: { state: 'accepted', company: company_id, account: account.id, source: source.key, checked: form.checked },
    })
    await queueMail(within, acceptedMail(within.config, row, { token, source, userId: account.id }))
  })
  return readApplication(ctx, id)
}

/** @throws DomainError application.company_exists, input.invalid */
async function companyFor(ctx: Ctx, row: ApplicationRow, joined: number | undefined): Promise<number> {
  if (joined !== undefined) {
    if (!(await hasCompany(ctx, joined)))
      throw new DomainError('input.invalid', [{ field: 'company_id', code: 'invalid' }])
    return joined
  }
  if ((await companiesNamed(ctx.db, namesOf(row))).length > 0) throw new DomainError('application.company_exists')
  return foundCompany(ctx, founderOf(row))
}

const IMPRINT_GIVEN = ['handelsregister_nr', 'handelsregister', 'umsst_id', 'gisa', 'berufsaufsichtsbehoerde'] as const

function founderOf(row: ApplicationRow): Founder {
  const given = IMPRINT_GIVEN.flatMap((field) => {
    const value = row[field]
    return value === null ? [] : [[imprintKey(field), value] as const]
  })
  return {
    company: {
      openimmo_anid: null,
      anbieternr: row.anbieternr,
      firma: row.firma,
      lizenzkennung: null,
      email: row.email,
      telefon: row.phone,
      website: row.website,
      strasse: row.strasse,
      plz: row.plz,
      ort: row.ort,
      impressum: Object.fromEntries(given),
    },
    // The admin checked these; address and telephone follow the feed.
    byHand: ['firma', ...given.map(([name]) => IMPRINT + name)],
  }
}
