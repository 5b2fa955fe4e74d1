import type { Json } from '../imports/feed.ts'
import type { Fact } from './card.ts'

/** Parts of a field's name that say it is not for visitors: keys, states and notes of the sender's software. */
const INTERNAL = new Set(
  'id ids nr key hash token passwort password user login intern interne internes notiz notizen eigentuemer eigentümer besitzer verkaeufer verkäufer kunde kunden schluessel schlüssel lat lng lon breitengrad laengengrad längengrad koordinaten telefon tel handy mobil email mail iban url link status objektstatus erstellt aktualisiert geaendert geändert vermittelt created updated modified timestamp sort sortierung template export import portal suchergebnis is parent type kategorie radius verortung immocard'.split(
    ' ',
  ),
)
/** Parts of a field's name that tell where the home is. */
const ADDRESS = new Set(
  'adresse anschrift strasse straße hausnummer stiege top tuer tür tuernummer wohnungsnr'.split(' '),
)

const WORDS = /[^\p{L}\d]+/u
const ROWS_MAX = 40

const partsOf = (name: string) => name.toLowerCase().split(WORDS)

/** True for a field of a sender's own (`user_defined_*`) that must not be shown. */
export const isInternal = (name: string): boolean => partsOf(name).some((part) => INTERNAL.has(part))

/**
 * True for a field that no hand sets, since the feed tells it with every delivery: those that are not shown as fields, and
 * the form of the offer, such as a leasehold.
 */
export const isOfFeed = (name: string): boolean => name === 'vermarktungsart' || isInternal(name)

/**
 * The fields that a sender adds to OpenImmo (`user_defined_simplefield`, `_anyfield`, `_extend`), as facts. The label
 * is the message `own.<name>` where we know the field; else the page shows the name.
 */
export function ownFields(fields: Json, addressReleased: boolean): Fact[] {
  return Object.entries(fields)
    .filter(([name]) => !isOfFeed(name))
    .filter(([name]) => addressReleased || !partsOf(name).some((part) => ADDRESS.has(part)))
    .flatMap(([name, value]): Fact[] => {
      const texts = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '')
      const [first] = texts as string[]
      if (first === undefined) return []
      const label = `own.${name.toLowerCase()}`
      const flag = texts.length === 1 ? FLAGS[first.toLowerCase()] : undefined
      if (flag !== undefined) return [{ label, format: 'yes_no', value: flag }]
      return [{ label, format: 'text', value: texts.join(', ') }]
    })
    .slice(0, ROWS_MAX)
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, ja: true, false: false, nein: false }
