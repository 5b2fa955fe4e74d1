import type { Json } from '../../../domain/imports/feed.ts'
import { longestTerm } from '../../../domain/properties/rent-term.ts'
import { SENDER_NAMES } from '../../imports/read/company.ts'
import { BIETERVERFAHREN } from '../../imports/read/object.ts'
import { WEITERE as INFRASTRUCTURE } from '../../imports/read/sections/infrastruktur.ts'
import { OBJEKT, TECHN } from '../../imports/read/sections/verwaltung.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put, putDetails, type Value } from '../xml.ts'

export function writeInfrastructure(home: Node, row: HomeRow): void {
  const values = row.infrastruktur as Json
  putDetails(home, 'infrastruktur', INFRASTRUCTURE, values)
  for (const [name, attribute] of [
    ['distanzen', 'distanz_zu'],
    ['distanzen_sport', 'distanz_zu_sport'],
  ] as const) {
    const section = home.children.find((each) => each.name === 'infrastruktur') ?? add(home, 'infrastruktur')
    for (const [to, kilometres] of Object.entries((values[name] ?? {}) as Record<string, number>)) {
      const el = add(section, name)
      el.attrs.set(attribute, to)
      el.text = String(kilometres)
    }
  }
}

/** Auction of offers (Bieterverfahren), which OpenImmo has in a section of its own. */
export function writeBidding(home: Node, row: HomeRow): void {
  putDetails(home, 'bieterverfahren', BIETERVERFAHREN, (row.verwaltung_objekt as Json).bieterverfahren)
}

export function writeObjectManagement(home: Node, row: HomeRow): void {
  const values = row.verwaltung_objekt as Record<string, string>
  put(home, 'verwaltung_objekt/objektadresse_freigeben', row.adresse_freigegeben)
  put(home, 'verwaltung_objekt/verfuegbar_ab', row.verfuegbar_ab)
  // Of both places that say it, the list of fittings is the one that is searched.
  const pets = row.ausstattung.includes('HAUSTIERE') || (row.haustiere === true ? null : row.haustiere)
  put(home, 'verwaltung_objekt/haustiere', pets)
  putDetails(home, 'verwaltung_objekt', OBJEKT, values)
  putTerm(home, 'min', values.min_mietdauer ?? null)
  const longest = longestTerm({ verwaltung_objekt: values, mietdauer_max_monate: row.mietdauer_max_monate })
  putTerm(home, 'max', longest)
  if (longest === null) put(home, 'verwaltung_objekt/[befristet]', row.befristet)
}

const UNITS: Readonly<Record<string, string>> = { D: 'TAG', W: 'WOCHE', M: 'MONAT', Y: 'JAHR' }

/** The shortest or longest term of a lease: ISO 8601 (P3Y), or words as they were sent. */
function putTerm(home: Node, name: 'min' | 'max', term: string | null): void {
  const [, count, unit = ''] = /^P([\d.]+)([DWMY])$/.exec(term ?? '') ?? []
  put(home, `verwaltung_objekt/${name}_mietdauer`, count ?? term)
  if (count !== undefined) put(home, `verwaltung_objekt/${name}_mietdauer@${name}_dauer`, UNITS[unit])
}

/** The keys of the home, its days, and its project. */
export function writeTechnicalManagement(home: Node, row: HomeRow, action: 'CHANGE' | 'DELETE'): void {
  // A home that was made by hand has neither key; its public number is one.
  const number = row.objektnr_extern ?? (row.openimmo_obid === null ? row.external_id : null)
  put(home, 'verwaltung_techn/objektnr_extern', number)
  put(home, 'verwaltung_techn/aktion@aktionart', action)
  put(home, 'verwaltung_techn/openimmo_obid', row.openimmo_obid)
  if (action === 'DELETE') return
  put(home, 'verwaltung_techn/aktiv_von', row.aktiv_von)
  put(home, 'verwaltung_techn/aktiv_bis', row.aktiv_bis)
  put(home, 'verwaltung_techn/stand_vom', row.stand_vom?.toISOString())
  putDetails(home, 'verwaltung_techn', TECHN, row.verwaltung_techn)
  put(home, 'verwaltung_techn/gruppen_kennung', row.gruppen_kennung)
}

/** What Klinke keeps in this column of OpenImmo's own. */
const STANDARD = new Set(['vermarktungsart', 'objektart_zusatz'])

/** The sender's own fields; a field with several values comes several times. */
export function writeOwnFields(home: Node, row: HomeRow): void {
  for (const [name, value] of Object.entries(row.user_defined as Json)) {
    // Such a field would name another sender.
    if (STANDARD.has(name) || SENDER_NAMES.has(name.toLowerCase())) continue
    for (const each of Array.isArray(value) ? value : [value]) {
      const el = add(home, 'user_defined_simplefield')
      el.attrs.set('feldname', name)
      el.text = String(each as Value)
    }
  }
}
