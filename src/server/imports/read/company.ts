import type { FeedCompany, FeedObject, SenderNames } from '../../../domain/imports/feed.ts'
import { isNameless } from '../../../domain/imports/sender.ts'
import { named, type Reading, read, readDetails, startReading } from './reading.ts'
import { type El, makeEl } from './tree.ts'
import { plain } from './values/html.ts'
import { email, line, telephone, webAddress, words } from './values/word.ts'

/** Reads the sender from the elements of `anbieter`, without its objects. */
export function readCompany(fields: readonly El[]): { company: FeedCompany; reading: Reading } {
  const root = makeEl('anbieter')
  root.children = [...fields]
  const r = startReading(root)
  const impressum: Record<string, string> = {}
  const parts = readDetails(r, 'impressum_strukt', {
    telefon: ['telefon', telephone],
    ...named(
      plain(500),
      'firmenname firmenanschrift vertretungsberechtigter berufsaufsichtsbehoerde handelsregister handelsregister_nr umsst-id steuernummer weiteres',
    ),
  })
  for (const [name, value] of Object.entries(parts)) impressum[name] = String(value)
  const text = read(r, 'impressum', plain(5000))
  if (text !== null) impressum.impressum = text
  return {
    company: {
      openimmo_anid: read(r, ['openimmo_anid', 'anid'], words(100)),
      anbieternr: read(r, 'anbieternr', words(100)),
      firma: read(r, ['firma', 'impressum_strukt/firmenname'], plain(200)) ?? '',
      lizenzkennung: read(r, 'lizenzkennung', words(100)),
      email: read(r, ['email', 'email_zentrale'], email),
      telefon: read(r, ['telefon', 'tel_zentrale', 'impressum_strukt/telefon'], telephone),
      website: read(r, ['url', 'website'], webAddress),
      strasse: read(r, 'strasse', line),
      plz: read(r, 'plz', line),
      ort: read(r, 'ort', line),
      impressum,
    },
    reading: r,
  }
}

/** Reads the sender of a feed without `anbieter` (justimmo): the company of its first contact. */
export function companyOfContact(el: El): FeedCompany {
  const r = startReading(el)
  const at = (name: string) => read(r, `kontaktperson/${name}`, plain(200))
  return {
    openimmo_anid: null,
    anbieternr: null,
    firma: at('firma') ?? '',
    lizenzkennung: null,
    email: null,
    telefon: null,
    website: read(r, 'kontaktperson/url', (raw) => webAddress(raw, () => {})),
    strasse: at('strasse'),
    plz: at('plz'),
    ort: at('ort'),
    impressum: {},
  }
}

/** The names of a sender, wherever they stand. */
export const SENDER_NAMES: ReadonlySet<string> = new Set(['openimmo_anid', 'anid', 'anbieternr', 'firma'])

/** The parts of an object in which software writes the sender, besides the object itself. */
const PLACES = ['', 'anbieter/', 'verwaltung_techn/', 'verwaltung_objekt/']

const everywhere = (names: readonly string[]) =>
  PLACES.flatMap((place) => names.flatMap((name) => [`${place}${name}`, `${place}[${name}]`]))

const INSIDE = {
  openimmo_anid: everywhere(['openimmo_anid', 'anid']),
  anbieternr: everywhere(['anbieternr']),
  firma: everywhere(['firma']),
}

/** Reads the names of a sender from elements that stand outside of `anbieter`. */
export function readNames(elements: readonly El[]): SenderNames {
  const { openimmo_anid, anbieternr, firma } = readCompany(elements).company
  return { openimmo_anid, anbieternr, firma }
}

/** Reads the sender that an object names itself; undefined when it names none. */
export function readSender(r: Reading): FeedObject['sender'] {
  const names = {
    openimmo_anid: read(r, INSIDE.openimmo_anid, words(100)),
    anbieternr: read(r, INSIDE.anbieternr, words(100)),
    firma: read(r, INSIDE.firma, plain(200)) ?? '',
  }
  if (!isNameless(names)) return names
  const firma = read(r, 'kontaktperson/firma', plain(200))
  return firma === null ? undefined : { ...names, firma, contact: true }
}
