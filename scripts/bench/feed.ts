import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import yazl from 'yazl'

/**
 * A feed that exercises the whole importer: two companies, sales and rents, projects with their units, agents, pictures
 * of all three kinds, imprecise addresses, repeated objects, deletions, and one unreadable object. Version 2 is the
 * next day's delivery: of 20 objects one is gone, two changed, one is new, one sold.
 */
export interface BenchFeed {
  objects: number
  version: 1 | 2
  /** One of this many objects has pictures; 0 for none. */
  picturesEvery: number
  /** Sentences of a description, 67 bytes each; 14 by default, which makes an object of 2.6 kB. */
  sentences?: number
  /** The number of the first object, so that the homes of several feeds differ; 0 by default. */
  first?: number
  /** Part of the names of its companies, which are those of one agency otherwise. */
  sender?: string
}

const TOWNS = [
  ['1030', 'Wien', 48.198, 16.395],
  ['8010', 'Graz', 47.07, 15.44],
  ['4020', 'Linz', 48.306, 14.286],
  ['5020', 'Salzburg', 47.8, 13.045],
  ['6020', 'Innsbruck', 47.268, 11.393],
  ['3100', 'St. Pölten', 48.204, 15.626],
] as const

const SENTENCES = [
  'Die Wohnung liegt ruhig im zweiten Stock und ist über einen Lift zu erreichen.',
  'Alle Zimmer gehen in den begrünten Innenhof, die Küche ist eingerichtet.',
  'Zur Straßenbahn gehen Sie vier Minuten, zum Bahnhof zehn.',
  'Das Haus wurde 2019 saniert, die Fenster sind neu.',
  'Ein Kellerabteil und ein Fahrradraum gehören dazu.',
]

/** Writes the feed as a ZIP. */
export async function writeBenchFeed(file: string, feed: BenchFeed): Promise<void> {
  const zip = new yazl.ZipFile()
  zip.addReadStream(Readable.from(benchXml(feed), { objectMode: false }), 'openimmo.xml')
  if (feed.picturesEvery) {
    for (let at = 0; at < PICTURES; at++)
      zip.addBuffer(await picture(at + feed.version * PICTURES), `bilder/bild-${at}.jpg`, { compress: false })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

/** Writes the feed as XML; its pictures, if any, are missing. */
export async function writeBenchXml(file: string, feed: BenchFeed): Promise<void> {
  await pipeline(Readable.from(benchXml(feed), { objectMode: false }), createWriteStream(file))
}

const PICTURES = 12

async function picture(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const
  const background = { r: (at * 53) % 255, g: (at * 97) % 255, b: 90 }
  return sharp({ create: { width: 900, height: 600, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** The feed as XML, in parts. */
export function* benchXml(feed: BenchFeed): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung art="ONLINE" umfang="VOLL" version="1.2.7c"/>\n'
  const { first = 0, sender = '' } = feed
  const half = Math.ceil(feed.objects / 2)
  for (const [at, from, to] of [
    [1, 0, half],
    [2, half, feed.objects],
  ] as const) {
    yield `<anbieter><openimmo_anid>BENCH-${sender}${at}</openimmo_anid><firma>Probelauf ${sender}${at} GmbH</firma>\n`
    for (let nr = first + from; nr < first + to; nr++) yield* statements(nr, feed)
    yield '</anbieter>\n'
  }
  yield '</openimmo>\n'
}

function* statements(nr: number, feed: BenchFeed): Generator<string> {
  const later = feed.version === 2
  if (later && nr % 20 === 1) return
  if (later && nr % 20 === 2) {
    yield removal(nr)
    return
  }
  if (nr % 50 === 7) {
    yield removal(nr)
    yield immobilie(nr, feed, 'früher')
  }
  yield immobilie(nr, feed, later && nr % 10 === 3 ? 'geändert' : '')
  if (later && nr % 20 === 5) yield immobilie(nr + 1_000_000, feed, 'neu')
  if (nr % 100 === 9)
    yield `<immobilie><verwaltung_techn><objektnr_extern>B-${nr}-leer</objektnr_extern></verwaltung_techn></immobilie>\n`
}

function removal(nr: number): string {
  return `<immobilie><verwaltung_techn><objektnr_extern>B-${nr}</objektnr_extern><openimmo_obid>OBID-${nr}</openimmo_obid><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>\n`
}

function immobilie(nr: number, feed: BenchFeed, word: string): string {
  const [plz, ort, lat, lng] = TOWNS[nr % TOWNS.length] as (typeof TOWNS)[number]
  const rent = nr % 3 === 0
  const price =
    (rent ? 700 : 250_000) + (nr % 97) * (rent ? 9 : 3000) - (word === 'geändert' ? (rent ? 50 : 10_000) : 0)
  const text = Array.from({ length: feed.sentences ?? 14 }, (_, at) => SENTENCES[(nr + at) % SENTENCES.length]).join(
    ' ',
  )
  const status = feed.version === 2 && nr % 20 === 4 ? 'VERKAUFT' : nr % 20 === 6 ? 'RESERVIERT' : 'OFFEN'
  return `<immobilie>
<objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="${rent ? 0 : 1}" MIETE_PACHT="${rent ? 1 : 0}"/>
<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>${plz}</plz><ort>${ort}</ort><geokoordinaten breitengrad="${lat + ((nr * 7) % 100) / 5000}" laengengrad="${lng + ((nr * 13) % 100) / 5000}"/><strasse>Probegasse</strasse><hausnummer>${nr}</hausnummer><land iso_land="AUT"/><etage>${nr % 6}</etage></geo>
<kontaktperson><personennummer>P${nr % 5}</personennummer><name>Muster ${nr % 5}</name><vorname>Maria</vorname><email_direkt>m${nr % 5}@example.at</email_direkt><tel_durchw>+43 1 ${nr % 5}</tel_durchw></kontaktperson>
<preise>${rent ? `<kaltmiete>${price}</kaltmiete><warmmiete>${price + 180}</warmmiete><kaution>${price * 3}</kaution>` : `<kaufpreis>${price}</kaufpreis>`}<provisionspflichtig>${nr % 2 === 0}</provisionspflichtig><waehrung iso_waehrung="EUR"/></preise>
<flaechen><wohnflaeche>${40 + (nr % 80)}.5</wohnflaeche><anzahl_zimmer>${1 + (nr % 5)}</anzahl_zimmer><anzahl_badezimmer>1</anzahl_badezimmer></flaechen>
<ausstattung><fahrstuhl PERSONEN="1"/><heizungsart FERN="1"/><balkon>${nr % 2 === 0}</balkon></ausstattung>
<zustand_angaben><baujahr>${1900 + (nr % 120)}</baujahr><zustand zustand_art="GEPFLEGT"/><energiepass><epart>BEDARF</epart><hwbwert>${30 + (nr % 150)}</hwbwert></energiepass></zustand_angaben>
<freitexte><objekttitel>Wohnung ${nr} in ${ort} ${word}</objekttitel><objektbeschreibung>${text}</objektbeschreibung><lage>${SENTENCES[nr % 5]}</lage></freitexte>
${anhaenge(nr, feed)}
<verwaltung_objekt><objektadresse_freigeben>${nr % 4 !== 0}</objektadresse_freigeben>${nr % 40 < 4 ? `<gruppen_kennung>PROJEKT-${Math.floor(nr / 40)}</gruppen_kennung>` : ''}</verwaltung_objekt>
<verwaltung_techn><objektnr_extern>B-${nr}</objektnr_extern><openimmo_obid>OBID-${nr}</openimmo_obid><aktion aktionart="CHANGE"/><stand_vom>2026-11-0${feed.version}</stand_vom></verwaltung_techn>
<zustand_angaben><verkaufstatus stand="${status}"/></zustand_angaben>
</immobilie>
`
}

function anhaenge(nr: number, { picturesEvery, version }: BenchFeed): string {
  if (!picturesEvery || nr % picturesEvery) return ''
  const beside = `<anhang location="EXTERN" gruppe="TITELBILD"><anhangtitel>Ansicht</anhangtitel><format>JPG</format><daten><pfad>bild-${(nr + version) % PICTURES}.jpg</pfad></daten></anhang>`
  const remote = `<anhang location="REMOTE" gruppe="BILD"><format>JPG</format><daten><pfad>https://bilder.example.com/${nr}.jpg</pfad></daten></anhang>`
  return `<anhaenge>${beside}${nr % 3 === 0 ? remote : ''}</anhaenge>`
}
