import { termOf } from '../homes/term.ts'
import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { building } from './building.ts'
import { businessText } from './business.ts'
import { opening } from './opening.ts'
import { place } from './place.ts'
import { roomsText } from './rooms.ts'
import { titleOf } from './titles.ts'
import { capital, contactDative, contactName, FITTING, figure, list, m2, where } from './words.ts'

export interface Texts {
  titel: string
  dreizeiler: string
  beschreibung: string
  lage: string
  ausstattung: string | null
  sonstiges: string | null
}

/** All German texts of a home. They state the facts, in the words of the agency. */
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

function closing(home: Home, rng: Rng): string {
  const hasWork = home.zustand === 'RENOVIERUNGSBEDUERFTIG' || home.zustand === 'ROHBAU'
  const free =
    home.verfuegbar === 'sofort'
      ? hasWork
        ? 'Die Übergabe ist sofort möglich.'
        : rng.pick(['Der Bezug ist sofort möglich.', 'Sofort beziehbar.', 'Sie können gleich einziehen.'])
      : /^\d/.test(home.verfuegbar)
        ? rng.pick([`Verfügbar ab ${home.verfuegbar}.`, `Der Einzug ist ab ${home.verfuegbar} möglich.`])
        : home.verfuegbar === 'nach Vereinbarung'
          ? rng.pick(['Der Bezug ist nach Vereinbarung möglich.', 'Über den Termin der Übergabe lässt sich reden.'])
          : home.project
            ? `Fertig wird das Haus voraussichtlich im ${home.verfuegbar}.`
            : ''
  const name = contactName(home.agent)
  const visit = rng.pick(
    {
      sachlich: [
        `Besichtigungen vereinbaren Sie bitte mit ${contactDative(home.agent)}.`,
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

function fittings(home: Home): string | null {
  const names = [...home.ausstattung].filter((name) => name !== 'HAUSTIERE').map((name) => FITTING[name])
  const parts = [
    names.length > 0 ? `${capital(list(names))}.` : '',
    home.ausstattung.has('HAUSTIERE') ? 'Haustiere sind erlaubt.' : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

function short(home: Home, rng: Rng): string {
  const area = m2(home.wohnflaeche ?? home.nutzflaeche ?? home.grund ?? 0)
  const facts = [
    area,
    home.zimmer && !home.gewerbe && home.art !== 'ZIMMER'
      ? home.zimmer === 1
        ? '1 Zimmer'
        : `${figure(home.zimmer)} Zimmer`
      : '',
    home.plan?.aussen ? FITTING[home.plan.aussen.art] : '',
  ].filter(Boolean)
  const first = home.zustand === 'ERSTBEZUG' ? 'Erstbezug' : ''
  return rng.pick([
    [...facts, first, home.spot.ort].filter(Boolean).join(' · '),
    `${first ? `${first} ` : ''}${where(home)}: ${list(facts)}`.replace(/^./, (letter) => letter.toUpperCase()),
  ])
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
  const term = termOf(home)
  const years = { 5: 'fünf', 3: 'drei' } as const
  if (term !== undefined)
    parts.push(
      term === null
        ? 'Der Mietvertrag ist unbefristet.'
        : rng.pick([
            `Das Mietverhältnis ist auf ${years[term]} Jahre befristet, eine Verlängerung ist möglich.`,
            `Befristung: ${years[term]} Jahre.`,
          ]),
    )
  if (home.preise.provision && home.kauf) parts.push('Wir sind als Doppelmakler tätig.')
  parts.push('Objekt aus dem Demokatalog: Adresse, Preis und Anbieter sind erfunden.')
  return parts.join(' ')
}
