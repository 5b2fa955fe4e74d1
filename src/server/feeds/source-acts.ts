import { type Act, recordAct } from '../audit/record.ts'
import type { Ctx } from '../ctx.ts'
import type { Visitor } from '../operations/visitor.ts'
import { findOwner } from './admin-repository.ts'

type Told = Pick<Act, 'act' | 'before' | 'after'>

/** Records an act on a source, in its transaction; the agents of its only company may read it. */
export async function recordSourceAct(
  tx: Ctx,
  visitor: Pick<Visitor, 'user' | 'requestId'>,
  { id, key }: { id: number; key: string },
  told: Told,
): Promise<void> {
  const companyId = await findOwner(tx.db, id)
  await recordAct(tx, visitor, { ...told, entity: 'source', entityId: id, label: key, companyId })
}

/** The same for a run of a source. */
export async function recordRunAct(
  tx: Ctx,
  visitor: Pick<Visitor, 'user' | 'requestId'>,
  { id, source_id, label }: { id: number; source_id: number; label: string },
  told: Told,
): Promise<void> {
  const companyId = await findOwner(tx.db, source_id)
  await recordAct(tx, visitor, { ...told, entity: 'run', entityId: id, label, companyId })
}
