import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { businessText } from './business.ts'
import { roomsText } from './rooms.ts'
import { titleOf } from './titles.ts'
import {
  a,
  capital,
  count,
  FITTING,
  figure,
  heatingOf,
  km,
  list,
  m2,
  noun,
  quarter,
  storey,
  thisOne,
  where,
} from './words.ts'

export interface Texts {
  titel: string
  dreizeiler: string
  beschreibung: string
  lage: string
  ausstattung: string | null
  sonstiges: string | null
}

/** All German texts of a home. They say what the facts say, in the words of the agency. */
export function germanTexts(home: Home, rng: Rng): Texts {
  const titel = titleOf(home, rng.fork('titel'))
  const homely = home.art === 'WOHNUNG' || home.art === 'HAUS'
  const paragraphs = homely
    ? [opening(home, rng), roomsText(home, rng), building(home, rng), closing(home, rng)]
    : businessText(home, rng)
  return {
    titel,
    dreizeiler: short(home, rng),
    beschreibung: paragraphs.filter(Boolean).join('\n\n'),
    lage: place(home, rng),
    ausstattung: fittings(home),
    sonstiges: legal(home, rng),
  }
}

function opening(home: Home, rng: Rng): string {
  const word = noun(home)
  const area = m2(home.wohnflaeche ?? 0)
  const rooms = home.zimmer === 1 ? 'einen Wohnraum' : `${figure(home.zimmer ?? 2)} Zimmer`
  const year = home.baujahr ?? 0
  const project = home.project
  if (project) {
    return rng.pick([
      `Im Projekt ${project.titel} entsteht Top ${home.top}: ${area} ${storey(home)}, ${rooms}. Fertigstellung: ${project.fertigstellung}.`,
      `Top ${home.top} liegt ${storey(home)} des Neubaus ${project.titel} und hat ${area} Wohnfläche. Das Haus hat ${count(project.stockwerke)} Obergeschoße.`,
      `${project.titel} ist ein Haus mit überschaubar vielen Wohnungen. Diese hier misst ${area}, liegt ${storey(home)} und hat ${rooms}.`,
    ])
  }
  if (home.art === 'HAUS') {
    const built = year < 1945 ? `wurde um ${year} errichtet` : `stammt aus dem Jahr ${year}`
    return rng.pick([
      `${capital(thisOne(word))} ${built} und steht auf ${m2(home.grund ?? 0)} Grund. Die Wohnfläche beträgt ${area}, verteilt auf ${rooms}.`,
      `Auf ${m2(home.grund ?? 0)} Grund steht ${a(word)} mit ${area} Wohnfläche und ${rooms.replace('Zimmer', 'Zimmern')}. Baujahr ist ${year}.`,
      `Zum ${home.kauf ? 'Verkauf' : 'Vermieten'} kommt ${a(word)} ${where(home)}: ${area}, ${rooms}, ${m2(home.grund ?? 0)} Grund, Baujahr ${year}.`,
      `${area} Wohnfläche, ${rooms} und ein Garten: ${a(word)} ${where(home)}, gebaut ${year}.`,
    ])
  }
  const house =
    home.bauart === 'ALTBAU'
      ? rng.pick(
          [`in einem Altbau von ${year}`, `in einem Haus aus dem Jahr ${year}`, `in einem Gründerzeithaus`].slice(
            0,
            year < 1915 ? 3 : 2,
          ),
        )
      : rng.pick([
          `in einem Haus, Baujahr ${year}`,
          `in einem ${year} errichteten Haus`,
          `in einer Wohnhausanlage aus dem Jahr ${year}`,
        ])
  const lift = home.etage
    ? home.ausstattung.has('LIFT')
      ? rng.pick([
          ', der Lift fährt bis zur Wohnungstür',
          ', ein Lift ist vorhanden',
          ' und ist mit dem Lift erreichbar',
        ])
      : rng.pick(['; einen Lift gibt es nicht', ', ohne Lift'])
    : ''
  const choices = [
    `Die Wohnung liegt ${storey(home)} ${house}${lift}. Sie misst ${area} und hat ${rooms}.`,
    `${area}, ${rooms}, ${storey(home)}: So lässt sich diese Wohnung ${where(home)} am kürzesten beschreiben. Sie liegt ${house}.`,
    `${capital(where(home))} wird ${home.kauf ? 'eine Eigentumswohnung verkauft' : 'eine Mietwohnung frei'}: ${area} Wohnfläche und ${rooms} ${storey(home)} ${house}.`,
    `Angeboten wird ${a(word)} mit ${area} ${storey(home)}${lift}. Das Gebäude wurde ${year} errichtet.`,
  ]
  if (home.company.voice === 'warm')
    choices.push(
      `Wer ${where(home)} ein Zuhause sucht, sollte sich ${thisOne(word)} ansehen: ${area} ${storey(home)} ${house}.`,
      `Ankommen, Schuhe ausziehen, daheim sein: ${capital(a(word))} mit ${area} ${storey(home)} wartet auf neue ${home.kauf ? 'Eigentümer' : 'Mieter'}.`,
    )
  if (home.company.voice === 'knapp')
    choices.push(
      `${capital(a(word))}, ${area}, ${storey(home)}. Baujahr ${year}.`,
      `${area}. ${capital(home.zimmer === 1 ? 'ein Wohnraum' : rooms)}. ${capital(storey(home))} ${house}.`,
    )
  return rng.pick(choices)
}

function building(home: Home, rng: Rng): string {
  const parts: string[] = []
  const heat = heatingOf(home)
  if (heat) {
    const floor = home.ausstattung.has('FUSSBODENHEIZUNG')
    parts.push(
      rng.pick([
        `Geheizt wird über ${heat}${floor ? ', die Wärme kommt aus dem Fußboden' : ''}.`,
        `Für Wärme sorgt ${heat}${floor ? ' mit Fußbodenheizung' : ''}.`,
        `Die Heizung: ${heat.replace(/^eine /, '')}${floor ? ', verteilt über den Fußboden' : ''}.`,
      ]),
    )
  }
  const state = CONDITIONS[home.zustand ?? '']
  if (state) parts.push(rng.pick(state))
  if (home.energie)
    parts.push(
      rng.pick([
        `Der Heizwärmebedarf liegt bei ${figure(home.energie.hwb)} kWh/m²a (Klasse ${home.energie.hwbKlasse}).`,
        `Energieausweis: HWB ${figure(home.energie.hwb)} kWh/m²a, fGEE ${figure(home.energie.fgee)}.`,
      ]),
    )
  else
    parts.push(
      rng.pick(['Der Energieausweis ist in Arbeit.', 'Ein Energieausweis liegt noch nicht vor und wird nachgereicht.']),
    )
  const extra = (['PHOTOVOLTAIK', 'SMART_HOME', 'KLIMATISIERT', 'KAMIN', 'SAUNA', 'POOL'] as const)
    .filter((name) => home.ausstattung.has(name))
    .map((name) => FITTING[name])
  if (extra.length > 0)
    parts.push(
      rng
        .pick([`Dazu kommen ${list(extra)}.`, `Außerdem vorhanden: ${list(extra)}.`])
        .replace(/^Dazu kommen (?!.*(?:,| und ))/, 'Dazu kommt: '),
    )
  const store = [
    home.ausstattung.has('KELLER') ? (home.art === 'HAUS' ? 'ein Keller' : 'ein Kellerabteil') : '',
    home.ausstattung.has('GARAGE')
      ? home.art === 'HAUS'
        ? 'eine Garage'
        : 'ein Platz in der Garage'
      : home.ausstattung.has('STELLPLATZ')
        ? 'ein Stellplatz'
        : '',
  ].filter(Boolean)
  if (store.length > 0)
    parts.push(
      rng.pick([
        `${capital(list(store))} ${store.length > 1 ? 'gehören' : 'gehört'} dazu.`,
        `Mit dabei: ${list(store)}.`,
      ]),
    )
  return parts.join(' ')
}

const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  ERSTBEZUG: [
    'Sie sind die Ersten, die hier einziehen.',
    'Die Räume werden erstmals bezogen.',
    'Böden und Sanitärausstattung sind neu.',
  ],
  NEUWERTIG: ['Der Zustand ist neuwertig.', 'Abgewohnt ist hier nichts.', 'Böden und Bad sind in sehr gutem Zustand.'],
  SANIERT: [
    'Leitungen, Bad und Böden wurden erneuert.',
    'Bei der Sanierung wurden Elektrik und Bad neu gemacht.',
    'Die Sanierung ist abgeschlossen.',
  ],
  GEPFLEGT: [
    'Der Zustand ist gepflegt.',
    'Die Räume wurden laufend instand gehalten.',
    'Alles ist in ordentlichem Zustand und kann so bezogen werden.',
  ],
  RENOVIERUNGSBEDUERFTIG: [
    'Eine Renovierung ist notwendig; im Preis ist das berücksichtigt.',
    'Böden, Bad und Elektrik sind zu erneuern.',
    'Hier ist Arbeit zu tun: Die Ausstattung stammt aus der Bauzeit.',
  ],
  ROHBAU: ['Das Haus wird im Rohbau übergeben.', 'Dach und Mauern stehen, der Innenausbau liegt bei Ihnen.'],
}

function closing(home: Home, rng: Rng): string {
  const free =
    home.verfuegbar === 'sofort'
      ? rng.pick(['Der Bezug ist sofort möglich.', 'Sofort beziehbar.', 'Sie können gleich einziehen.'])
      : /^\d/.test(home.verfuegbar)
        ? rng.pick([`Verfügbar ab ${home.verfuegbar}.`, `Der Einzug ist ab ${home.verfuegbar} möglich.`])
        : home.verfuegbar === 'nach Vereinbarung'
          ? rng.pick(['Der Bezug ist nach Vereinbarung möglich.', 'Über den Termin der Übergabe lässt sich reden.'])
          : ''
  const name = `${home.agent.anrede} ${home.agent.name}`
  const visit = rng.pick(
    {
      sachlich: [
        `Besichtigungen vereinbaren Sie bitte mit ${name}.`,
        `${name} zeigt Ihnen das Objekt gerne.`,
        'Pläne und Unterlagen erhalten Sie auf Anfrage.',
      ],
      warm: [
        `${name} freut sich auf Ihren Anruf und nimmt sich Zeit für eine Besichtigung.`,
        `Am besten, Sie machen sich selbst ein Bild: ${name} begleitet Sie.`,
        'Kommen Sie vorbei, auch am Samstag.',
      ],
      knapp: [`Besichtigung: ${name}.`, 'Termine auch abends.', 'Unterlagen auf Anfrage.'],
    }[home.company.voice],
  )
  return [free, visit].filter(Boolean).join(' ')
}

function place(home: Home, rng: Rng): string {
  const { oepnv, einkauf, schule, kindergarten, zentrum, autobahn } = home.distanzen
  const [stop, stopAccusative] = rng.pick(
    home.spot.groesse === 3
      ? [FEMALE('nächste Haltestelle'), FEMALE('nächste Station der Wiener Linien'), FEMALE('Straßenbahn')]
      : home.spot.groesse === 2
        ? [FEMALE('nächste Haltestelle')]
        : [FEMALE('Bushaltestelle'), ['Der nächste Halt von Bus oder Bahn', 'Den nächsten Halt von Bus oder Bahn']],
  )
  const first = rng.pick([
    `${stop} ist ${km(oepnv)} entfernt.`,
    `${stopAccusative} erreichen Sie nach ${km(oepnv)}.`,
    `Bis zur nächsten Haltestelle sind es ${km(oepnv)}.`,
  ])
  const shops = rng.pick([
    `Zum Supermarkt sind es ${km(einkauf)}.`,
    `Einkaufen können Sie ${km(einkauf)} weiter.`,
    `Nahversorger und Bäcker liegen ${km(einkauf)} entfernt.`,
  ])
  const family = home.gewerbe
    ? `Zur Autobahnauffahrt fahren Sie ${km(autobahn)}.`
    : rng.pick([
        `Kindergarten (${km(kindergarten)}) und Volksschule (${km(schule)}) sind in der Nähe.`,
        `Der Kindergarten ist ${km(kindergarten)} entfernt, die Schule ${km(schule)}.`,
        `Mit Kindern: ${km(kindergarten)} zum Kindergarten, ${km(schule)} zur Schule.`,
      ])
  const centre = rng.pick([
    `Ins Zentrum sind es ${km(zentrum)}.`,
    `Das Zentrum liegt ${km(zentrum)} entfernt.`,
    home.spot.groesse === 3
      ? `${quarter(home)} gehört zum ${Number(home.spot.plz.slice(1, 3))}. Bezirk.`
      : `Das Bundesland ist ${STATES[home.spot.bundesland]}.`,
  ])
  return [first, shops, family, ...(rng.chance(0.6) ? [centre] : [])].join(' ')
}

const FEMALE = (name: string): [string, string] => [`Die ${name}`, `Die ${name}`]
const STATES: Readonly<Record<Home['spot']['bundesland'], string>> = {
  wien: 'Wien',
  niederoesterreich: 'Niederösterreich',
  oberoesterreich: 'Oberösterreich',
  steiermark: 'die Steiermark',
  tirol: 'Tirol',
  kaernten: 'Kärnten',
  salzburg: 'Salzburg',
  vorarlberg: 'Vorarlberg',
  burgenland: 'das Burgenland',
}

function fittings(home: Home): string | null {
  const names = [...home.ausstattung].map((name) => FITTING[name])
  return names.length > 0 ? `${list(names)}.` : null
}

function short(home: Home, rng: Rng): string {
  const area = m2(home.wohnflaeche ?? home.nutzflaeche ?? home.grund ?? 0)
  const facts = [
    area,
    home.zimmer && !home.gewerbe ? (home.zimmer === 1 ? '1 Zimmer' : `${figure(home.zimmer)} Zimmer`) : '',
    home.plan?.aussen ? FITTING[home.plan.aussen.art] : '',
    home.zustand === 'ERSTBEZUG' ? 'Erstbezug' : '',
  ].filter(Boolean)
  return rng.pick([`${facts.join(' · ')} · ${home.spot.ort}`, `${capital(list(facts))} ${where(home)}`])
}

function legal(home: Home, rng: Rng): string | null {
  const parts: string[] = []
  if (!home.kauf && !home.gewerbe)
    parts.push(
      rng.pick([
        'Für Mieterinnen und Mieter fällt keine Provision an (Bestellerprinzip).',
        'Provisionsfrei für die Mieterseite.',
      ]),
    )
  if (!home.kauf && !home.gewerbe && rng.chance(0.6))
    parts.push(
      rng.pick([
        'Das Mietverhältnis ist auf fünf Jahre befristet, eine Verlängerung ist möglich.',
        'Befristung: fünf Jahre.',
        'Der Mietvertrag ist unbefristet.',
      ]),
    )
  if (home.preise.provision && home.kauf)
    parts.push('Zur abgebenden Seite besteht ein wirtschaftliches Naheverhältnis.')
  parts.push('Objekt aus dem Demokatalog: Adresse, Preis und Anbieter sind erfunden.')
  return parts.join(' ')
}
