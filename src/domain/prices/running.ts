import type { Json } from '../imports/feed.ts'
import { part } from './part.ts'
import type { CostPart } from './schemas.ts'
import { amountOf, type PriceSource, positive, recordsOf, textOf } from './source.ts'
import { grossOf } from './tax.ts'

/** Kinds of justimmo's `zusatzkosten` that have columns of their own, by the reader. */
const OWN = new Set(['betriebskosten'])

/**
 * Further costs of a sender, each with its own name (justimmo's `zusatzkosten`). What the sender calls optional is no part
 * of the total.
 */
export function extraCosts(preise: Json): CostPart[] {
  return costRecords(preise).map((one) =>
    recordPart('zusatzkosten', one, isTrue(one.optional) ? 'wahlweise' : 'laufend'),
  )
}

const costRecords = (preise: Json): Json[] =>
  recordsOf(preise, 'zusatzkosten').filter((one) => hasOwnRow(one) && !isReserve(one))

/** Whether the kind of a record has no column of its own. */
export function hasOwnRow(record: Json): boolean {
  const art = textOf(record, 'art') ?? ''
  return !OWN.has(art) && art !== 'heizkosten'
}

const isReserve = (record: Json): boolean => /r(?:ü|ue)cklage/i.test(textOf(record, 'name') ?? '')

/** Heating without a net amount: of several figures the one with its tax. */
export function heatingOf({ heizkosten, preise }: Pick<PriceSource, 'heizkosten' | 'preise'>): CostPart[] {
  const own = recordsOf(preise, 'zusatzkosten').find((one) => one.art === 'heizkosten')
  if (own && amountOf(own, 'netto') !== null) return [{ ...recordPart('heizkosten', own, 'laufend'), titel: null }]
  const amount = positive(heizkosten)
  return amount === null ? [] : [part('heizkosten', 'laufend', { brutto: amount })]
}

/** Parking to let: OpenImmo's `stp_*` and justimmo's `stellplaetze`. A tenant may do without. */
export function parkingRents(preise: Json): CostPart[] {
  const sent = parkingOf(preise).flatMap(({ name, record }) => {
    const amount = amountOf(record, 'stellplatzmiete')
    return amount === null ? [] : [part(name, 'wahlweise', { brutto: amount, ...parkingWords(record) })]
  })
  const own = recordsOf(preise, 'stellplaetze').filter((one) => one.vermarktungsart !== 'buy')
  return [...sent, ...own.map((one) => recordPart('stellplatz', one, 'wahlweise'))]
}

/** Parking to buy. */
export function parkingPrices(preise: Json): CostPart[] {
  const sent = parkingOf(preise).flatMap(({ name, record }) => {
    const amount = amountOf(record, 'stellplatzkaufpreis')
    return amount === null ? [] : [part(name, 'einmalig', { brutto: amount, ...parkingWords(record) })]
  })
  const own = recordsOf(preise, 'stellplaetze').filter((one) => one.vermarktungsart === 'buy')
  return [...sent, ...own.map((one) => recordPart('stellplatz', one, 'einmalig'))]
}

/** Spaces without any price: only their number is known. */
export function parkingWithoutPrice(preise: Json): CostPart[] {
  return parkingOf(preise).flatMap(({ name, record }) => {
    const priced = amountOf(record, 'stellplatzmiete') ?? amountOf(record, 'stellplatzkaufpreis')
    const words = parkingWords(record)
    return priced === null && (words.anzahl !== null || words.text !== null) ? [part(name, 'weitere', words)] : []
  })
}

function parkingOf(preise: Json): { name: string; record: Json }[] {
  return Object.keys(preise)
    .filter((name) => name.startsWith('stp_'))
    .flatMap((name) => recordsOf(preise, name).map((record) => ({ name, record })))
}

const parkingWords = (record: Json) => ({
  anzahl: amountOf(record, 'anzahl'),
  text: [textOf(record, 'platzart'), textOf(record, 'bemerkung')].filter((word) => word !== null).join(', ') || null,
})

/** A record with `netto`, `brutto` and a tax whose `ust_typ` says what it is. */
function recordPart(name: string, record: Json, gruppe: CostPart['gruppe']): CostPart {
  const netto = amountOf(record, 'netto')
  const sent = amountOf(record, 'brutto')
  const tax = record.ust_berechneter_wert ?? record.ust_wert ?? record.ust
  const [gross] = netto === null ? [] : grossOf([{ netto, tax: typeof tax === 'number' ? tax : null, usual: [10, 20] }])
  const rate = record.ust_typ === 'percent' && typeof record.ust === 'number' ? record.ust : null
  return part(name, gruppe, {
    netto,
    ust: rate ?? gross?.ust ?? null,
    brutto: sent ?? gross?.brutto ?? null,
    titel: textOf(record, 'name'),
    anzahl: amountOf(record, 'anzahl'),
  })
}

const isTrue = (value: unknown) => value === true || value === 1 || value === 'true' || value === 'ja'
