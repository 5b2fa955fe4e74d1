import { AUSSTATTUNGEN, BUNDESLAENDER } from '../../../src/domain/properties/vocabulary.ts'
import type { Point } from '../../../src/domain/search/area.ts'
import type { Filter } from '../../../src/domain/search/criteria.ts'
import { type Entry, TOWNS } from '../../../src/server/places/gazetteer.ts'
import { type Chance, createChance } from './random.ts'

const WORDS = 'Balkon Dachterrasse Garten Seezugang Altbau Fernblick Grünruhelage Tiefgarage sonnig Kindergarten'.split(
  ' ',
)

/**
 * Seeded saved searches with realistic criteria: type, place and price, half of them in one of the largest towns. A
 * fifth have a drawn area, a tenth a circle, a tenth have words, and a few of each three thousand have almost no
 * criteria.
 */
export function savedSearches(number: number, seed = 21): Filter[] {
  const chance = createChance(seed)
  const towns = TOWNS.toSorted((a, b) => b.einwohner - a.einwohner)
  return Array.from({ length: number }, () => savedSearch(chance, towns))
}

function savedSearch(chance: Chance, towns: readonly Entry[]): Filter {
  if (chance.yes(0.001)) return { vermarktungsart: [chance.one(['KAUF', 'MIETE'] as const)] }
  const lets = chance.yes(0.5)
  const town = chance.one(chance.yes(0.5) ? towns.slice(0, 30) : towns)
  const area = chance.whole(30, 140)
  return {
    vermarktungsart: [lets ? 'MIETE' : 'KAUF'],
    objektart: chance.yes(0.8) ? ['WOHNUNG'] : chance.yes(0.7) ? ['HAUS'] : ['HAUS', 'GRUNDSTUECK'],
    preis: { bis: lets ? chance.whole(50, 250) * 10 : chance.whole(10, 120) * 10_000 },
    ...(chance.yes(0.7) && { flaeche: chance.yes(0.5) ? { von: area } : { von: area, bis: area + 40 } }),
    ...(chance.yes(0.5) && { zimmer: { von: chance.whole(1, 5) } }),
    ...(chance.yes(0.1) && { baujahr: { von: chance.whole(1950, 2020) } }),
    ...(chance.yes(0.3) && { ausstattung: [chance.one(AUSSTATTUNGEN)] }),
    ...(chance.yes(0.1) && { provisionsfrei: true as const }),
    ...where(chance, town),
    ...(chance.yes(0.1) && { q: chance.one(WORDS) }),
  }
}

function where(chance: Chance, town: Entry): Filter {
  const way = chance.next()
  if (way < 0.2) return { gebiet: [{ exclude: false, points: drawn(chance, town) }] }
  if (way < 0.3) return { umkreis: [{ lat: town.lat, lng: town.lng, km: chance.whole(1, 20) }] }
  if (way < 0.35) return { plz: [(town.plz[0] ?? '8010').slice(0, chance.whole(2, 4))] }
  if (way < 0.4) return { ort: [chance.one(BUNDESLAENDER)] }
  return { ort: [town.orte[0]!] }
}

/** A ring of 8 to 60 corners, as drawn with a finger. */
function drawn(chance: Chance, { lat, lng }: Entry): Point[] {
  const corners = chance.whole(8, 60)
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI
    const radius = 0.02 + chance.next() * 0.06
    return [lat + Math.sin(angle) * radius, lng + Math.cos(angle) * radius * 1.45]
  })
}
