import type { Field } from '../../../src/domain/imports/fates/fate.ts'
import { messagesOf } from '../messages.ts'
import { priceSample } from './prices.ts'

export interface Sample {
  /** The value in the XML; a listed value is sent as it is. */
  sent?: string
  /** Of the flags of an element, those to send: all when left out. */
  flags?: readonly string[]
  /** Every one of these is on the page: in the row with the label, if there is one. */
  says: readonly string[]
  label?: string
  /** Other values that the field needs beside it. */
  beside?: Record<string, string>
  rent?: boolean
}

const german = messagesOf('de')

const AREAS =
  'wohnflaeche nutzflaeche gesamtflaeche grundstuecksflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche verwaltungsflaeche gastroflaeche bgf sonstflaeche balkon_terrasse_flaeche gartenflaeche kellerflaeche fensterfront_qm dachbodenflaeche teilbar_ab beheizbare_flaeche vermietbare_flaeche flaechevon flaechebis verbaubare_flaeche garagen_flaeche stellplatz_flaeche balkons_flaeche terrassen_flaeche loggias_flaeche gastraumflaeche [befristete_flaeche] [gewichtete_flaeche] [rohdachboden_flaeche]'
const COUNTS =
  'anzahl_zimmer anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_logia anzahl_wohn_schlafzimmer anzahl_stellplaetze plaetze_gastraum anzahl_betten anzahl_tagungsraeume anzahl_wohneinheiten anzahl_gewerbeeinheiten anzahl_balkons anzahl_balkon_terrassen anzahl_garten anzahl_garagen anzahl_etagen etage max_personen'
const METRES = 'raumhoehe fensterfront grundstuecksfront hallenhoehe [hallenhoehe]'
const RATIOS = 'grz gfz bmz ausnuetzungsziffer'
const TEXTS =
  'regionaler_zusatz gemarkung flur flurstueck letztemodernisierung bauzone altlasten zugang laufzeit branchen aktenzeichen amtsgericht stromanschlusswert verfuegbar_ab'
const DAYS =
  'abdatum bisdatum versteigerungstermin beginn_angebotsphase besichtigungstermin besichtigungstermin_2 ende_bietzeit beginn_bietzeit zvtermin zusatztermin stand_vom ausstelldatum'

/** Words of the searchable lists by the flag or word that stands for them. */
const LISTED: Readonly<Record<string, string>> = {
  gartennutzung: 'GARTEN',
  garten: 'GARTEN',
  swimmingpool: 'POOL',
  EBK: 'EINBAUKUECHE',
  PERSONEN: 'LIFT',
  JA: 'KELLER',
}

const ZUSTAND: Readonly<Record<string, string>> = {
  TEIL_VOLLRENOVIERUNGSBED: 'RENOVIERUNGSBEDUERFTIG',
  TEIL_VOLLSANIERT: 'SANIERT',
  TEIL_VOLLRENOVIERT: 'SANIERT',
  TEIL_SANIERT: 'SANIERT',
  VOLL_SANIERT: 'SANIERT',
  SANIERUNGSBEDUERFTIG: 'RENOVIERUNGSBEDUERFTIG',
  BAUFAELLIG: 'RENOVIERUNGSBEDUERFTIG',
  MODERNISIERT: 'SANIERT',
  ENTKERNT: 'ROHBAU',
}

/** Fields with an answer of their own. */
const OWN: Readonly<Record<string, Sample>> = {
  'objektkategorie/objektart': { says: [] },
  'objektkategorie/objektart/objektart_zusatz': {
    sent: 'Traum mit Dachgarten',
    says: ['Traum mit Dachgarten'],
    label: 'own.objektart_zusatz',
    beside: { 'objektkategorie/objektart/haus@haustyp': 'VILLA' },
  },
  'geo/plz': { sent: '8020', says: ['8020 Graz'] },
  'geo/ort': { sent: 'Gratkorn', says: ['Gratkorn'], beside: { 'geo/plz': '8101' } },
  'geo/strasse': { sent: 'Herrengasse', says: ['Herrengasse'] },
  'geo/hausnummer': { sent: '17b', says: ['Herrengasse 17b'], beside: { 'geo/strasse': 'Herrengasse' } },
  'geo/wohnungsnr': { sent: '31', says: ['31'], label: 'fact.tuernummer' },
  'geo/regionaler_zusatz': { sent: 'beim Stadtpark', says: ['beim Stadtpark'], label: 'fact.ortsteil' },
  'geo/etage': { sent: 'DG', says: ['Dachgeschoß'], label: 'fact.etage' },
  'flaechen/einliegerwohnung': { sent: 'true', says: ['Einliegerwohnung'], label: 'fact.eigenschaften' },
  'flaechen/kubatur': { sent: '1250', says: ['1.250 m³'], label: 'fact.kubatur' },
  'ausstattung/breitband_zugang@art': { sent: 'DSL', says: ['DSL'], label: 'fact.breitband_zugang' },
  'ausstattung/breitband_zugang@speed': { sent: '250', says: ['250 Mbit/s'], label: 'fact.breitband_zugang' },
  'zustand_angaben/baujahr': { sent: '1907', says: ['1907'], label: 'fact.baujahr' },
  'infrastruktur/zulieferung': { sent: 'true', says: ['ja'], label: 'fact.zulieferung' },
  'verwaltung_objekt/haustiere': { sent: 'true', says: ['ja'], label: 'fact.haustiere' },
  'verwaltung_objekt/nichtraucher': { sent: 'true', says: ['ja'], label: 'fact.nichtraucher' },
  'verwaltung_objekt/abdatum': {
    sent: '2027-03-05',
    says: ['5. März 2027'],
    label: 'fact.abdatum',
    beside: { 'verwaltung_objekt/verfuegbar_ab': 'im Frühling' },
  },
  'versteigerung/zwangsversteigerung': { sent: 'true', says: ['ja'], label: 'fact.zwangsversteigerung' },
  'verwaltung_objekt/max_mietdauer': {
    sent: '5',
    says: ['5 Jahre'],
    label: 'fact.befristung',
    beside: { 'verwaltung_objekt/max_mietdauer@max_dauer': 'JAHR' },
    rent: true,
  },
  'verwaltung_objekt/min_mietdauer': {
    sent: '6',
    says: ['6 Monate'],
    label: 'fact.min_mietdauer',
    beside: { 'verwaltung_objekt/min_mietdauer@min_dauer': 'MONAT' },
    rent: true,
  },
  'bieterverfahren/mindestpreis': { sent: '210300', says: ['210.300'], label: 'fact.mindestpreis' },
  'versteigerung/verkehrswert': { sent: '420300', says: ['420.300'], label: 'fact.verkehrswert' },
  'freitexte/objekttitel': { sent: 'Villa mit Aussicht', says: ['Villa mit Aussicht'] },
  'verwaltung_techn/objektnr_extern': { sent: 'NR-4711', says: ['NR-4711'], label: 'fact.external_id' },
  'verwaltung_techn/gruppen_kennung': { sent: 'P-1', says: ['Teil des Projekts'] },
  'zustand_angaben/energiepass/hwbwert': { sent: '44.5', says: ['44,5 kWh/m² im Jahr'] },
  'zustand_angaben/energiepass/hwbklasse': { sent: 'C', says: ['Klasse C'] },
  'zustand_angaben/energiepass/fgeewert': { sent: '1.21', says: ['1,21'] },
  'zustand_angaben/energiepass/fgeeklasse': { sent: 'A+', says: ['Klasse A+'] },
  'zustand_angaben/energiepass/endenergiebedarf': {
    sent: '91.5',
    says: ['Endenergiebedarf (EEB)', '91,5 kWh/m² im Jahr'],
  },
  'zustand_angaben/energiepass/energieverbrauchkennwert': {
    sent: '88.5',
    says: ['Energieverbrauch', '88,5 kWh/m² im Jahr'],
  },
  'zustand_angaben/energiepass/wertklasse': { sent: 'D', says: ['Endenergiebedarf (EEB)', 'Klasse D'] },
  'zustand_angaben/energiepass/stromwert': { sent: '12.5', says: ['12,5 kWh/m²a'] },
  'zustand_angaben/energiepass/waermewert': { sent: '77.5', says: ['77,5 kWh/m²a'] },
  'zustand_angaben/energiepass/baujahr': { sent: '1911', says: ['1911'] },
  'zustand_angaben/energiepass/gueltig_bis': { sent: '2033-05-07', says: ['Gültig bis 7. Mai 2033'] },
  'zustand_angaben/energiepass/mitwarmwasser': { sent: 'true', says: ['ja'], label: 'fact.energiepass_mitwarmwasser' },
  'zustand_angaben/energiepass/jahrgang': { says: [] },
  'bewertung/feld/name': {
    sent: 'Bodenwert',
    says: ['Bodenwert', '250 je m²'],
    beside: { 'bewertung/feld/wert': '250 je m²' },
  },
  'bewertung/feld/wert': { sent: '260 je m²', says: ['260 je m²'], beside: { 'bewertung/feld/name': 'Bodenwert' } },
  // Different people: of one person, the last feed counts.
  'kontaktperson/titel': { sent: 'Mag.', says: ['Mag. Huber'], beside: { 'kontaktperson/name': 'Huber' } },
  'kontaktperson/vorname': { sent: 'Eva', says: ['Eva Maier'], beside: { 'kontaktperson/name': 'Maier' } },
  'kontaktperson/name': { sent: 'Gruber', says: ['Gruber'] },
  'kontaktperson/position': { sent: 'Prokuristin', says: ['Prokuristin'], beside: { 'kontaktperson/name': 'Wolf' } },
}

/** Places and files that other tests follow: the position on the map, pictures and portraits, the country. */
const ELSEWHERE =
  /^(?:anhaenge|anbieter)\b|^geo\/(?:bundesland|geokoordinaten|land)|^kontaktperson\/foto|^bewertung\/feld$/

/** The sample of a field, or of one of its listed values; null for those that other tests follow. */
export function sampleOf(field: Field, value: string | null): Sample | null {
  const { path, flags, values } = field
  if (ELSEWHERE.test(path)) return null
  if (path.startsWith('preise/')) return priceSample(path, value)
  if (flags) return flagSample(field, values)
  if (value !== null) return wordSample(path, value)
  const own = OWN[path]
  if (own) return own.says.length > 0 ? own : null
  const name = path.slice(path.lastIndexOf('/') + 1)
  const label = labelOf(path)
  const is = (names: string) => names.split(' ').includes(name)
  if (is(AREAS)) return { sent: '31.5', says: ['31,5 m²'], label }
  if (is(COUNTS)) return { sent: '7', says: ['7'], label }
  if (is(METRES)) return { sent: '3.25', says: ['3,25 m'], label }
  if (is(RATIOS)) return { sent: '0.35', says: ['0,35'], label }
  if (is(DAYS)) return { sent: '2027-03-05', says: ['5. März 2027'], label }
  if (is(TEXTS)) return { sent: `Wort zu ${name}`, says: [`Wort zu ${name}`], label }
  if (path.startsWith('zustand_angaben/energiepass/'))
    return { sent: `Wort zu ${name}`, says: [`Wort zu ${name}`], label }
  if (path.startsWith('freitexte/')) return { sent: `Sätze zu ${name}.`, says: [`Sätze zu ${name}.`] }
  if (path.startsWith('kontaktperson/tel_')) return { sent: '+43 316 123456', says: ['+43 316 123456'] }
  return { sent: 'true', ...listed(name) }
}

const labelOf = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/@.*|[[\]]/g, '')
  return path.includes('energiepass/') ? `fact.energiepass_${name}` : `fact.${name}`
}

/** The word of a flag, in one of the rows that list words. */
function listed(name: string): Pick<Sample, 'says' | 'label'> {
  const word = name.toUpperCase()
  for (const key of [`merkmale.${word}`, `eigenschaften.${word}`, `ausstattung.${LISTED[name] ?? word}`]) {
    const text = german[key]
    if (text !== undefined) return { says: [text], label: `fact.${key.split('.')[0]}` }
  }
  return { says: [`no word for ${name}`] }
}

function flagSample({ path }: Field, values: readonly string[]): Sample {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name === 'vermarktungsart')
    return { flags: ['KAUF', 'MIETE_PACHT'], says: ['Kauf', 'Miete'], label: 'fact.vermarktungsart' }
  const words = values.map(
    (value) => german[`${name}.${value}`] ?? german[`${name}.${value.replace(/-/g, '_')}`] ?? value,
  )
  return { says: words, label: `fact.${name}` }
}

function wordSample(path: string, value: string): Sample {
  const [element = '', attribute = ''] = path.slice(path.lastIndexOf('/') + 1).split('@')
  if (path.startsWith('objektkategorie/objektart/'))
    return { says: [german[`untergruppe.${value}`] ?? value], label: 'fact.objektart_untergruppe' }
  if (attribute === 'zustand_art') {
    const folded = ZUSTAND[value] ?? value
    return { says: [german[`zustand.${folded}`] ?? german[`zustand_art.${value}`] ?? value] }
  }
  if (element === 'alter') return { says: [german[`bauart.${value}`] ?? value], label: 'fact.bauart' }
  if (element === 'unterkellert' && value === 'JA') return { says: ['Keller'], label: 'fact.ausstattung' }
  if (element.startsWith('distanzen')) {
    return { says: ['1,5 km'], label: `${element}.${value}`, beside: { [`infrastruktur/${element}`]: '1.5' } }
  }
  const name = path.includes('energiepass/') ? `energiepass_${element}` : element
  return { says: [german[`${name}.${value.toUpperCase()}`] ?? value], label: `fact.${name}` }
}
