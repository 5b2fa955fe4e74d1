import {
  AUSSTATTUNGEN,
  BAUARTEN,
  HEIZUNGEN,
  type Objektart,
  UNTERGRUPPEN_JE_OBJEKTART,
  type Untergruppe,
  ZUSTAENDE,
} from '../../../src/domain/properties/vocabulary.ts'
import type { SearchRow } from '../../../src/domain/search/row.ts'
import { type Entry, TOWNS } from '../../../src/server/places/gazetteer.ts'
import { type Chance, createChance } from './random.ts'

const BATCH = 5000
const ARTEN: readonly (readonly [Objektart, number])[] = [
  ['WOHNUNG', 0.55],
  ['HAUS', 0.2],
  ['GRUNDSTUECK', 0.09],
  ['BUERO_PRAXEN', 0.06],
  ['PARKEN', 0.04],
  ['EINZELHANDEL', 0.02],
  ['ZINSHAUS_RENDITEOBJEKT', 0.02],
  ['HALLEN_LAGER_PROD', 0.02],
]
const ADJECTIVES = 'sonnige ruhige gepflegte helle moderne großzügige charmante exklusive zentrale neuwertige'.split(
  ' ',
)
const FEATURES = [
  'mit Balkon',
  'mit Terrasse',
  'mit Garten',
  'nahe U-Bahn',
  'in Grünruhelage',
  'mit Fernblick',
  'im Altbau',
  'im Neubau',
  'mit Dachterrasse',
  'am Stadtrand',
  'mit Seezugang',
  'mit Tiefgarage',
]
const SENTENCES = [
  'Die Liegenschaft überzeugt durch eine durchdachte Raumaufteilung und hochwertige Ausstattung.',
  'Eine Straßenbahn und mehrere Buslinien erreichen Sie in wenigen Gehminuten.',
  'Schulen, Kindergärten, Ärzte und Geschäfte des täglichen Bedarfs liegen in unmittelbarer Nähe.',
  'Beheizt wird mittels Fernwärme, die Böden sind mit Eichenparkett belegt.',
  'Das Badezimmer ist mit Dusche, Badewanne und Handtuchheizkörper ausgestattet.',
  'Vom Wohnzimmer gelangen Sie auf die sonnige Terrasse mit Blick ins Grüne.',
  'Ein Kellerabteil und ein Stellplatz in der Tiefgarage gehören dazu.',
  'Die Küche ist vollständig eingerichtet und wird ohne Ablöse übergeben.',
  'Das Gebäude wurde vor wenigen Jahren generalsaniert, der Lift führt bis ins Dachgeschoss.',
  'Ideal für Anleger: Die Einheit ist derzeit befristet vermietet.',
  'Der Garten ist eingefriedet und südseitig ausgerichtet, ein Pool ist möglich.',
  'Die Betriebskosten enthalten Warmwasser, Hausbetreuung und Rücklage.',
]
const ROADS =
  'Hauptstraße Bahnhofstraße Schulgasse Kirchengasse Mozartstraße Feldweg Lindenallee Ringstraße Marktplatz'.split(' ')

/**
 * Seeded listings with the distribution of Austria's population: town by inhabitants, normally distributed around its
 * centre.
 */
export async function* listings(
  number: number,
  seed = 1,
  batch = BATCH,
  /** The share of listings that are one home with another listing. */
  grouped = 0,
): AsyncGenerator<SearchRow[]> {
  const chance = createChance(seed)
  const sums: number[] = []
  for (const town of TOWNS) sums.push((sums.at(-1) ?? 0) + Math.max(town.einwohner, 300))
  for (let done = 0; done < number; done += batch) {
    const size = Math.min(batch, number - done)
    const rows = Array.from({ length: size }, (_, i) => listing(done + i + 1, pickTown(sums, chance), chance))
    yield grouped > 0 ? rows.map((row, i) => twin(row, rows[i - 1], grouped)) : rows
  }
}

/** Repeats the previous row at regular intervals, with another company. */
function twin(row: SearchRow, before: SearchRow | undefined, share: number): SearchRow {
  const each = Math.round(2 / share)
  if (row.id % each === 1 && row.id > 1) return { ...row, gruppe: row.id }
  if (row.id % each !== 2 || !before || before.id === 1) return row
  return { ...before, id: row.id, gruppe: before.id, anbieter: (before.anbieter % 900) + 1 }
}

function pickTown(sums: readonly number[], chance: Chance): Entry {
  const at = chance.next() * sums.at(-1)!
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sums[middle]! > at) high = middle
    else low = middle + 1
  }
  return TOWNS[low]!
}

function listing(id: number, town: Entry, chance: Chance): SearchRow {
  const objektart = pickArt(chance)
  const isPlot = objektart === 'GRUNDSTUECK'
  const lets = !isPlot && chance.yes(objektart === 'HAUS' ? 0.15 : 0.45)
  const flaeche = isPlot ? null : Math.round(Math.exp(4.3 + chance.normal() * 0.45) * 10) / 10
  const spread = 0.006 + Math.sqrt(town.einwohner) / 25_000
  const perSquareMetre = (town.bundesland === 'wien' ? 6200 : 3800) * Math.exp(chance.normal() * 0.3)
  const sale = Math.round((perSquareMetre * (flaeche ?? chance.whole(40, 200))) / 1000) * 1000
  const rent = Math.round(((sale / 280) * (0.9 + chance.next() * 0.3)) / 5) * 5
  const has = <T>(value: T, probability: number): T | null => (chance.yes(probability) ? value : null)
  const isLocated = chance.yes(0.98)
  return {
    id,
    vermarktungsart: [lets ? 'MIETE' : 'KAUF'],
    objektart,
    untergruppe: has(chance.one(UNTERGRUPPEN_JE_OBJEKTART[objektart] as readonly Untergruppe[]), 0.7),
    orte: town.orte,
    bundesland: town.bundesland,
    land: 'AT',
    plz: `AT-${town.plz[0] ?? String(1000 + (Math.abs(Math.trunc(town.lat * 7919 + town.lng * 104_729)) % 8999))}`,
    preis: has(lets ? rent : sale, 0.97),
    preis_kauf: lets ? null : sale,
    preis_miete: lets ? rent : null,
    rendite: lets ? null : has(chance.whole(15, 70) / 10, 0.1),
    flaeche,
    grundstuecksflaeche: isPlot || objektart === 'HAUS' ? Math.round(Math.exp(6.4 + chance.normal() * 0.6)) : null,
    zimmer: flaeche === null ? null : Math.max(1, Math.round((flaeche / 28) * 2) / 2),
    etage: objektart === 'WOHNUNG' ? has(chance.whole(0, 7), 0.8) : null,
    dachgeschoss: objektart === 'WOHNUNG' && chance.yes(0.15),
    verfuegbar_ab: has(chance.yes(0.5) ? 0 : chance.whole(20_000, 20_800), 0.5),
    mietdauer: lets ? has(chance.yes(0.3) ? 1e6 : chance.one([36, 60, 120]), 0.8) : null,
    kaution: lets ? has(rent * 3, 0.7) : null,
    baujahr: has(chance.whole(1880, 2025), 0.7),
    hwb: has(chance.whole(150, 2500) / 10, 0.8),
    ausstattung: AUSSTATTUNGEN.filter(() => chance.yes(0.22)),
    zustand: has(chance.one(ZUSTAENDE), 0.8),
    bauart: has(chance.one(BAUARTEN), 0.8),
    heizung: HEIZUNGEN.filter(() => chance.yes(0.15)),
    provisionsfrei: chance.yes(0.2),
    anbieter: chance.whole(1, 900),
    gruppe: null,
    projekt: has(chance.whole(1, 600), 0.1),
    lat: isLocated ? town.lat + chance.normal() * spread : null,
    lng: isLocated ? town.lng + chance.normal() * spread * 1.45 : null,
    neu_seit: 1_735_689_600_000 + chance.whole(0, 30_000_000) * 1000,
    reduziert: chance.yes(0.12) ? chance.whole(10, 250) / 10 : 0,
    titel: `${capital(chance.one(ADJECTIVES))} ${NOUNS[objektart] ?? 'Immobilie'} ${chance.one(FEATURES)} in ${town.name}`,
    text: [
      ...Array.from({ length: chance.whole(3, 6) }, () => chance.one(SENTENCES)),
      `${chance.one(ROADS)} ${chance.whole(1, 99)}, ${town.name}, ${town.in}`,
    ].join(' '),
  }
}

const NOUNS: Partial<Record<Objektart, string>> = {
  WOHNUNG: 'Wohnung',
  HAUS: 'Einfamilienhaus',
  GRUNDSTUECK: 'Baugrund',
  BUERO_PRAXEN: 'Bürofläche',
  PARKEN: 'Garagenplatz',
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

function pickArt(chance: Chance): Objektart {
  let rest = chance.next()
  for (const [art, share] of ARTEN) {
    rest -= share
    if (rest < 0) return art
  }
  return 'WOHNUNG'
}
