import type { Bulk, Skipped } from '../../domain/listings/bulk.ts'
import type { HandState } from '../../domain/listings/state.ts'
import type { Ctx } from '../ctx.ts'
import { giveAllBack, type HandLayer, handLayer, takeAllAgain } from '../properties/give-back.ts'
import { tellPictures } from '../properties/give-pictures-back.ts'
import { releaseState, type StateRow, setState } from '../properties/hand-state.ts'
import { type BulkHome, findPerson, writePerson } from './bulk-repository.ts'

type Values = Record<string, unknown>

/** One kind of act on many homes. */
export interface BulkAct {
  /** Why the act leaves a home as it is; null where it changes something. */
  skips(home: BulkHome): Skipped | null
  /** What it changes, as it is now: compared before it is undone. */
  read(ctx: Ctx, home: StateRow): Promise<Values>
  /** What the audit says in place of the same names in what is compared. */
  tell?(ctx: Ctx, home: StateRow): Promise<Values>
  /** @returns what the audit says instead of what is compared */
  change(ctx: Ctx, home: StateRow): Promise<Values> | Promise<void>
  /** @returns what the audit says to have counted until then, instead of what is compared */
  restore(ctx: Ctx, home: StateRow, before: Values): Promise<Values> | Promise<void>
}

/** @param personCompany the company of the person that homes are handed to */
export function bulkActOf(bulk: Pick<Bulk, 'act' | 'reason' | 'person'>, personCompany: number | null): BulkAct {
  if (bulk.act === 'hand_over') return handOver(bulk.person ?? null, personCompany)
  if (bulk.act === 'release') return { ...STATE, skips: released, change: (ctx, home) => releaseState(ctx, home) }
  if (bulk.act === 'give_back') return GIVE_BACK
  const state: HandState = bulk.act === 'withhold' ? 'withheld' : bulk.act
  const reason = bulk.reason
  return {
    ...STATE,
    skips: (home) =>
      home.deleted ? 'deleted' : home.hand === state && (home.reason ?? undefined) === reason ? 'same' : null,
    change: (ctx, home) => setState(ctx, home, { state, reason }),
  }
}

const released = (home: BulkHome): Skipped | null => (home.hand === null ? 'nothing' : null)

/** The state of a hand. */
const STATE: Pick<BulkAct, 'read' | 'restore'> = {
  read: async (_ctx, home) => ({ state: home.hand, reason: home.reason }),
  async restore(ctx, home, { state, reason }) {
    if (state === null) return releaseState(ctx, home)
    await setState(ctx, home, { state: state as HandState, reason: (reason as string | null) ?? undefined })
  },
}

/** Gives all that a hand has set, fields and the arrangement of pictures, back to the feed. */
const GIVE_BACK: BulkAct = {
  skips: (home) => (home.deleted ? 'deleted' : home.hand_fields === 0 && !home.arranged ? 'no_fields' : null),
  read: (ctx, { id }) => handLayer(ctx, id),
  tell: (ctx, { id }) => tellPictures(ctx, id),
  change: (ctx, { id }) => giveAllBack(ctx, id),
  restore: (ctx, { id }, before) => takeAllAgain(ctx, id, before as HandLayer),
}

/** Hands homes to a person: a value of a hand, which the next import keeps. */
function handOver(person: number | null, company: number | null): BulkAct {
  return {
    skips: (home) => {
      if (home.deleted) return 'deleted'
      if (home.company_id !== company) return 'other_company'
      return home.agent_id === person ? 'same' : null
    },
    read: async ({ db }, { id }) => ({ ...(await findPerson(db, id)) }),
    async change({ db, clock }, { id }) {
      const { feed } = await findPerson(db, id)
      await writePerson(db, id, { agent_id: person, hand: true, feed }, clock())
    },
    async restore({ db, clock }, { id }, before) {
      const { hand, feed, agent_id } = before as { hand: boolean; feed: number | null; agent_id: number | null }
      await writePerson(db, id, { agent_id: hand ? agent_id : feed, hand, feed }, clock())
    },
  }
}
