import type { FeedProperty } from '../../domain/imports/feed.ts'
import { factOf } from '../../domain/properties/fact-values.ts'
import type { HandField } from '../../domain/properties/hand.ts'
import { isFactField } from '../../domain/properties/hand-facts.ts'
import { mainGroup } from '../../domain/properties/main-group.ts'
import type { Db } from '../ctx.ts'
import { fittingsAfter } from './hand-fittings.ts'
import { findHands, type HandRow, noteFeedValues, type StoredValue } from './hand-repository.ts'
import { columnsOf } from './hand-write.ts'

/** The other records that a home of a feed refers to. */
interface Links {
  agentId: number | null
  projectId: number | null
}

/** What counts of a home that the feed sends again: its values below those that a hand has set. */
export async function withHands(
  db: Db,
  propertyId: number,
  sent: FeedProperty,
  links: Links,
): Promise<{ property: FeedProperty } & Links> {
  const hands = await findHands(db, propertyId)
  if (hands.length === 0) return { property: sent, ...links }
  // The feed's links are files, which stay below those of a hand.
  const noted = hands.filter(({ field }) => field !== 'links')
  const said = Object.fromEntries(noted.map(({ field }) => [field, feedValue(sent, links, field)]))
  await noteFeedValues(db, propertyId, said)
  const linked = (field: HandField, id: number | null) => {
    const hand = hands.find((one) => one.field === field)
    return hand ? (hand.value as number | null) : id
  }
  return {
    property: overlay(sent, hands),
    agentId: linked('agent_id', links.agentId),
    projectId: linked('project_id', links.projectId),
  }
}

/** The home that the feed sends with the values that count: nothing is noted. */
export async function withFieldsOfHands(db: Db, propertyId: number, sent: FeedProperty): Promise<FeedProperty> {
  const hands = await findHands(db, propertyId)
  return hands.length === 0 ? sent : overlay(sent, hands)
}

function feedValue(sent: FeedProperty, { agentId, projectId }: Links, field: HandField): StoredValue {
  if (field === 'agent_id') return agentId
  if (field === 'project_id') return projectId
  if (field === 'links') return null
  if (field === 'position') return sent.lat === null || sent.lng === null ? null : { lat: sent.lat, lng: sent.lng }
  return (isFactField(field) ? factOf(sent, field) : sent[field]) ?? null
}

/** The object as if the feed had sent the values of the hand. */
function overlay(sent: FeedProperty, hands: readonly HandRow[]): FeedProperty {
  const values = new Map(hands.map(({ field, value }) => [field, value]))
  const { agent_id: _person, project_id: _project, ...said } = Object.fromEntries(values)
  const home = { ...sent, ...columnsOf(sent, said) } as FeedProperty
  Object.assign(
    home,
    fittingsAfter(sent, home, (column) => values.has(column), false),
  )
  if (values.has('position')) {
    const { lat = null, lng = null } = (values.get('position') ?? {}) as { lat?: number; lng?: number }
    Object.assign(home, { lat, lng, ungenau_lat: null, ungenau_lng: null })
  }
  // The sender's state belongs to the sender's town.
  if (values.has('plz') || values.has('ort')) home.bundesland = null
  if (values.has('objektart') || values.has('nutzungsart')) {
    home.objektart_hauptgruppe = mainGroup(home.nutzungsart, home.objektart)
  }
  return home
}
