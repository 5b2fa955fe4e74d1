import { groupsOf, sameHome, shareEvidence } from '../../domain/properties/duplicates.ts'
import type { Ctx, Db } from '../ctx.ts'
import { type Changed, lockAlike } from '../search/read-model.ts'
import {
  findChanged,
  findDecisions,
  findListings,
  findMembers,
  findNear,
  findToSettle,
  type StoredListing,
  writeGroups,
} from './duplicates-repository.ts'

/** More linked listings than this are not one home with many offers, but a building of similar flats. */
const MANY = 60
const PART = 200

/**
 * Updates groups around a listing that was added, changed or removed, in the transaction that wrote it; its pictures
 * are written already. It searches further only where another company's listing has, or had, similar figures.
 * @param isNew nobody can have decided about the listing yet
 */
export async function regroup(db: Db, { id, gruppe, alike }: Changed, isNew = false): Promise<void> {
  const decisions = isNew ? [] : await findDecisions(db, [id])
  const chosen = decisions.flatMap(({ one, other, is_same }) => (is_same ? [one === id ? other : one] : []))
  if (alike.length === 0 && chosen.length === 0 && gruppe === null) return
  const known: Known = new Map()
  await load(db, known, [id, ...alike, ...chosen])
  const own = known.get(id)
  // Uses the current evidence only: listings that were the same home before the figures changed are checked again too.
  const tied = alike.filter((other) => {
    const near = known.get(other)
    return own && near?.listed && shareEvidence(own, near)
  })
  tied.push(...chosen.filter((other) => known.get(other)?.listed))
  if (tied.length === 0 && gruppe === null) return
  const mates = gruppe === null ? [] : await findMembers(db, gruppe)
  await settle(db, known, new Set([...(own?.listed ? [id] : []), ...tied, ...mates]))
}

/** The same for a listing whose pictures arrived later than the listing. */
export async function regroupAfterPictures(db: Db, id: number): Promise<void> {
  await lockAlike(db, [id])
  const changed = await findChanged(db, id)
  if (changed) await regroup(db, changed)
}

/**
 * Checks all listings that are in a group or may belong to one: after an update of Klinke, and for changes that no
 * listing causes, such as a photograph that has become common. Runs daily.
 */
export async function regroupAll({ db }: Pick<Ctx, 'db'>): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await findToSettle(db, after, PART)
    const last = ids.at(-1)
    if (last === undefined) return
    for (const id of ids) await db.transaction().execute((tx) => regroupAfterPictures(tx, id))
    after = last
  }
}

const keyOf = ({ one, other }: { one: number; other: number }) => `${one} ${other}`

type Known = Map<number, StoredListing>

async function load(db: Db, known: Known, ids: readonly number[]): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  for (const listing of await findListings(db, missing)) known.set(listing.id, listing)
}

/** Follows the links from the seeds to their ends, and writes the group of every listing on the way. */
async function settle(db: Db, known: Known, seeds: ReadonlySet<number>): Promise<void> {
  const settled = new Set<number>()
  for (let open = [...seeds]; open.length > 0 && settled.size <= MANY; ) {
    for (const id of open) settled.add(id)
    const near = await findNear(db, open)
    await load(db, known, [...open, ...near.map(({ other }) => other)])
    const chosen = new Set((await findDecisions(db, open)).flatMap((one) => (one.is_same ? [keyOf(one)] : [])))
    const next = near.filter(({ id, other }) => {
      const [a, b] = [known.get(id), known.get(other)]
      const isChosen = chosen.has(keyOf({ one: Math.min(id, other), other: Math.max(id, other) }))
      return a && b?.listed && (isChosen || sameHome(a, b) || (a.gruppe !== null && a.gruppe === b.gruppe))
    })
    open = [...new Set(next.map(({ other }) => other))].filter((id) => !settled.has(id))
  }
  const listings = [...settled].flatMap((id) => known.get(id) ?? [])
  const groups = settled.size > MANY ? null : groupsOf(listings, await findDecisions(db, [...settled]))
  const changes = listings.map(({ id }) => ({ id, gruppe: groups?.get(id) ?? null }))
  await writeGroups(
    db,
    changes.filter(({ id, gruppe }) => known.get(id)?.gruppe !== gruppe),
  )
}
