import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { a, capital, count, figure, m2, noun, roomCount, storey, thisOne, where } from './words.ts'

/** The first paragraph of a flat or house: its kind, size, place and age. */
export function opening(home: Home, rng: Rng): string {
  const word = noun(home)
  const area = m2(home.wohnflaeche ?? 0)
  const rooms = home.zimmer === 1 ? 'einen Wohnraum' : `${figure(home.zimmer ?? 2)} Zimmer`
  const year = home.baujahr ?? 0
  const project = home.project
  if (project) {
    const isDone = project.status === 'marketing'
    const stairs = project.stiegen > 1 ? ` an ${count(project.stiegen)} Stiegen` : ''
    return rng.pick([
      isDone
        ? `Das Projekt ${project.titel} ist fertiggestellt. Top ${home.top}: ${area} ${storey(home)}, ${roomCount(home)}.`
        : `Im Projekt ${project.titel} entsteht Top ${home.top}: ${area} ${storey(home)}, ${roomCount(home)}.`,
      `Top ${home.top} liegt ${storey(home)} des Neubaus ${project.titel} und hat ${area} Wohnfläche. Das Haus hat ${count(project.stockwerke)} Obergeschoße.`,
      `${project.titel} ist ein Neubau mit ${count(project.stockwerke)} Obergeschoßen${stairs}. Diese Wohnung misst ${area}, liegt ${storey(home)} und hat ${rooms}.`,
    ])
  }
  if (home.art === 'HAUS') {
    const built = year < 1945 ? `wurde um ${year} errichtet` : `stammt aus dem Jahr ${year}`
    return rng.pick([
      `${capital(thisOne(word))} ${built} und steht auf ${m2(home.grund ?? 0)} Grund. Die Wohnfläche beträgt ${area}, verteilt auf ${rooms}.`,
      `Auf ${m2(home.grund ?? 0)} Grund steht ${a(word)} mit ${area} Wohnfläche und ${rooms.replace('Zimmer', 'Zimmern')}, Baujahr ${year}.`,
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
    `${area}, ${roomCount(home)}, ${storey(home)}: So lässt sich diese Wohnung ${where(home)} am kürzesten beschreiben. Sie liegt ${house}.`,
    `${capital(where(home))} wird ${home.kauf ? 'eine Eigentumswohnung verkauft' : 'eine Mietwohnung frei'}: ${area} Wohnfläche und ${roomCount(home)} ${storey(home)} ${house}.`,
    `Angeboten wird ${a(word)} mit ${area} ${storey(home)}${lift.replace(' und ist', ',')}. Das Gebäude wurde ${year} errichtet.`,
  ]
  if (home.company.voice === 'warm')
    choices.push(
      `Wer ${where(home)} ein Zuhause sucht, sollte sich ${thisOne(word)} ansehen: ${area} ${storey(home)} ${house}.`,
      `Ankommen, Schuhe ausziehen, daheim sein: ${capital(a(word))} mit ${area} ${storey(home)} wartet auf Sie.`,
    )
  if (home.company.voice === 'knapp')
    choices.push(
      `${capital(a(word))}, ${area}, ${storey(home)}. Baujahr ${year}.`,
      `${area}. ${capital(roomCount(home))}. ${capital(storey(home))} ${house}.`,
    )
  return rng.pick(choices)
}
