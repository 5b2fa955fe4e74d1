import type { FeedCompany, FeedObject, SenderNames } from './feed.ts'

/** A stored company, and whether the source of the feed may deliver its listings. */
export interface KnownSender extends SenderNames {
  id: number
  bound: 'here' | 'elsewhere' | 'nowhere'
}

export function isNameless({ openimmo_anid, anbieternr, firma }: SenderNames): boolean {
  return openimmo_anid === null && anbieternr === null && firma === ''
}

/** Equal for every statement of one sender within a delivery. */
export function senderKey({ openimmo_anid, anbieternr, firma }: SenderNames): string {
  if (openimmo_anid !== null) return `anid ${openimmo_anid}`
  return anbieternr === null ? `firma ${firma.toLowerCase()}` : `nr ${anbieternr} ${firma.toLowerCase()}`
}

/** The name that identifies a sender best: openimmo_anid, else anbieternr, else firma. */
export function leadingName({ openimmo_anid, anbieternr, firma }: SenderNames): string {
  return openimmo_anid ?? anbieternr ?? firma
}

/** For sentences: `„Makler Muster“ (AT-1)`. */
export function senderLabel(names: SenderNames): string {
  const lead = leadingName(names)
  if (names.firma === '') return `„${lead}“`
  return lead === names.firma ? `„${names.firma}“` : `„${names.firma}“ (${lead})`
}

/**
 * The sender of an object: `anbieter` around it, unless the object itself names another one. The details of `anbieter`
 * (address, imprint) do not belong to that other one. The firma of its contact counts where nothing else names a
 * sender.
 */
export function senderOf(company: FeedCompany, { sender: inside }: Pick<FeedObject, 'sender'>): FeedCompany {
  if (!inside) return company
  if (inside.contact) return isNameless(company) ? { ...company, firma: inside.firma } : company
  const { openimmo_anid, anbieternr, firma } = inside
  const names = { openimmo_anid, anbieternr, firma }
  if (isOther(company, names)) return { ...NO_DETAILS, ...names }
  const whole = {
    openimmo_anid: openimmo_anid ?? company.openimmo_anid,
    anbieternr: anbieternr ?? company.anbieternr,
    firma: company.firma || firma,
  }
  const adds = senderKey(whole) !== senderKey(company) || whole.anbieternr !== company.anbieternr
  return adds ? { ...company, ...whole } : company
}

const NO_DETAILS: Omit<FeedCompany, keyof SenderNames> = {
  lizenzkennung: null,
  email: null,
  telefon: null,
  website: null,
  strasse: null,
  plz: null,
  ort: null,
  impressum: {},
}

function isOther(around: SenderNames, inside: SenderNames): boolean {
  if (differ(around.openimmo_anid, inside.openimmo_anid)) return true
  if (around.openimmo_anid !== null && around.openimmo_anid === inside.openimmo_anid) return false
  if (differ(around.anbieternr, inside.anbieternr)) return true
  if (around.anbieternr !== null && around.anbieternr === inside.anbieternr) return false
  return namedOtherwise(around, inside)
}

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}

const namedOtherwise = (a: SenderNames, b: SenderNames) =>
  a.firma !== '' && b.firma !== '' && a.firma.toLowerCase() !== b.firma.toLowerCase()

type Match<K> = { found: K; by: 'anid' | 'number' | 'firma' | 'number alone' } | 'several' | null

/**
 * Finds the company of a sender. An openimmo_anid is decisive. An anbieternr is not unique in the world: `number alone`
 * tells that the name of the company contradicts. A company without openimmo_anid may begin to send one.
 */
export function matchSender<K extends SenderNames>(sent: SenderNames, known: readonly K[]): Match<K> {
  const { openimmo_anid: anid, anbieternr: number, firma } = sent
  const own = known.find((each) => anid !== null && each.openimmo_anid === anid)
  if (own) return { found: own, by: 'anid' }
  const possible = known.filter((each) => !differ(each.openimmo_anid, anid))
  const numbered = possible.filter((each) => number !== null && each.anbieternr === number)
  const called = possible.filter(
    (each) => firma !== '' && each.firma.toLowerCase() === firma.toLowerCase() && !differ(each.anbieternr, number),
  )
  const ways = [
    { found: numbered.filter((each) => called.includes(each)), by: 'number' },
    { found: numbered.filter((each) => !namedOtherwise(each, sent)), by: 'number' },
    // Of companies of one name, a bare firma means the one that is known by nothing else.
    { found: bareFirst(called, sent), by: 'firma' },
    { found: numbered, by: 'number alone' },
  ] as const
  for (const { found, by } of ways) {
    if (found.length > 1) return 'several'
    if (found[0]) return { found: found[0], by }
  }
  return null
}

function bareFirst<K extends SenderNames>(called: readonly K[], sent: SenderNames): readonly K[] {
  const bare = called.filter((each) => each.openimmo_anid === null)
  return called.length > 1 && bare.length > 0 && sent.openimmo_anid === null ? bare : called
}

/** What a source does with a sender: takes it as that company, makes a new one, or refuses it. */
export type Admission =
  | { as: 'company'; id: number; bind: boolean }
  | { as: 'new' }
  | { as: 'refused'; code: 'company_nameless' | 'company_foreign' | 'company_ambiguous' }

/**
 * Decides whether a source may deliver for a sender.
 * @param known every company that has one of its names
 * @param open the source is in its first run: companies that belong to no source join it
 */
export function admitted(sent: SenderNames, known: readonly KnownSender[], open: boolean): Admission {
  if (isNameless(sent)) return { as: 'refused', code: 'company_nameless' }
  const of = (bound: KnownSender['bound']) => known.filter((each) => each.bound === bound)
  const owner = known.find((each) => sent.openimmo_anid !== null && each.openimmo_anid === sent.openimmo_anid)
  if (!owner) {
    const here = matchSender(sent, of('here'))
    if (here === 'several') return { as: 'refused', code: 'company_ambiguous' }
    // The source is proof enough that a company with this number has a new name.
    if (here) return { as: 'company', id: here.found.id, bind: false }
  }
  if (owner?.bound === 'here') return { as: 'company', id: owner.id, bind: false }
  if (!open || owner?.bound === 'elsewhere') return { as: 'refused', code: 'company_foreign' }
  const free = matchSender(sent, of('nowhere'))
  if (free === 'several') return { as: 'refused', code: 'company_ambiguous' }
  if (free && free.by !== 'number alone') return { as: 'company', id: free.found.id, bind: true }
  const theirs = matchSender(sent, of('elsewhere'))
  // A bare firma is all that the other company is known by, too. Numbers of its own make the sender another company.
  const numbered = sent.openimmo_anid !== null || sent.anbieternr !== null
  const taken = theirs === 'several' || (theirs && (theirs.by === 'number' || (theirs.by === 'firma' && !numbered)))
  return taken ? { as: 'refused', code: 'company_foreign' } : { as: 'new' }
}
