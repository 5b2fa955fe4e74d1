import type { Person } from '../../domain/auth/user.ts'
import type { Ctx } from '../ctx.ts'
import { forgetMedia } from '../media/forget.ts'
import { blankAgent, findPersonsOf, passOn, touchHomesOf, unlinkUser } from './agents-repository.ts'
import { erasedKey } from './erased-key.ts'

/** How companies show this person, for the export of a person's data. */
export async function exportPersons({ db }: Ctx, person: Person) {
  const rows = await findPersonsOf(db, person)
  return rows.map(({ agent_key: _key, foto_hash: _foto, own_foto_hash: _own, ...row }) => row)
}

/**
 * For the removal of a person's data: listings name the company in place of the person, or the colleague who has taken
 * the homes over. A feed that still names the person does not fill the row again (`upsertAgent`).
 */
export async function erasePersons(ctx: Ctx, person: Person): Promise<void> {
  const now = ctx.clock()
  for (const { id, agent_key, foto_hash, own_foto_hash } of await findPersonsOf(ctx.db, person)) {
    // Before the colleague is forgotten who stands for them at other homes.
    await touchHomesOf(ctx.db, id, now)
    await passOn(ctx.db, id, null)
    await blankAgent(ctx.db, id, erasedKey(agent_key), now)
    await forgetMedia(ctx.db, [foto_hash, own_foto_hash])
  }
}

/** For another role or company of an account, in its transaction: the person whom it belonged to has no access any more. */
export const leavePerson = ({ db, clock }: Ctx, userId: number) => unlinkUser(db, userId, clock())
