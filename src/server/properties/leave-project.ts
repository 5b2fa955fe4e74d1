import type { Ctx } from '../ctx.ts'
import { writeHome } from './hand.ts'
import { deleteHand, findEdited, findHands, findUnitIds, forgetProject } from './hand-repository.ts'
import { lockProperty } from './published-repository.ts'

/**
 * Gives the units of a project that ends by a hand back to the project of their feed, or to none, in the transaction of
 * `ctx`.
 * @returns how many homes have left it
 */
export async function leaveProject(ctx: Ctx, projectId: number): Promise<number> {
  const { db } = ctx
  const ids = await findUnitIds(db, projectId)
  for (const id of ids) {
    await lockProperty(db, id)
    const home = await findEdited(db, id, null)
    if (!home) continue
    const hands = await findHands(db, id)
    const hand = hands.find(({ field }) => field === 'project_id')
    await deleteHand(db, id, 'project_id')
    const rest = hands.filter((one) => one !== hand)
    await writeHome(ctx, home, { project_id: hand?.feed_value ?? null }, rest)
  }
  // A feed may send a deleted home again.
  await forgetProject(db, projectId)
  return ids.length
}
