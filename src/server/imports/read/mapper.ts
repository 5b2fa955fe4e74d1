import type { FeedCompany, FeedEvent, FeedTransfer, Note } from '../../../domain/imports/feed.ts'
import { isNameless } from '../../../domain/imports/sender.ts'
import { companyOfContact, readCompany, readNames, SENDER_NAMES } from './company.ts'
import { readObject } from './object.ts'
import type { Piece } from './parser.ts'
import { readProject } from './project.ts'
import { readLogo } from './sections/anhaenge.ts'
import type { El } from './tree.ts'

/** State that carries over from one XML of a ZIP to the next. */
export interface State {
  /** Objects so far. */
  nr: number
  projects: number
  feeds: number
  /** The first names of elements beside the objects, such as lists of words: they say what a file without objects is. */
  others: Set<string>
  /** Number of companies so far. */
  companies: number
  now: Date
  usualCountry: string | null
  keysOnly?: boolean | undefined
}

/** Maximum number of elements of a sender that are buffered. */
const FIELDS_MAX = 1000
const OTHERS_MAX = 5
/** Maximum number of senders of a file that may be completed after their objects. */
const LATE_MAX = 1000

/** Creates a note about the file as a whole. */
export const say = (code: string, params: Note['params'], level: Note['level'], path = ''): FeedEvent => ({
  type: 'note',
  note: { level, path, code, ...(params && Object.keys(params).length > 0 && { params }) },
})

/** Turns the pieces of one XML into events. */
export function makeMapper(state: State) {
  let dialect: FeedTransfer['dialect'] = 'openimmo'
  let modus: string | null = null
  let rooted = false
  let begun = false
  let fields: El[] = []
  /** Names of a sender outside of any `anbieter`: they count for those that have none. */
  const outside: El[] = []
  const nameless = new Map<number, FeedCompany>()
  let late = false
  let told = new Set<string>()
  /** State of the current sender: not yet announced, announced, or no sender open. */
  let company: 'pending' | 'open' | 'none' = 'none'
  let contactFirma: string | null = null
  let hasLogo = false

  function* begin(el: El | null): Generator<FeedEvent> {
    if (begun || !rooted) return
    begun = true
    state.feeds++
    outside.push(...(el?.children.filter(({ name }) => SENDER_NAMES.has(name)) ?? []))
    const umfang = el?.attrs.get('umfang')?.toUpperCase() ?? ''
    modus = el?.attrs.get('modus') ?? null
    const sender = [el?.attrs.get('sendersoftware'), el?.attrs.get('senderversion')].filter(Boolean).join(' ')
    yield {
      type: 'transfer',
      transfer: {
        dialect,
        version: el?.attrs.get('version') ?? null,
        umfang: umfang === 'VOLL' || umfang === 'TEIL' ? umfang : null,
        sender: sender === '' ? null : sender,
        timestamp: el?.attrs.get('timestamp') ?? null,
      },
    }
    if (umfang !== '' && umfang !== 'VOLL' && umfang !== 'TEIL') {
      yield say('unknown_word', { wert: umfang.slice(0, 40) }, 'warning', 'uebertragung@umfang')
    }
    if (!el && dialect === 'openimmo') yield say('transfer_missing', {}, 'warning', 'uebertragung')
  }

  function* announce(): Generator<FeedEvent> {
    if (company !== 'pending') return
    company = 'open'
    state.companies++
    told = new Set()
    hasLogo = false
    const { sent, notes, logo } = readSent()
    yield { type: 'company', company: sent }
    yield* notes
    yield* logo
  }

  /** Reads the sender again, with what stood after its objects. */
  function* complete(): Generator<FeedEvent> {
    if (!late) return
    late = false
    const { sent, notes, logo } = readSent()
    yield { type: 'company_late', nr: state.companies, company: sent }
    yield* notes
    yield* logo
  }

  /** The sender that is open; each note about it is told once. */
  function readSent(): { sent: FeedCompany; notes: FeedEvent[]; logo: FeedEvent[] } {
    const { company: sent, reading } = readCompany(fields)
    const found = hasLogo ? null : readLogo(reading)
    hasLogo ||= found !== null
    const logo: FeedEvent[] = found ? [{ type: 'logo', logo: found }] : []
    const notes: FeedEvent[] = []
    for (const each of reading.notes) {
      const key = `${each.code} ${each.path}`
      if (!told.has(key)) notes.push({ type: 'note', note: { ...each, path: `anbieter/${each.path}` } })
      told.add(key)
    }
    if (!isNameless(sent)) return { sent, notes, logo }
    if (nameless.size < LATE_MAX) nameless.set(state.companies, sent)
    return { sent: { ...sent, ...readNames(outside) }, notes, logo }
  }

  /** A feed without `anbieter` comes from one account; the contacts hold its name. */
  function* announceContact(el: El): Generator<FeedEvent> {
    const found = companyOfContact(el)
    if (contactFirma === null) {
      contactFirma = found.firma
      state.companies++
      yield { type: 'company', company: found }
    } else if (found.firma !== '' && found.firma !== contactFirma) {
      yield say('company_other', { wert: found.firma, genommen: contactFirma }, 'info', 'kontaktperson/firma')
    }
  }

  const objectEvent = (el: El): FeedEvent => {
    const { now, usualCountry, keysOnly } = state
    return { type: 'object', object: readObject(el, { nr: ++state.nr, modus, now, usualCountry, keysOnly }) }
  }

  function* element(el: El, inAnbieter: boolean): Generator<FeedEvent> {
    if (el.name === 'uebertragung') return yield* begin(el)
    const record = el.name === 'immobilie' || el.name === 'projekt'
    if (!record) {
      if (!inAnbieter && state.others.size < OTHERS_MAX) state.others.add(el.name)
      if (!inAnbieter && SENDER_NAMES.has(el.name) && outside.length < FIELDS_MAX) outside.push(el)
      if (!inAnbieter || fields.length >= FIELDS_MAX) return
      if (company === 'open' && state.companies > LATE_MAX)
        return yield say('company_late', { wert: el.name }, 'warning', `anbieter/${el.name}`)
      fields.push(el)
      late ||= company === 'open'
      return
    }
    yield* begin(null)
    yield* inAnbieter ? announce() : announceContact(el)
    if (el.name === 'immobilie') return yield objectEvent(el)
    state.projects++
    const { project, units, notes } = readProject(el)
    if (project) yield { type: 'project', project, notes }
    else for (const each of notes) yield { type: 'note', note: { ...each, level: 'warning' } }
    for (const unit of units) yield objectEvent(unit)
  }

  return {
    *map(piece: Exclude<Piece, { type: 'remark' }>): Generator<FeedEvent> {
      if (piece.type === 'root') {
        dialect = piece.name === 'justimmo' ? 'justimmo' : 'openimmo'
        rooted = true
      } else if (piece.type === 'anbieter') {
        fields = []
        company = 'pending'
      } else if (piece.type === 'anbieter-end') {
        yield* begin(null)
        yield* announce()
        yield* complete()
        company = 'none'
      } else yield* element(piece.el, piece.inAnbieter)
    },
    /** Runs at the end, also at a fault: a feed without any object is still a valid transfer. */
    *flush(): Generator<FeedEvent> {
      yield* begin(null)
      yield* complete()
      for (const [nr, sent] of outside.length > 0 ? nameless : [])
        yield { type: 'company_late', nr, company: { ...sent, ...readNames(outside) } }
    },
  }
}
