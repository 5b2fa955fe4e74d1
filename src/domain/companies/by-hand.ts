/** Fields of a record that a hand has set, each with what the feed said last; null: the feed has said nothing. */
export type HandFields = Readonly<Record<string, string | null>>

type Texts = Readonly<Record<string, string | null>>

/** The values and the layer of hands after a change. */
export interface Layered {
  values: Record<string, string | null>
  hand: HandFields
}

/**
 * What counts when the feed sends the record again: fields of a hand stay, and their new value of the feed is noted.
 * @param sent null: the feed leaves the field out, which erases nothing
 */
export function belowHands(stored: Texts, hand: HandFields, sent: Texts): Layered {
  const values: Record<string, string | null> = {}
  const noted: Record<string, string | null> = { ...hand }
  for (const [field, value] of Object.entries(sent)) {
    const isByHand = field in hand
    if (isByHand) noted[field] = value ?? hand[field] ?? null
    values[field] = (isByHand ? null : value) ?? stored[field] ?? null
  }
  return { values, hand: noted }
}

/** Sets fields by hand. A value that is the stored one is no change: a form sends all of its fields. */
export function setByHand(stored: Texts, hand: HandFields, changes: Texts): Layered {
  const changed = Object.entries(changes).filter(([field, value]) => value !== (stored[field] ?? null))
  const before = changed.map(([field]) => [field, field in hand ? hand[field] : (stored[field] ?? null)])
  return { values: Object.fromEntries(changed), hand: { ...hand, ...Object.fromEntries(before) } }
}

/** Gives a field back to the feed: what that said last counts again. Null when no hand has set it. */
export function givenBack(hand: HandFields, field: string): Layered | null {
  if (!(field in hand)) return null
  const { [field]: value = null, ...rest } = hand
  return { values: { [field]: value }, hand: rest }
}
