import type { FeedObject, FeedProperty } from '../../../../domain/imports/feed.ts'
import { type Details, named, note, type Reading, read, readDetails, sentAt } from '../reading.ts'
import { datum, datumOderText, zeitpunkt } from '../values/date.ts'
import { plain } from '../values/html.ts'
import { number } from '../values/number.ts'
import { flag, line, oneOf, parseFlag, trueFlag, words } from '../values/word.ts'
import { readAktiv, readMietdauer } from './zeiten.ts'

export const OBJEKT: Details = {
  // A page lists these when they hold; "not let" is no news of a home.
  ...named(trueFlag, 'wbs_sozialwohnung vermietet denkmalgeschuetzt als_ferien gewerbliche_nutzung hochhaus'),
  nichtraucher: ['nichtraucher', flag],
  ...named(datum, 'abdatum bisdatum versteigerungstermin'),
  ...named(plain(300), 'zugang laufzeit branchen gruppennummer status status_id'),
  max_personen: ['max_personen', number({ max: 100_000, integer: true })],
  geschlecht: ['geschlecht@geschl_attr', line],
}

type Objekt = Pick<
  FeedProperty,
  'verfuegbar_ab' | 'haustiere' | 'befristet' | 'mietdauer_max_monate' | 'adresse_freigegeben' | 'verwaltung_objekt'
>

export function readVerwaltungObjekt(r: Reading): Objekt {
  const { mietdauer, ...befristung } = readMietdauer(r)
  return {
    verfuegbar_ab:
      read(r, 'verwaltung_objekt/verfuegbar_ab', datumOderText) ?? read(r, 'verwaltung_objekt/abdatum', datum),
    haustiere: read(r, 'verwaltung_objekt/haustiere', flag),
    // A missing value means yes. An unreadable value means no, since a published address cannot be withdrawn.
    adresse_freigegeben: readFreigabe(r),
    ...befristung,
    verwaltung_objekt: { ...readDetails(r, 'verwaltung_objekt', OBJEKT), ...mietdauer },
  }
}

function readFreigabe(r: Reading): boolean {
  const path = 'verwaltung_objekt/objektadresse_freigeben'
  if (sentAt(r, path).length === 0) return true
  return read(r, path, flag) ?? false
}

export const TECHN: Details = {
  ...named(line, 'objektnr_intern kennung_ursprung weitergabe_positiv weitergabe_negativ sprache projekt_id'),
  ...named(flag, 'weitergabe_generell'),
}

type Techn = Pick<FeedProperty, 'stand_vom' | 'aktiv_von' | 'aktiv_bis' | 'verwaltung_techn'>

export function readVerwaltungTechn(r: Reading): Techn {
  return {
    ...readAktiv(r),
    stand_vom: read(r, ['verwaltung_techn/stand_vom', 'verwaltung_objekt/[aktualisiert_am]'], zeitpunkt),
    verwaltung_techn: readDetails(r, 'verwaltung_techn', TECHN),
  }
}

type Key = Pick<FeedObject, 'openimmo_obid' | 'objektnr_extern' | 'aktion' | 'verkaufstatus' | 'projekt'>

const AKTIONEN = {
  ADD: 'ADD',
  NEW: 'ADD',
  NEU: 'ADD',
  INSERT: 'ADD',
  CHANGE: 'CHANGE',
  UPDATE: 'CHANGE',
  AENDERN: 'CHANGE',
  DELETE: 'DELETE',
  DEL: 'DELETE',
  LOESCHEN: 'DELETE',
  REFERENZ: 'REFERENZ',
} as const

const STAENDE = {
  OFFEN: 'OFFEN',
  AKTIV: 'OFFEN',
  RESERVIERT: 'RESERVIERT',
  VERKAUFT: 'VERKAUFT',
  VERMIETET: 'VERKAUFT',
  VERMITTELT: 'VERKAUFT',
} as const

/** @param modus the action of the whole transfer; it applies when the object has none of its own */
export function readKey(r: Reading, modus: string | null): Key {
  const aktion = read(r, ['verwaltung_techn/aktion@aktionart', 'verwaltung_techn/aktion'], oneOf(AKTIONEN))
  const deletes = aktion === null && modus?.toUpperCase() === 'DELETE'
  if (deletes) note(r, 'info', 'uebertragung@modus', 'modus_delete')
  return {
    openimmo_obid: read(r, 'verwaltung_techn/openimmo_obid', words(200)),
    objektnr_extern: read(r, ['verwaltung_techn/objektnr_extern', 'objektnummer'], words(200)),
    aktion: deletes ? 'DELETE' : (aktion ?? 'ADD'),
    verkaufstatus: readStatus(r),
    projekt: readProjekt(r),
  }
}

function readStatus(r: Reading): FeedObject['verkaufstatus'] {
  const strict = read(r, ['zustand_angaben/verkaufstatus@stand', 'zustand_angaben/verkaufstatus'], oneOf(STAENDE))
  // justimmo uses words of its own, many of which are not sale statuses.
  return strict ?? read(r, ['verwaltung_objekt/status', 'status'], (raw, say) => oneOf(STAENDE)(raw, () => say) ?? null)
}

function readProjekt(r: Reading): FeedObject['projekt'] {
  const kennung = read(r, ['verwaltung_techn/gruppen_kennung', 'verwaltung_techn/projekt_id', 'projekt_id'], words(200))
  const master = read(r, 'verwaltung_techn/master', words(200))
  const visible = read(r, 'verwaltung_techn/master@visible', flag)
  if (kennung === null) return null
  return {
    gruppen_kennung: kennung,
    master: master !== null && parseFlag(master) !== false,
    visible: visible !== false,
    titel: read(r, 'freitexte/objekttitel', plain(300)),
  }
}
