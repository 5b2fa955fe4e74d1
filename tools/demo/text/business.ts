import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import {
  a,
  capital,
  contactDative,
  contactName,
  count,
  figure,
  gender,
  heatingOf,
  list,
  m2,
  noun,
  storey,
  thisOne,
  where,
} from './words.ts'

/** Paragraphs for everything that is not a flat or a house. */
export function businessText(home: Home, rng: Rng): string[] {
  const area = m2(home.nutzflaeche ?? home.wohnflaeche ?? home.grund ?? 0)
  const name = contactName(home.agent)
  const call = rng.pick([
    `Auskunft gibt ${name}.`,
    `Für einen Termin wenden Sie sich bitte an ${contactDative(home.agent)}.`,
    'Unterlagen senden wir auf Anfrage.',
    `${name} zeigt Ihnen das Objekt gerne vor Ort.`,
  ])
  switch (home.art) {
    case 'GRUNDSTUECK':
      return [plot(home, rng, area), call]
    case 'PARKEN':
      return [parking(home, rng), call]
    case 'ZIMMER':
      return [room(home, rng, area), call]
    case 'ZINSHAUS_RENDITEOBJEKT':
      return [yieldHouse(home, rng, area), call]
    case 'LAND_UND_FORSTWIRTSCHAFT':
      return [farm(home, rng, area), call]
    default:
      return [premises(home, rng, area), technical(home, rng), call]
  }
}

function plot(home: Home, rng: Rng, area: string): string {
  if (home.unter === 'LAND_FORSTWIRSCHAFT') {
    return rng.pick([
      `Verkauft werden ${area} land- und forstwirtschaftlich genutzter Grund bei ${home.spot.ort}. Eine Bauwidmung besteht nicht. Der Erwerb bedarf der Zustimmung der Grundverkehrsbehörde.`,
      `Wiese und Acker im Ausmaß von ${area}, über einen Feldweg erreichbar. Der Grund ist derzeit verpachtet.`,
    ])
  }
  const widmung =
    home.unter === 'GEWERBE'
      ? 'Betriebsgebiet'
      : home.unter === 'FREIZEIT'
        ? 'Grünland, Freizeitnutzung'
        : home.unter === 'GEMISCHT'
          ? 'Mischgebiet'
          : 'Bauland Wohngebiet'
  const shape = rng.pick(['annähernd rechteckig', 'eben', 'leicht nach Süden geneigt', 'regelmäßig geschnitten'])
  const lines = rng.pick([
    'Wasser, Kanal und Strom liegen an der Grundgrenze.',
    'Die Anschlüsse liegen in der Straße.',
    'Kanal und Wasser sind am Grund, Strom in der Straße.',
  ])
  return rng.pick([
    `Das Grundstück ${where(home)} hat ${area} und ist ${shape}. Widmung: ${widmung}. ${lines}`,
    `${area}, ${shape}, gewidmet als ${widmung}. ${lines} Bauzwang besteht ${rng.pick(['keiner', 'innerhalb von fünf Jahren'])}.`,
    `In ${home.spot.ort} wird ein Grund mit ${area} verkauft. Die Widmung lautet ${widmung}. ${lines}`,
  ])
}

function parking(home: Home, rng: Rng): string {
  const word = noun(home)
  return rng.pick([
    `${capital(a(word))} ${where(home)}, Nummer ${home.top}.${/garage|Duplex/i.test(word) ? ' Die Zufahrt ist mit Handsender möglich.' : ''}`,
    `Platz ${home.top}: ${word}, ${home.kauf ? 'im Wohnungseigentum' : 'zu mieten auch ohne Wohnung im Haus'}. Die Breite reicht für einen Kombi.`,
    `${capital(a(word))} ${where(home)}, Nummer ${home.top}. ${home.kauf ? `${{ f: 'Sie', n: 'Es', m: 'Er' }[gender(word)]} wird lastenfrei übergeben.` : 'Der Vertrag läuft unbefristet und ist monatlich kündbar.'}`,
  ])
}

function room(home: Home, rng: Rng, area: string): string {
  const mates = count(rng.int(2, 4))
  return rng.pick([
    `Das Zimmer misst ${area} und ist möbliert: Bett, Tisch, Kasten. Küche und Bad teilen Sie mit ${mates} anderen.`,
    `In einer Wohngemeinschaft ${storey(home)} wird ein Zimmer mit ${area} frei. Die Küche ist eingerichtet, ${home.ausstattung.has('BALKON') ? 'ein Balkon ist vorhanden' : 'eine Waschmaschine steht im Bad'}.`,
    `${area}, möbliert, ${storey(home)}: ein Zimmer in einer ruhigen WG mit ${mates} weiteren Personen.`,
  ])
}

function yieldHouse(home: Home, rng: Rng, area: string): string {
  const flats = Math.max(4, Math.round((home.nutzflaeche ?? 500) / 68))
  return rng.pick([
    `Das Haus aus dem Jahr ${home.baujahr} hat ${count(home.etagen ?? 3)} Geschoße und ${area} Nutzfläche mit rund ${flats} Einheiten. Ein Teil der Wohnungen ist unbefristet vermietet.`,
    `${capital(a(noun(home)))} ${where(home)}: ${area} vermietbare Fläche, ${flats} Einheiten, Baujahr ${home.baujahr}. Die Zinsliste liegt vor.`,
  ])
}

function farm(home: Home, rng: Rng, area: string): string {
  const word = noun(home)
  return rng.pick([
    `${capital(thisOne(word))} umfasst ${m2(home.grund ?? 0)} Grund und Gebäude mit ${area} Nutzfläche. Wohnhaus und Wirtschaftsgebäude stehen beisammen.`,
    `Zum Verkauf steht ${a(word)} bei ${home.spot.ort}: ${m2(home.grund ?? 0)} arrondierter Grund, ${area} in Gebäuden. Der Erwerb ist grundverkehrsbehördlich zu genehmigen.`,
  ])
}

function premises(home: Home, rng: Rng, area: string): string {
  const word = noun(home)
  const deal = home.kauf ? 'verkauft' : 'vermietet'
  const special = {
    BUERO_PRAXEN:
      home.zimmer === 1
        ? ['Ein Raum, Sanitärgruppe und Teeküche.']
        : [
            `Die ${count(home.zimmer ?? 2)} Räume sind getrennt begehbar, eine Teeküche ist vorhanden.`,
            `${capital(count(home.zimmer ?? 2))} Arbeitsräume, Sanitärgruppe und Teeküche verteilen sich auf die Fläche.`,
          ],
    EINZELHANDEL: [
      'Die Auslage liegt zur Straße, ein Lager schließt hinten an.',
      'Verkaufsraum, Lager und WC liegen auf einer Ebene.',
    ],
    GASTGEWERBE:
      home.unter === 'PENSIONEN'
        ? ['Die Betriebsanlage ist genehmigt, das Inventar kann abgelöst werden.']
        : [
            `Der Gastraum hat rund ${Math.round((home.nutzflaeche ?? 80) / 2.4)} Sitzplätze, Küche und Kühlraum sind eingerichtet.`,
            'Die Betriebsanlage ist genehmigt, das Inventar kann abgelöst werden.',
          ],
    HALLEN_LAGER_PROD: [
      `Das Sektionaltor ist ${figure(rng.pick([3.5, 4, 4.5]))} m hoch, LKW können zufahren.`,
      `Boden in Industriebeton, Zufahrt für LKW, ${m2(home.grund ?? 0)} Grund.`,
    ],
    FREIZEITIMMOBILIE_GEWERBLICH: [
      'Umkleiden, Duschen und ein kleines Buffet sind vorhanden.',
      'Die Anlage war bis zuletzt in Betrieb.',
    ],
    SONSTIGE: ['Die künftige Nutzung ist mit der Gemeinde abzustimmen.', 'Mehrere Nutzungen sind denkbar.'],
  }[home.art as string] ?? ['']
  return `${rng.pick([
    `${where(home).replace(/^i/, 'I')} wird ${a(word)} (${area}) ${deal}.`,
    `${capital(thisOne(word))} hat ${area} Nutzfläche${home.art === 'BUERO_PRAXEN' ? ` und liegt ${storey(home)}` : ''}.`,
    `${area} Nutzfläche, Baujahr ${home.baujahr}: ${a(word)} ${where(home)}.`,
  ])} ${rng.pick(special)}`.trim()
}

function technical(home: Home, rng: Rng): string {
  const has = [
    home.ausstattung.has('KLIMATISIERT') ? 'Klimaanlage' : '',
    home.ausstattung.has('LIFT') ? 'Lift' : '',
    home.ausstattung.has('BARRIEREFREI') ? 'barrierefreier Zugang' : '',
    home.ausstattung.has('PHOTOVOLTAIK') ? 'Photovoltaikanlage am Dach' : '',
  ].filter(Boolean)
  const heat = heatingOf(home)
  return [
    heat ? rng.pick([`Geheizt wird über ${heat}.`, `Heizung: ${heat.replace(/^eine /, '')}.`]) : '',
    has.length > 0 ? `Vorhanden: ${list(has)}.` : '',
    home.stellplaetze
      ? rng.pick([
          `${home.stellplaetze === 1 ? 'Ein Stellplatz gehört' : `${capital(count(home.stellplaetze))} Stellplätze gehören`} dazu.`,
          `Parken: ${home.stellplaetze} ${home.stellplaetze === 1 ? 'Platz' : 'Plätze'} am Haus.`,
        ])
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
