import type { Ausstattung, Heizung } from '../../../src/domain/properties/vocabulary.ts'
import type { Home } from '../types.ts'

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
export const m2 = (value: number): string => `${number.format(value)} m²`
export const km = (value: number): string =>
  value < 1 ? `${Math.max(50, Math.round(value * 20) * 50)} m` : `${number.format(value)} km`
export const figure = (value: number): string => number.format(value)
/** fGEE has two decimals, as the certificate. */
export const factor = (value: number): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** "Frau Czerny", and "mit Herrn Steindl" */
export const contactName = ({ anrede, name }: Home['agent']): string => `${anrede} ${name}`
export const contactDative = ({ anrede, name }: Home['agent']): string =>
  `${anrede === 'Herr' ? 'Herrn' : anrede} ${name}`
/** "3 Zimmer"; a flat of one room has a "Wohnraum". */
export const roomCount = (home: Home): string =>
  home.zimmer === 1 ? 'ein Wohnraum' : `${figure(home.zimmer ?? 2)} Zimmer`

const COUNTS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
export const count = (value: number): string => COUNTS[value] ?? String(value)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b und c" */
export function list(parts: readonly string[], and = 'und'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`
}

/** "im 3. Stock", "im Erdgeschoß", "im Dachgeschoß" */
export function storey(home: Home): string {
  if (home.unter === 'DACHGESCHOSS') return 'im Dachgeschoß'
  if (home.unter === 'ATTIKAWOHNUNG') return 'im Attikageschoß'
  if (home.etage === null) return ''
  return home.etage === 0 ? 'im Erdgeschoß' : `im ${home.etage}. Stock`
}

/** "in Graz-Geidorf", "im 7. Bezirk", "in Mödling" */
export function where(home: Home): string {
  const { spot } = home
  if (spot.groesse === 3) return `im ${Number(spot.plz.slice(1, 3))}. Bezirk`
  if (!spot.ortsteil) return `in ${spot.ort}`
  return `in ${spot.ort.replace(/ (?:am|an der|im|bei) .*/, '')}-${spot.ortsteil}`
}
export const quarter = (home: Home): string => home.spot.ortsteil ?? home.spot.ort

export const HEATING: Readonly<Record<Heizung, string>> = {
  FERNWAERME: 'Fernwärme',
  WAERMEPUMPE: 'eine Wärmepumpe',
  GAS: 'eine Gastherme',
  OEL: 'eine Ölheizung',
  PELLETS: 'eine Pelletsheizung',
  STROM: 'eine Elektroheizung',
  SOLAR: 'eine Solaranlage mit Pufferspeicher',
}
/** Houses and larger buildings have a boiler, not a Therme. */
export const heatingOf = (home: Home): string | null =>
  home.heizung === null
    ? null
    : home.heizung === 'GAS' && (home.art !== 'WOHNUNG' || (home.baujahr ?? 0) > 1990)
      ? 'eine Gas-Zentralheizung'
      : HEATING[home.heizung]

export const FITTING: Readonly<Record<Ausstattung, string>> = {
  BALKON: 'Balkon',
  TERRASSE: 'Terrasse',
  LOGGIA: 'Loggia',
  GARTEN: 'Garten',
  LIFT: 'Lift',
  GARAGE: 'Garagenplatz',
  STELLPLATZ: 'Stellplatz',
  KELLER: 'Keller',
  EINBAUKUECHE: 'Einbauküche',
  MOEBLIERT: 'Möblierung',
  BARRIEREFREI: 'barrierefreier Zugang',
  KLIMATISIERT: 'Klimaanlage',
  FUSSBODENHEIZUNG: 'Fußbodenheizung',
  KAMIN: 'Kamin',
  POOL: 'Pool',
  SAUNA: 'Sauna',
  HAUSTIERE: 'Haustiere erlaubt',
  ABSTELLRAUM: 'Abstellraum',
  SMART_HOME: 'Smart-Home-Steuerung',
  PHOTOVOLTAIK: 'Photovoltaikanlage',
}

/** Fittings within a sentence. */
export const FITTED: Partial<Record<Ausstattung, string>> = {
  PHOTOVOLTAIK: 'eine Photovoltaikanlage',
  SMART_HOME: 'eine Smart-Home-Steuerung',
  KLIMATISIERT: 'eine Klimaanlage',
  KAMIN: 'ein Kamin',
  SAUNA: 'eine Sauna',
  POOL: 'ein Pool',
}

/** The noun for a home in running text. */
export function noun(home: Home): string {
  if (home.art === 'HAUS') return HOUSES[home.unter] ?? 'Haus'
  if (home.art === 'WOHNUNG')
    return home.unter === 'PENTHOUSE'
      ? 'Penthouse'
      : home.unter === 'LOFT-STUDIO-ATELIER'
        ? 'Loft'
        : home.zimmer === 1
          ? 'Garçonnière'
          : (home.zimmer ?? 2) % 1
            ? `${figure(home.zimmer ?? 2)}-Zimmer-Wohnung`
            : `${capital(count(home.zimmer ?? 2))}zimmerwohnung`
  return OTHERS[home.unter] ?? OTHERS[home.art] ?? 'Objekt'
}

const HOUSES: Readonly<Record<string, string>> = {
  EINFAMILIENHAUS: 'Einfamilienhaus',
  DOPPELHAUSHAELFTE: 'Doppelhaushälfte',
  REIHENHAUS: 'Reihenhaus',
  REIHENECK: 'Eckreihenhaus',
  REIHENMITTEL: 'Reihenhaus',
  LANDHAUS: 'Landhaus',
  BUNGALOW: 'Bungalow',
  VILLA: 'Villa',
  BAUERNHAUS: 'Bauernhaus',
  ZWEIFAMILIENHAUS: 'Zweifamilienhaus',
  FERIENHAUS: 'Ferienhaus',
  CHALET: 'Chalet',
  STADTHAUS: 'Stadthaus',
  FERTIGHAUS: 'Fertigteilhaus',
}
const OTHERS: Readonly<Record<string, string>> = {
  WOHNEN: 'Baugrund',
  GEWERBE: 'Gewerbegrund',
  LAND_FORSTWIRSCHAFT: 'Grünland',
  FREIZEIT: 'Freizeitgrund',
  GEMISCHT: 'Grundstück im Mischgebiet',
  BUEROFLAECHE: 'Bürofläche',
  PRAXIS: 'Praxis',
  PRAXISFLAECHE: 'Praxisfläche',
  LOFT_ATELIER: 'Atelier',
  COWORKING: 'Coworking-Fläche',
  BUEROHAUS: 'Bürohaus',
  LADENLOKAL: 'Geschäftslokal',
  EINZELHANDELSLADEN: 'Geschäft',
  VERKAUFSFLAECHE: 'Verkaufsfläche',
  AUSSTELLUNGSFLAECHE: 'Schauraum',
  RESTAURANT: 'Gasthaus',
  CAFE: 'Café',
  GASTRONOMIE: 'Gastronomielokal',
  BAR: 'Bar',
  PENSIONEN: 'Pension',
  GASTRONOMIE_UND_WOHNUNG: 'Gasthaus mit Wohnung',
  LAGER: 'Lager',
  HALLE: 'Halle',
  WERKSTATT: 'Werkstatt',
  PRODUKTION: 'Produktionshalle',
  LAGER_MIT_FREIFLAECHE: 'Lager mit Freifläche',
  TIEFGARAGENSTELLPLATZ: 'Tiefgaragenplatz',
  EINZELGARAGE: 'Einzelgarage',
  STELLPLATZ: 'Stellplatz',
  CARPORT: 'Carport',
  DUPLEX: 'Duplexparker',
  PARKPLATZ_STROM: 'Stellplatz mit Ladestation',
  MEHRFAMILIENHAUS: 'Zinshaus',
  WOHN_UND_GESCHAEFTSHAUS: 'Wohn- und Geschäftshaus',
  WOHNANLAGEN: 'Wohnhausanlage',
  BAUERNHOF: 'Bauernhof',
  WEINBAU: 'Weinbaubetrieb',
  JAGD_UND_FORSTWIRTSCHAFT: 'Forstbetrieb',
  REITERHOEFE: 'Reiterhof',
  LANDWIRTSCHAFTLICHE_BETRIEBE: 'Landwirtschaft',
  SPORTANLAGEN: 'Sportanlage',
  FREIZEITANLAGE: 'Freizeitanlage',
  TANKSTELLE: 'ehemalige Tankstelle',
  SONSTIGE: 'Nebengebäude',
  ZIMMER: 'WG-Zimmer',
}

/** Nouns that take "eine". */
const FEMININE =
  /(?:wohnung|-Wohnung|Garçonnière|hälfte|Villa|fläche|Praxis|Bar|Pension|Halle|halle|Werkstatt|garage|anlage|Landwirtschaft|Tankstelle)$/
const NEUTER =
  /(?:haus|Haus|Loft|Penthouse|Chalet|land|Atelier|Geschäft|lokal|Café|Lager|Freifläche|Zimmer|Nebengebäude|Wohnung|Grundstück im Mischgebiet)$/
export function gender(word: string): 'f' | 'n' | 'm' {
  if (word === 'Gasthaus mit Wohnung' || word === 'Lager mit Freifläche') return 'n'
  return FEMININE.test(word) ? 'f' : NEUTER.test(word) ? 'n' : 'm'
}
export const a = (word: string): string => (gender(word) === 'f' ? `eine ${word}` : `ein ${word}`)
/** "Diese Wohnung", "Dieses Haus", "Dieser Baugrund" */
export const thisOne = (word: string): string => `${{ f: 'diese', n: 'dieses', m: 'dieser' }[gender(word)]} ${word}`
/** "Helle Wohnung", "Helles Haus", "Heller Baugrund" */
export const qualified = (adjective: string, word: string): string =>
  `${adjective}${{ f: 'e', n: 'es', m: 'er' }[gender(word)]} ${word}`
