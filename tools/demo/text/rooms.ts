import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { capital, count, list, m2 } from './words.ts'

/** Describes the rooms of the plan that is drawn for the same home. */
export function roomsText(home: Home, rng: Rng): string {
  const plan = home.plan
  if (!plan) return ''
  const rooms = plan.floors.flatMap((floor) => floor.rooms)
  const living = rooms.find((r) => r.use === 'wohnen')
  const sleeping = rooms.filter((r) => r.use === 'schlafen' && r.name !== 'Arbeitszimmer')
  const hall = rooms.find((r) => r.use === 'gang')
  const out = plan.aussen
  const parts: string[] = []
  if (living && hall) {
    parts.push(
      plan.floors.length > 1
        ? rng.pick([
            `Vom Vorraum (${m2(hall.area)}) führt die Stiege ins Obergeschoß.`,
            'Eine Stiege verbindet Erdgeschoß und Obergeschoß.',
          ])
        : rng.pick([
            ...(sleeping.length > 0
              ? [
                  `Von ${hall.name === 'Diele' ? 'der Diele' : 'dem Vorraum'} aus sind alle Zimmer getrennt begehbar.`.replace(
                    'Von dem',
                    'Vom',
                  ),
                ]
              : []),
            `Über ${hall.name === 'Diele' ? 'die Diele' : 'den Vorraum'} (${m2(hall.area)}) kommen Sie in jeden Raum.`,
            `${hall.name === 'Diele' ? 'Eine Diele' : 'Ein Vorraum'} erschließt alle Räume.`,
          ]),
    )
    const kitchen = rooms.find((r) => r.use === 'kueche')
    const fitted = home.ausstattung.has('EINBAUKUECHE')
    const isShell = home.zustand === 'ROHBAU'
    const room =
      living.name === 'Wohnküche'
        ? `Die Wohnküche misst ${m2(living.area)}`
        : living.name === 'Wohnraum'
          ? `Der Wohnraum hat ${m2(living.area)}`
          : `Das Wohnzimmer hat ${m2(living.area)}`
    const kitchenText = isShell
      ? kitchen
        ? ', die Küche wird ein eigener Raum'
        : ''
      : kitchen
        ? kitchen.name === 'Kochnische'
          ? `, die Kochnische ${fitted ? 'ist eingerichtet' : 'ist noch einzurichten'}`
          : `, die Küche ist ein eigener Raum${fitted ? ' und eingerichtet' : ''}`
        : fitted
          ? rng.pick([', die Küche ist eingebaut', ' samt Einbauküche'])
          : rng.pick([', Anschlüsse für die Küche sind vorbereitet', ', die Küche wählen Sie selbst'])
    parts.push(`${room}${kitchenText}.`)
  }
  if (sleeping.length > 0) {
    const areas = sleeping.map((r) => m2(r.area))
    parts.push(
      sleeping.length === 1
        ? rng.pick([
            `Das Schlafzimmer hat ${areas[0]}.`,
            `Geschlafen wird auf ${areas[0]}.`,
            `Das Schlafzimmer misst ${areas[0]}.`,
          ])
        : rng.pick([
            `${capital(count(sleeping.length))} weitere Zimmer haben ${list(areas)}.`,
            `Die übrigen Zimmer: ${list(areas)}.`,
            `Zum Schlafen oder Arbeiten gibt es ${count(sleeping.length)} Zimmer mit ${list(areas)}.`,
          ]),
    )
  }
  const dining = rooms.find((r) => r.name === 'Esszimmer')
  if (dining) parts.push(`Das Esszimmer misst ${m2(dining.area)}.`)
  if (rooms.some((r) => r.name === 'Arbeitszimmer'))
    parts.push(
      rng.pick(['Im Erdgeschoß liegt ein Arbeitszimmer.', 'Ein Arbeitszimmer im Erdgeschoß ergänzt das Raumangebot.']),
    )
  const baths = plan.bad > 1 ? 'zwei Bäder' : 'ein Bad'
  const wet = [
    baths,
    plan.wc > 0 ? 'ein getrenntes WC' : '',
    plan.abstellraum ? (plan.art === 'haus' ? 'ein Schrankraum' : 'ein Abstellraum') : '',
  ].filter(Boolean)
  parts.push(
    rng.pick([
      `${capital(list(wet))} ${wet.length > 1 || plan.bad > 1 ? 'gehören' : 'gehört'} dazu.`,
      `Weiters: ${list(wet)}.`,
      `Dazu ${wet.length > 1 || plan.bad > 1 ? 'kommen' : 'kommt'} ${list(wet)}.`,
    ]),
  )
  if (out) {
    const name = { BALKON: 'der Balkon', LOGGIA: 'die Loggia', TERRASSE: 'die Terrasse' }[out.art]
    parts.push(
      rng.pick([
        `Vor dem ${living?.name === 'Wohnküche' ? 'Essplatz' : 'Wohnraum'} liegt ${name} mit ${m2(out.flaeche)}.`,
        `${capital(name)} misst ${m2(out.flaeche)}.`,
        `${home.art === 'HAUS' ? 'Zum Haus' : 'Zur Wohnung'} gehört ${name} mit ${m2(out.flaeche)}.`,
      ]),
    )
  }
  if (home.art === 'WOHNUNG' && home.garten) parts.push(`Ein Eigengarten mit ${m2(home.garten)} gehört zur Wohnung.`)
  return parts.join(' ')
}
