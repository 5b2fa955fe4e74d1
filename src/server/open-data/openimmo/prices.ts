import type { Json } from '../../../domain/imports/feed.ts'
import { SPALTEN, WEITERE } from '../../imports/read/sections/preise.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put, putColumns, putDetails, type Value } from '../xml.ts'

/** Prices and costs; the monthly ones are per month, as OpenImmo has them. */
export function writePrices(home: Node, row: HomeRow): void {
  const prices = row.preise as Json
  // A rent in parts (`miete`) says it already; as an element it would become the kaltmiete, too.
  const inParts = prices.miete ? { hauptmietzinsnetto: null, hauptmietzinsust: null } : {}
  putColumns(home, SPALTEN, { ...row, ...inParts })
  put(home, 'preise/kaution', row.kaution)
  putDetails(home, 'preise', WEITERE, prices)
  if (prices.auf_anfrage === true) {
    const rents = row.vermarktungsart.includes('MIETE') && !row.vermarktungsart.includes('KAUF')
    // Beside a figure it would take the figure away; the other one of a home to buy and to let says it as well.
    const isRent = rents || (row.vermarktungsart.includes('MIETE') && row.kaufpreis !== null && row.kaltmiete === null)
    put(home, `preise/${isRent ? 'kaltmiete' : 'kaufpreis'}@auf_anfrage`, true)
  }
  const fee = prices.vertragserrichtung ?? prices.vertragserrichtung_text
  put(home, 'preise/[vertragserrichtungsgebuehr]', fee as Value | undefined)
  put(home, 'preise/waehrung@iso_waehrung', row.waehrung)
  writeCosts(home.children.find(({ name }) => name === 'preise') as Node, prices)
}

/** Lists of costs and parking spaces, one element for each. */
function writeCosts(section: Node, prices: Json): void {
  const list = (name: string) => (Array.isArray(prices[name]) ? (prices[name] as Json[]) : [])
  const costs = list('zusatzkosten')
  if (costs.length > 0) {
    const all = add(section, 'zusatzkosten')
    for (const { art, ...values } of costs) fill(add(all, String(art ?? 'sonstige')), values)
  }
  if (prices.miete) fill(add(section, 'miete'), prices.miete as Json)
  const places = list('stellplaetze')
  if (places.length > 0) {
    const all = add(section, 'stellplaetze')
    for (const each of places) fill(add(all, 'stellplatz'), each)
  }
  for (const name of Object.keys(prices).filter((each) => each.startsWith('stp_'))) {
    for (const each of list(name)) {
      const kind = add(section, name)
      for (const [attribute, value] of Object.entries(each)) put(kind, `@${attribute}`, value as Value)
    }
  }
}

function fill(el: Node, values: Json): void {
  for (const [name, value] of Object.entries(values)) put(el, name, value as Value)
}
