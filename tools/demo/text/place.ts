import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'
import { km } from './words.ts'

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
  const family =
    home.gewerbe || home.art === 'PARKEN' || home.unter === 'LAND_FORSTWIRSCHAFT'
      ? `Zur Autobahnauffahrt fahren Sie ${km(autobahn)}.`
      : rng.pick([
          `Kindergarten (${km(kindergarten)}) und Volksschule (${km(schule)}) sind in der Nähe.`,
          `Der Kindergarten ist ${km(kindergarten)} entfernt, die Schule ${km(schule)}.`,
          `Mit Kindern: ${km(kindergarten)} zum Kindergarten, ${km(schule)} zur Schule.`,
        ])
  const heart = home.spot.groesse === 3 ? 'Bezirkszentrum' : home.spot.groesse === 0 ? 'Ortszentrum' : 'Zentrum'
  const centre = rng.pick([`Ins ${heart} sind es ${km(zentrum)}.`, `Das ${heart} liegt ${km(zentrum)} entfernt.`])
  return [first, shops, family, ...(rng.chance(0.6) ? [centre] : [])].join(' ')
}

const FEMALE = (name: string): [string, string] => [`Die ${name}`, `Die ${name}`]
