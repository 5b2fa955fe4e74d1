import { cents } from '../format/cents.ts'
import { auctionOf } from './offer-form.ts'
import { paid, part } from './part.ts'
import { statedPeriod } from './period.ts'
import type { Running } from './rent.ts'
import { counts, netParts, single, sumOf } from './rent-parts.ts'
import { extraCosts, heatingOf, parkingPrices } from './running.ts'
import type { CostPart, HeadPrice, Hinweis } from './schemas.ts'
import { amountOf, type PriceSource, positive, rateOf, same } from './source.ts'
import { grossOf } from './tax.ts'

/** A purchase: its price, and what the owner pays each month. */
export function saleOf(source: PriceSource): Running {
  const price = priceOf(source)
  const costs = ownerCosts(source)
  const parts = [...price.parts, ...costs.parts]
  return { parts, head: price.head, hinweise: [...price.hinweise, ...costs.hinweise] }
}

/** The purchase price: the sender's own, else the net price, else what is known instead of a price. */
function priceOf(source: PriceSource): Running {
  const { preise } = source
  const none: HeadPrice = { betrag: null, art: 'kaufpreis', zeiteinheit: null, ust: null }
  if (preise.auf_anfrage === true) return { parts: [], head: none, hinweise: [] }
  const sent = positive(source.kaufpreis)
  const netto = amountOf(preise, 'kaufpreisnetto')
  const [gross] = netto === null ? [] : grossOf([{ netto, tax: rateOf(preise, 'kaufpreisust'), usual: [20] }])
  const brutto = amountOf(preise, 'kaufpreisbrutto') ?? gross?.brutto ?? null
  const plus = preise.zzg_mehrwertsteuer === true
  const rate = positive(preise.mwst_satz)
  if (sent === null && netto === null) return insteadOf(source, none)
  // kaufpreis holds kaufpreisbrutto where that alone was sent.
  const isNet = sent === null || (netto !== null && same(sent, netto) && brutto !== sent)
  if (isNet) {
    const row = part('kaufpreis', 'einmalig', { netto: netto ?? sent, ust: gross?.ust ?? rate, brutto })
    const ust = brutto !== null ? null : plus ? 'zzgl' : 'netto'
    return { parts: [row], head: { ...none, betrag: paid(row), ust }, hinweise: [] }
  }
  const row = part(
    'kaufpreis',
    'einmalig',
    plus ? { netto: sent, ust: rate } : { netto, ust: gross?.ust ?? null, brutto: sent },
  )
  const differs = brutto !== null && !same(brutto, sent)
  const hinweise: Hinweis[] = differs ? [{ code: 'zwei_kaufpreise', betraege: { kaufpreis: sent, brutto } }] : []
  return { parts: [row], head: { ...none, betrag: sent, ust: plus ? 'zzgl' : null }, hinweise }
}

/** Without an asking price: a guide price, the value at an auction, the least bid, or the price of a parking space. */
function insteadOf(source: PriceSource, none: HeadPrice): Running {
  const { preise, verwaltung_objekt } = source
  const auction = auctionOf(source)
  const bid = verwaltung_objekt.bieterverfahren as { mindestpreis?: unknown } | undefined
  const [space] = source.objektart === 'PARKEN' ? parkingPrices(preise) : []
  const found: [HeadPrice['art'], number | null][] = [
    ['richtpreis', amountOf(preise, 'richtpreis')],
    ['kaufpreis', space ? paid(space) : null],
    ['verkehrswert', auction?.verkehrswert ?? null],
    ['mindestpreis', positive(Number(bid?.mindestpreis))],
  ]
  for (const [art, betrag] of found) {
    if (betrag === null) continue
    const hinweise: Hinweis[] =
      art === 'verkehrswert' || art === 'mindestpreis' ? [{ code: 'kein_kaufpreis', betraege: {} }] : []
    return { parts: [part(art, 'einmalig', { brutto: betrag })], head: { ...none, betrag, art }, hinweise }
  }
  return { parts: [], head: none, hinweise: [] }
}

/** What an owner pays each month, and its total: as sent, or formed of at least two parts. */
function ownerCosts(source: PriceSource): { parts: CostPart[]; hinweise: Hinweis[] } {
  const { preise } = source
  const net = netParts(source, null)
  const costs = net('betriebskostennetto')
  const heating = net('heizkostennetto')
  const running = [
    ...(costs.length > 0 ? costs : single('nebenkosten', source.nebenkosten, { preise: {} })),
    ...(heating.length > 0 ? heating : heatingOf(source)),
    ...net('evbnetto'),
    ...net('ruecklagenetto'),
    ...net('sonstigekostennetto'),
    ...extraCosts(preise),
  ].map((one) => ({ ...one, zeiteinheit: 'MONAT' as const }))
  const monthly = (name: string, amount: number | null) =>
    amount === null ? [] : [part(name, 'gesamt', { brutto: amount, zeiteinheit: 'MONAT' })]
  const totals = [
    ...monthly('gesamtbelastungbrutto', positive(source.gesamtbelastungbrutto)),
    ...monthly('monatlichekostenbrutto', amountOf(preise, 'monatlichekostenbrutto')),
    ...grossTotal(preise, 'monatlichekostennetto', 'monatlichekostenust'),
    ...grossTotal(preise, 'gesamtbelastungnetto', 'gesamtbelastungust'),
    ...monthly('hausgeld', amountOf(preise, 'hausgeld')),
  ]
  const counted = running.filter(counts)
  const formed = sumOf(counted)
  const hinweise: Hinweis[] = []
  const [first, ...others] = totals
  if (!first && counted.length > 1) {
    totals.push(part('monatlich', 'gesamt', { brutto: formed, zeiteinheit: 'MONAT' }))
    hinweise.push({ code: 'errechnet', betraege: {} })
    if (counted.some((one) => one.brutto === null && one.name !== 'ruecklagenetto')) {
      hinweise.push({ code: 'ust_offen', betraege: {} })
    }
  }
  if (first && counted.length > 0) {
    const difference = cents(paid(first) - formed)
    // The reserve, and heating, are part of some totals and not of others.
    const alone = counted.some((one) => same(paid(first), formed - paid(one)))
    if (difference > 1) hinweise.push({ code: 'rest', betraege: { betrag: difference } })
    if (difference < -1 && !alone) {
      hinweise.push({ code: 'teile_ueber_gesamt', betraege: { summe: formed, gesamt: paid(first) } })
    }
  }
  const rows = first ? [first, ...others.filter((one) => paid(one) !== paid(first)).map(contained)] : totals
  return { parts: [...running, ...groundRent(preise), ...rows], hinweise }
}

const contained = (one: CostPart): CostPart => ({ ...one, enthalten: true })

function grossTotal(preise: PriceSource['preise'], name: string, tax: string): CostPart[] {
  const netto = amountOf(preise, name)
  if (netto === null) return []
  const [gross] = grossOf([{ netto, tax: rateOf(preise, tax), usual: [10, 20] }])
  return [part(name, 'gesamt', { netto, ust: gross?.ust ?? null, brutto: gross?.brutto ?? null, zeiteinheit: 'MONAT' })]
}

/** The rent of the land under a building right. OpenImmo has no field for its period but that of all prices. */
function groundRent(preise: PriceSource['preise']): CostPart[] {
  const brutto = amountOf(preise, 'erbpacht')
  const zeiteinheit = statedPeriod(preise, 'preis_zeiteinheit')
  return brutto === null
    ? []
    : [part('erbpacht', 'laufend', { brutto, zeiteinheit, enthalten: zeiteinheit !== 'MONAT' })]
}
