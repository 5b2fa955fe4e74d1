import { type ErasedPerson, HELD, type HeldOfPerson } from '../../../domain/auth/people.ts'
import { DomainError } from '../../../domain/errors.ts'
import { recordAct } from '../../audit/record.ts'
import { exportPersons } from '../../companies/own-person.ts'
import type { Ctx } from '../../ctx.ts'
import { forgetMails } from '../../deliveries/service.ts'
import type { SignedInVisitor } from '../../operations/visitor.ts'
import { HOLDINGS, readHoldings } from '../account/holdings.ts'
import { findByEmail, lockAddress } from '../repository.ts'
import { atOnce } from '../service.ts'

/** What administrators do for people who have no account. The audit cannot forget, so it has no address. */
const about = (act: string) => ({ act, entity: 'person' as const, entityId: null, label: '' })

/**
 * Everything that is kept of an address. One with an account has only the number of the account.
 * @param address in the form of storage
 */
export async function exportPerson(ctx: Ctx, visitor: SignedInVisitor, address: string): Promise<HeldOfPerson> {
  const exported_at = ctx.clock().toISOString()
  const { confirmed } = await findByEmail(ctx.db, address)
  if (confirmed) return { account_id: confirmed.id, exported_at, held: {} }
  await recordAct(ctx, visitor, about('people.export'))
  const read = await readHoldings(ctx, { userId: null, address }, visitor.language)
  const held = HELD.flatMap((topic) => {
    const rows = [read[topic] ?? []].flat()
    return rows.length > 0 ? [[topic, rows] as const] : []
  })
  return { account_id: null, exported_at, held: Object.fromEntries(held) }
}

/**
 * Erases everything that is kept of an address, with those of its persons at companies that are named.
 * @param erased `email`: in the form of storage
 * @throws DomainError person.has_account; input.invalid without a choice among several persons, or for one who has not
 * the address
 */
export async function erasePerson(
  ctx: Ctx,
  visitor: SignedInVisitor,
  { email: address, persons }: ErasedPerson,
): Promise<void> {
  await atOnce(ctx, async (ctx) => {
    await lockAddress(ctx.db, address)
    const { confirmed } = await findByEmail(ctx.db, address)
    if (confirmed) throw new DomainError('person.has_account')
    const known = (await exportPersons(ctx, { userId: null, address })).map(({ id }) => id)
    if (!persons && known.length > 1) throw new DomainError('input.invalid', [{ field: 'persons', code: 'missing' }])
    const agents = persons ?? known
    if (agents.some((id) => !known.includes(id))) {
      throw new DomainError('input.invalid', [{ field: 'persons', code: 'invalid' }])
    }
    for (const { erase } of HOLDINGS) await erase?.(ctx, { userId: null, address, agents })
    await forgetMails(ctx, address)
    // Their numbers: the act says whom it blanked, and no name or address.
    await recordAct(ctx, visitor, {
      ...about('people.erase'),
      ...(agents.length > 0 && { after: { persons: agents } }),
    })
  })
}
