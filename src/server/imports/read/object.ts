import type { FeedObject, FeedProperty, Json } from '../../../domain/imports/feed.ts'
import { implausible } from '../../../domain/imports/plausible.ts'
import type { Vermarktungsart } from '../../../domain/properties/vocabulary.ts'
import { translator } from '../../../i18n/server.ts'
import { hideStreet, SECTIONS } from '../../properties/hidden-street.ts'
import { readSender } from './company.ts'
import {
  distinct,
  mendTexts,
  named,
  note,
  noteUnread,
  type Reading,
  readDetails,
  shorten,
  startReading,
} from './reading.ts'
import { readAnhaenge } from './sections/anhaenge.ts'
import { readAusstattung } from './sections/ausstattung.ts'
import { readEnergy } from './sections/energiepass.ts'
import { readFlaechen } from './sections/flaechen.ts'
import { readFreitexte } from './sections/freitexte.ts'
import { readGeo } from './sections/geo.ts'
import { readInfrastruktur } from './sections/infrastruktur.ts'
import { readAgent } from './sections/kontaktperson.ts'
import { readKategorie } from './sections/objektkategorie.ts'
import { isOutline, unfold } from './sections/outline.ts'
import { readPreise, tellPrices } from './sections/preise.ts'
import { readUserDefined } from './sections/user-defined.ts'
import { readKey, readVerwaltungObjekt, readVerwaltungTechn } from './sections/verwaltung.ts'
import { readZustand } from './sections/zustand.ts'
import type { El } from './tree.ts'
import { datum, zeitpunkt } from './values/date.ts'
import { betrag } from './values/number.ts'
import { flag } from './values/word.ts'

export interface ObjectOptions {
  nr: number
  /** The `modus` of the transfer. */
  modus: string | null
  now: Date
  /** The country of a sender that names none, ISO 3166 alpha-3, by default Austria; null when unknown. */
  usualCountry?: string | null
  /** Reads the keys, the action and the sender only. */
  keysOnly?: boolean | undefined
}

/** Maps one `immobilie`. It never throws because of the content: the notes report values that cannot be read. */
export function readObject(el: El, { nr, modus, now, usualCountry = 'AUT', keysOnly }: ObjectOptions): FeedObject {
  const outline = isOutline(el)
  const r = startReading(outline ? unfold(el) : el)
  mendTexts(r)
  const key = readKey(r, modus)
  const object: FeedObject = { nr, ...key, property: null, agent: null, media: [], taken: [], notes: r.notes }
  if (outline) object.outline = true
  const sender = readSender(r)
  if (sender) object.sender = sender
  if (keysOnly) {
    object.keysOnly = true
    return object
  }
  if (key.aktion !== 'DELETE') {
    try {
      fill(object, r, now, usualCountry)
    } catch (error) {
      // A bug of ours must affect this object only. Its key is known, so the import does not treat it as missing.
      object.property = null
      note(r, 'error', '', 'object_failed', { grund: shorten(String(error), 200) })
    }
    noteUnread(r)
    if (outline) note(r, 'info', '', 'outline')
  }
  object.taken = [...r.taken]
  object.notes = distinct(r.notes)
  return object
}

/** An object with an error gets all its notes in the report, but is not imported. */
function fill(object: FeedObject, r: Reading, now: Date, usualCountry: string | null): void {
  const property = readProperty(r, now, usualCountry)
  leaveOutImplausible(r, property)
  object.agent = readAgent(r)
  object.media = readAnhaenge(r)
  if (!property.adresse_freigegeben) hideAddress(r)
  noteStreet(r, property)
  property.user_defined = { ...readUserDefined(r), ...property.user_defined }
  tellPrices(r, property)
  if (property.plz === null && property.ort === null && property.lat === null && property.ungenau_lat === null) {
    note(r, 'warning', 'geo', 'no_position')
  }
  if (!r.notes.some((each) => each.level === 'error')) object.property = property
}

/** Figures that cannot be true become unknown; the report names them, and does not list them as used. */
function leaveOutImplausible(r: Reading, property: FeedProperty): void {
  for (const { section, field, path, code, params } of implausible(property)) {
    note(r, 'warning', path, code, params)
    r.taken.delete(path)
    section[field] = null
  }
}

const ADDRESS = 'strasse hausnummer stiege tuernummer wohnungsnr gemarkung flur flurstueck'.split(' ')

/** What tells the address counts as shown only when the sender releases it. */
function hideAddress(r: Reading): void {
  for (const name of ADDRESS) if (r.taken.delete(`geo/${name}`)) note(r, 'info', `geo/${name}`, 'address_hidden')
}

/** The elements of sections that have another name. */
const ELEMENTS: Readonly<Record<string, string>> = {
  ausstattung_details: 'ausstattung',
  energiepass: 'zustand_angaben/energiepass',
}

/** The sender learns which of its texts tell an address that it hides. */
function noteStreet(r: Reading, property: FeedProperty): void {
  for (const name of Object.keys(hideStreet(property).full ?? {})) {
    const isSection = (SECTIONS as readonly string[]).includes(name)
    const path = isSection ? (ELEMENTS[name] ?? name) : `freitexte/${name.replace('_translations', '')}`
    note(r, 'info', path, 'address_in_text')
  }
}

function readProperty(r: Reading, now: Date, usualCountry: string | null): FeedProperty {
  const { sent, ...kategorie } = readKategorie(r)
  const geo = readGeo(r, usualCountry)
  const preise = readPreise(r)
  const flaechen = readFlaechen(r)
  const counted = { ...flaechen.flaechen, ...present(flaechen) }
  const ausstattung = readAusstattung(r, counted)
  const energy = readEnergy(r, now.toISOString().slice(0, 10))
  const objekt = readVerwaltungObjekt(r)
  const texte = readFreitexte(r)
  if (objekt.haustiere === true) ausstattung.ausstattung.push('HAUSTIERE')
  return {
    ...kategorie,
    vermarktungsart: marketed(r, kategorie.vermarktungsart, preise),
    ...texte,
    objekttitel: texte.objekttitel ?? madeTitle(r, kategorie.objektart, geo.ort ?? geo.plz),
    ...geo,
    ...preise,
    ...flaechen,
    ...ausstattung,
    ...readZustand(r, now.getUTCFullYear()),
    ...energy,
    infrastruktur: readInfrastruktur(r),
    ...objekt,
    verwaltung_objekt: { ...objekt.verwaltung_objekt, ...bieterverfahren(r) },
    ...readVerwaltungTechn(r),
    user_defined: sent,
  }
}

function present(row: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

/** Without a statement on sale or rent, the prices decide, if they indicate only one of the two. */
function marketed(
  r: Reading,
  sent: Vermarktungsart[],
  {
    kaufpreis,
    kaltmiete,
    warmmiete,
    gesamtbelastungbrutto,
    preise,
  }: Pick<FeedProperty, 'kaufpreis' | 'kaltmiete' | 'warmmiete' | 'gesamtbelastungbrutto' | 'preise'>,
): Vermarktungsart[] {
  if (sent.length > 0) return sent
  const sums = ['summemietenetto', 'gesamtmietenetto', 'gesamtbelastungnetto', 'pauschalmiete']
  const rent =
    [kaltmiete, warmmiete, gesamtbelastungbrutto].some((one) => one !== null) || sums.some((name) => name in preise)
  const sale = kaufpreis !== null || 'kaufpreisnetto' in preise || 'richtpreis' in preise
  const path = 'objektkategorie/vermarktungsart'
  if (sale === rent) {
    note(r, 'warning', path, 'vermarktungsart_missing')
    return []
  }
  const als = rent ? 'MIETE' : 'KAUF'
  note(r, 'info', path, 'vermarktungsart_derived', { als })
  return [als]
}

/** Makes a title from certain facts for an object without one: "Wohnung in Graz". */
function madeTitle(r: Reading, objektart: FeedProperty['objektart'], ort: string | null): string {
  const t = translator()
  const art = t(`import.title.${objektart ?? 'OTHER'}`)
  const title = ort === null ? art : t('import.title.in', { art, ort })
  note(r, 'info', 'freitexte/objekttitel', 'title_made', { als: title })
  return title
}

export const BIETERVERFAHREN = {
  ...named(datum, 'beginn_angebotsphase besichtigungstermin besichtigungstermin_2 ende_bietzeit'),
  ...named(zeitpunkt, 'beginn_bietzeit'),
  ...named(flag, 'hoechstgebot_zeigen'),
  ...named(betrag, 'mindestpreis'),
}

function bieterverfahren(r: Reading): Json {
  const found = readDetails(r, 'bieterverfahren', BIETERVERFAHREN)
  return Object.keys(found).length > 0 ? { bieterverfahren: found } : {}
}
