import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { building } from './building.ts'
import { businessText } from './business.ts'
import { opening } from './opening.ts'
import { place } from './place.ts'
import { roomsText } from './rooms.ts'
import { titleOf } from './titles.ts'
import { capital, FITTING, figure, list, m2, where } from './words.ts'

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
