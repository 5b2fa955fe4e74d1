import type { Rng } from '../random.ts'
import type { Company, Home } from '../types.ts'
import { purchase } from './prices.ts'

/** Percentage of the homes that a second company also offers. */
const SHARE = 2

export interface Twin {
  home: Home
  twin: Home
}

/**
 * The same homes once more, as another company of the region sends them: with its own number, its own words, some for a
 * little less or without commission. A third company also offers the first one in Vienna.
 */
export function makeTwins(homes: readonly Home[], companies: readonly Company[], rng: Rng): Twin[] {
  const wanted = Math.floor((homes.length * SHARE) / 100)
  const twins: Twin[] = []
  let threefold = false
  // Evenly distributed, so that all regions and kinds have some.
  const suitable = homes.filter((home) => !home.project && !home.reserviert && /^(WOHNUNG|HAUS)$/.test(home.art))
  for (let at = 0; at < wanted && suitable.length > 0; at++) {
    const home = suitable[Math.floor((at * suitable.length) / wanted)] as Home
    const others = companies.filter((one) => one !== home.company && one.laender.includes(home.spot.bundesland))
    const one = rng.fork(home.obid)
    const first = others.length > 0 ? one.pick(others) : null
    if (!first) continue
    twins.push({ home, twin: twinOf(home, first, twins.length, one) })
    const third = others.find((other) => other !== first)
    if (threefold || !third || home.spot.bundesland !== 'wien') continue
    threefold = true
    twins.push({ home, twin: twinOf(home, third, twins.length, one.fork('third')) })
  }
  return twins
}

function twinOf(home: Home, company: Company, index: number, rng: Rng): Home {
  const days = rng.int(1, 9)
  return {
    ...home,
    nr: `${company.kurz.slice(0, 2).toUpperCase()}-Z${String(100 + index)}`,
    obid: `KLINKE-DEMO-Z${String(index + 1).padStart(5, '0')}`,
    company,
    agent: rng.pick(company.agents),
    preise: home.kauf ? otherPrices(home, rng, index) : home.preise,
    stand: new Date(Date.parse(home.stand) - days * 86_400_000).toISOString().replace(/\.000Z$/, 'Z'),
    english: rng.chance(0.34),
  }
}

/** Every second purchase costs up to 1.5 % more or less, every third has no commission. */
function otherPrices({ preise }: Home, rng: Rng, index: number): Home['preise'] {
  const { kaufpreis, betriebskosten, ruecklage, provision } = preise
  if (kaufpreis === null) return preise
  const price = rng.chance(0.5) ? kaufpreis * (1 + rng.between(-0.015, 0.015)) : kaufpreis
  const monthly = betriebskosten !== null && ruecklage !== null ? { betriebskosten, ruecklage } : undefined
  return purchase(price, provision !== null && index % 3 > 0, monthly)
}
