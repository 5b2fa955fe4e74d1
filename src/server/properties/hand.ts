import { DomainError } from '../../domain/errors.ts'
import type { Json } from '../../domain/imports/feed.ts'
import { HEAD_PRICES, isPlaceholder } from '../../domain/imports/plausible.ts'
import type { HandState } from '../../domain/listings/state.ts'
import { certificateColumn, certificateOf, foreignParts } from '../../domain/properties/certificate.ts'
import { CONDITIONS } from '../../domain/properties/further-facts.ts'
import {
  type FieldOrigin,
  HAND_FIELDS,
  HAND_PROSE,
  HAND_PROSE_TRANSLATIONS,
  type HandField,
  type HandValues,
  isHandField,
} from '../../domain/properties/hand.ts'
import { isFactField } from '../../domain/properties/hand-facts.ts'
import { type Objektart, UNTERGRUPPEN_JE_OBJEKTART } from '../../domain/properties/vocabulary.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx, Db } from '../ctx.ts'
import { prose } from '../imports/read/values/html.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { projectsOf } from '../projects/hand.ts'
import { moveUnit } from '../projects/receive.ts'
import { announceChanges } from '../search/outbox.ts'
import { findPeople } from './by-hand-repository.ts'
import {
  deleteHand,
  type EditedHome,
  findEdited,
  findHands,
  type HandRow,
  isPersonOf,
  isProjectOf,
  type StoredValue,
  upsertHand,
} from './hand-repository.ts'
import { fittingsBelow, valuesOf, withFittings, writeValues } from './hand-write.ts'
import { recordStoredPrices } from './price-history.ts'
import { isPublished, labelOf, missingOf, refuseIncomplete } from './publish.ts'
import { lockProperty } from './published-repository.ts'
import { renewRow } from './reindex.ts'

type Editor = Pick<SignedInVisitor, 'user' | 'requestId'>

/** All that an edit of a home needs. */
export interface Edited {
  data: FieldOrigin[]
  version: string
  by_hand: boolean
  company_id: number
  external_id: string
  status: string
  waehrung: string
  held: HandState | null
  missing: HandField[]
  people: { id: number; name: string }[]
  projects: { id: number; name: string }[]
}

/**
 * Where each value of a home comes from.
 * @param visitor sees the homes of their company; an admin all
 * @throws DomainError property.not_found
 */
export async function readOrigins({ db }: Pick<Ctx, 'db'>, visitor: Editor, id: number): Promise<Edited> {
  const home = await findOwn(db, visitor, id)
  const now = valuesOf(home)
  const hands = new Map((await findHands(db, id)).map((hand) => [hand.field, hand]))
  const data = HAND_FIELDS.map((field): FieldOrigin => {
    const hand = hands.get(field)
    const isHand = hand !== undefined || home.by_hand
    return {
      field,
      // A home without a feed has no layers: its columns are what counts.
      value: shown(field, hand && !home.by_hand ? hand.value : now[field]),
      origin: isHand ? 'hand' : 'feed',
      feed_value: home.by_hand ? null : shown(field, hand ? below(home, hand) : now[field]),
      changed_at: hand?.changed_at.toISOString() ?? null,
    }
  })
  const { by_hand, company_id, external_id, status, waehrung, held } = home
  const people = await findPeople(db, company_id)
  const projects = await projectsOf(db, company_id)
  const missing = missingOf(home)
  const own = { by_hand, company_id, external_id, status, waehrung, held }
  return { data, version: versionOf(home), ...own, missing, people, projects }
}

/**
 * Sets values by hand. They count until they are given back to the feed, whatever the next imports say.
 * @throws DomainError property.not_found; record.changed when the home is no longer the one that was read;
 * input.invalid; property.incomplete when a published home made by hand would lack what it needs
 */
export async function changeByHand(
  ctx: Ctx,
  visitor: Editor,
  id: number,
  { version, ...sent }: HandValues & { version: string },
): Promise<Edited> {
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findOwn(db, visitor, id)
    refuseStale(home, version)
    const now = valuesOf(home)
    const foreign = sent.energiepass ? foreignParts(sent.energiepass, home.energiepass as Json) : []
    if (foreign.length > 0) throw new DomainError('input.invalid', foreign)
    const values = storedValues(sent)
    await refuseContradictions(db, home, values)
    const hands = new Map((await findHands(db, id)).map((hand) => [hand.field, hand]))
    const feed = { ...now, ...fittingsBelow(home, [...hands.values()]) }
    for (const [name, value] of Object.entries(values)) {
      const field = name as HandField
      // A home without a feed has no layers, but its links are nowhere else.
      if (!home.by_hand || field === 'links') {
        const feed_value = hands.has(field) ? (hands.get(field)?.feed_value ?? null) : feed[field]
        const hand = { field, value, feed_value, changed_at: ctx.clock() }
        hands.set(field, hand)
        await upsertHand(db, id, hand)
      }
    }
    await writeHome(ctx, home, values, [...hands.values()])
    await recordAct(ctx, visitor, {
      act: 'properties.change',
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      before: Object.fromEntries(Object.keys(values).map((field) => [field, now[field as HandField]])),
      after: values,
    })
  })
  await announceChanges(ctx.db)
  return readOrigins(ctx, visitor, id)
}

/**
 * Gives a field back to the feed: what that said last counts again.
 * @param version that was read; undefined: whichever it is
 * @throws DomainError property.not_found, record.changed
 */
export async function giveBack(
  ctx: Ctx,
  visitor: Editor,
  id: number,
  field: HandField,
  version: string | undefined,
): Promise<Edited> {
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findOwn(db, visitor, id)
    if (version !== undefined) refuseStale(home, version)
    const all = await findHands(db, id)
    const hand = all.find((each) => each.field === field)
    if (!hand) return
    await deleteHand(db, id, field)
    const rest = all.filter((each) => each.field !== field)
    await writeHome(ctx, home, withFittings(home, { [field]: hand.feed_value }, rest), rest)
    await recordAct(ctx, visitor, {
      act: 'properties.give_back',
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      before: { [field]: hand.value },
      after: { [field]: below(home, hand) },
    })
  })
  await announceChanges(ctx.db)
  return readOrigins(ctx, visitor, id)
}

/** @throws DomainError property.not_found */
async function findOwn(db: Db, visitor: Editor, id: number): Promise<EditedHome> {
  const home = await findEdited(db, id, companyOf(visitor))
  if (!home) throw new DomainError('property.not_found')
  return home
}

/** What the feed says below a hand. Its links are files, and stand where they were. */
export const below = (home: EditedHome, { field, feed_value }: HandRow): StoredValue =>
  field === 'links' ? (home.feed_links as unknown as Json[]) : feed_value

/** A value as the API has it. A usual condition is that of `zustand`; `zustand_art` tells special ones only. */
function shown(field: HandField, value: StoredValue): FieldOrigin['value'] {
  if (field === 'energiepass') return certificateOf((value ?? {}) as Json) as FieldOrigin['value']
  const isUsual = field === 'zustand_art' && !CONDITIONS.includes(String(value))
  return (isUsual ? null : value) as FieldOrigin['value']
}

/** Values as the database has them: markup made safe, the certificate in the form of its column. */
function storedValues(sent: HandValues): Partial<Record<HandField, StoredValue>> {
  const safe = (text: unknown) => (typeof text === 'string' ? prose(text, () => {}) : text)
  const values = Object.entries(sent).map(([name, value]) => {
    const field = name as HandField
    if (field === 'energiepass') return [field, certificateColumn(sent.energiepass ?? null)]
    if (HAND_PROSE.includes(field)) return [field, safe(value)]
    if (HAND_PROSE_TRANSLATIONS.includes(field)) {
      const texts = Object.entries((value ?? {}) as Record<string, string>).map(([code, one]) => [code, safe(one)])
      return [field, Object.fromEntries(texts.filter(([, one]) => one !== null))]
    }
    // An empty list says nothing.
    if (isFactField(field) && value && typeof value === 'object' && Object.keys(value).length === 0) {
      return [field, null]
    }
    return [field, value ?? null]
  })
  return Object.fromEntries(values)
}

/**
 * @throws DomainError input.invalid for a person or project of another company, a sub-type of another type, and an amount
 * that is no price
 */
async function refuseContradictions(
  db: Db,
  home: EditedHome,
  values: Partial<Record<HandField, StoredValue>>,
): Promise<void> {
  const { agent_id, project_id, objektart_untergruppe: own } = values
  if (typeof agent_id === 'number' && !(await isPersonOf(db, agent_id, home.company_id))) {
    throw new DomainError('input.invalid', [{ field: 'agent_id', code: 'invalid' }])
  }
  if (typeof project_id === 'number' && !(await isProjectOf(db, project_id, home.company_id))) {
    throw new DomainError('input.invalid', [{ field: 'project_id', code: 'invalid' }])
  }
  const objektart = ('objektart' in values ? values.objektart : home.objektart) as Objektart | null
  const kinds: readonly string[] = objektart ? UNTERGRUPPEN_JE_OBJEKTART[objektart] : []
  if (typeof own === 'string' && !kinds.includes(own)) {
    throw new DomainError('input.invalid', [{ field: 'objektart_untergruppe', code: 'invalid' }])
  }
  // As of a feed, which learns of it from its report: 1 € stands for "on request".
  const placeholders = HEAD_PRICES.filter(
    (field) => isHandField(field) && isPlaceholder(field, values[field], objektart),
  ).map((field) => ({ field, code: 'price_placeholder' as const }))
  if (placeholders.length > 0) throw new DomainError('input.invalid', placeholders)
}

/** Writes values of a home with what follows from them: its address, its price history, its row of the search. */
export async function writeHome(
  { db, clock }: Ctx,
  home: EditedHome,
  values: Partial<Record<HandField, StoredValue>>,
  hands: readonly HandRow[],
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await writeValues(db, home, values, hands, clock())
  if (home.by_hand && isPublished(home)) refuseIncomplete(await findAgain(db, home))
  // The prices of a draft were never offered.
  if (!home.by_hand || isPublished(home)) await recordStoredPrices(db, home.id, clock())
  await renewRow(db, home.id)
  const { project_id: to = home.project_id } = values
  await moveUnit(db, { from: home.project_id, to: to as number | null }, clock())
}

async function findAgain(db: Db, { id, company_id }: EditedHome): Promise<EditedHome> {
  const home = await findEdited(db, id, company_id)
  if (!home) throw new DomainError('property.not_found')
  return home
}
