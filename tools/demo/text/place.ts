import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { km, quarter } from './words.ts'

/** Facilities nearby, with the distances in km from the facts. */
export function place(home: Home, rng: Rng): string {
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
