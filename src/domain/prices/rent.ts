import { cents } from '../format/cents.ts'
import { paid, part } from './part.ts'
import { zeiteinheitOf } from './period.ts'
import { counts, isHeating, type Reading, rentParts, sumOf } from './rent-parts.ts'
import type { CostPart, HeadPrice, Hinweis } from './schemas.ts'
import { amountOf, type PriceSource, positive, same } from './source.ts'
import { sentTotals, type Total } from './totals.ts'

/** The recurring prices of an offer: its parts, its total, and what has to be told of them. */
export interface Running {
  parts: CostPart[]
  head: HeadPrice
  hinweise: Hinweis[]
}

/**
 * A rent. OpenImmo defines `nettokaltmiete` as the rent alone, `kaltmiete` as the rent with Betriebskosten, `warmmiete` as
 * that with heating. Many senders mean the rent alone by `kaltmiete`. So the sums decide: the reading that reaches the
 * sender's own total counts; without one, kaltmiete and nebenkosten are added, and the page says so.
 */
export function rentOf(source: PriceSource): Running {
  const { preise } = source
  const zeiteinheit = zeiteinheitOf(preise)
  const totals = sentTotals(source)
  const settled = settle(source, totals)
  const counted = settled.parts.filter(counts)
  const open = counted.some((one) => one.brutto === null)
  const { total, hinweise } = totalOf(counted, totals, source, settled.assumed)
  if (open && !total?.sent) hinweise.push({ code: 'ust_offen', betraege: {} })
  const parts = [
    ...settled.parts.filter(({ gruppe }) => gruppe === 'laufend'),
    ...totalRows(source, total, totals),
    ...settled.parts.filter(({ gruppe }) => gruppe !== 'laufend'),
  ].map((one) => ({ ...one, zeiteinheit }))
  // On request means that no amount tells the rent either.
  if (preise.auf_anfrage === true) {
    const shown = parts.filter(({ name, gruppe }) => gruppe !== 'gesamt' && !RENTS.has(name))
    return { parts: shown, head: headOf(), hinweise: [] }
  }
  return { parts, head: headOf(), hinweise }

  function headOf(): HeadPrice {
    const [rent] = counted
    const onTop = preise.zzg_mehrwertsteuer === true ? 'zzgl' : 'netto'
    const head = { betrag: null, art: 'kaltmiete', zeiteinheit, ust: null } as const
    if (preise.auf_anfrage === true) return head
    if (total) {
      return {
        ...head,
        betrag: total.betrag,
        art: 'gesamtmiete',
        ust: (total.sent ? total.netto : open) ? onTop : null,
      }
    }
    if (!rent) return head
    const isGross = rent.netto !== null && rent.brutto !== null && rent.brutto !== rent.netto
    const art = rent.name === 'pacht' ? 'pacht' : isGross ? 'bruttomiete' : 'kaltmiete'
    return { ...head, betrag: paid(rent), art, ust: rent.brutto === null ? onTop : null }
  }
}

/**
 * The reading of the parts that reaches a total of the sender, exactly or to a euro; else the plain one. `assumed` when
 * nothing says whether the kaltmiete already contains the Nebenkosten.
 */
function settle(source: PriceSource, totals: readonly Total[]): { parts: CostPart[]; assumed: boolean } {
  const plain = rentParts(source, { style: null, apart: false })
  const readings: Reading[] = [null, 'amount' as const, 'rate' as const].flatMap((style) =>
    [false, true].map((apart) => ({ style, apart })),
  )
  const candidates = readings.flatMap((reading) =>
    variants(rentParts(source, reading), source.preise.heizkosten_enthalten === true),
  )
  const reach = (parts: CostPart[], { betrag, heizung }: Total) => {
    const covered = parts.filter(counts)
    return Math.abs(sumOf(heizung ? covered : covered.filter((one) => !isHeating(one))) - betrag)
  }
  for (const goal of totals.filter(({ netto }) => !netto)) {
    const cold = source.preise.heizkosten_enthalten === true ? [] : [{ ...goal, heizung: false }]
    for (const total of [goal, ...cold]) {
      const found =
        candidates.find((parts) => reach(parts, total) <= 0.05) ?? candidates.find((parts) => reach(parts, total) <= 1)
      if (found) return { parts: found, assumed: false }
    }
  }
  const has = (name: string) => plain.some((one) => one.name === name)
  return { parts: plain, assumed: has('kaltmiete') && has('nebenkosten') }
}

/** The parts as sent; with the reserve, or the parking space, in the total; with Nebenkosten that the kaltmiete contains. */
function variants(parts: CostPart[], includesHeating: boolean): CostPart[][] {
  const counting = (names: RegExp) =>
    parts.map((one) =>
      one.gruppe === 'wahlweise' && names.test(one.name) ? { ...one, gruppe: 'laufend' as const } : one,
    )
  const contained = parts.map((one) => (one.name === 'nebenkosten' ? { ...one, enthalten: true } : one))
  const hasKalt = parts.some((one) => one.name === 'kaltmiete')
  // Of a warm rent that contains heating, the sender may state heating as a share of the Nebenkosten.
  const within = parts.map((one) => (isHeating(one) ? { ...one, enthalten: true } : one))
  const shared = includesHeating && parts.some(({ name }) => name === 'nebenkosten') ? [within] : []
  return [parts, ...(hasKalt ? [contained] : []), counting(/^ruecklage/), counting(/^st/), counting(/./), ...shared]
}

/** The parts that are rent, and not costs. */
const RENTS = new Set([
  'hauptmietzinsnetto',
  'summemietenetto',
  'sonstigemietenetto',
  'mietzuschlaege',
  'kaltmiete',
  'nettokaltmiete',
  'in_kaltmiete',
  'pacht',
])

type Shown = Total & { sent: boolean }

/** The total that is shown: as sent, or formed of at least two parts; null where only the rent is known. */
function totalOf(
  counted: readonly CostPart[],
  totals: readonly Total[],
  { preise }: PriceSource,
  assumed: boolean,
): { total: Shown | null; hinweise: Hinweis[] } {
  const hinweise: Hinweis[] = []
  const tell = (code: Hinweis['code'], betraege: Hinweis['betraege'] = {}) => hinweise.push({ code, betraege })
  const formed = sumOf(counted)
  const heat = sumOf(counted.filter(isHeating))
  const cold = cents(formed - heat)
  const known = counted.length > 1
  const open = counted.some((one) => one.brutto === null)
  // A net total tells less than parts with their taxes.
  const first = totals.find(({ netto, name }) => (!netto || !known || open) && (name !== 'kaltmiete' || !known))
  const sum: Shown = { name: 'gesamtmiete', betrag: formed, netto: false, heizung: heat > 0, sent: false }
  const unheated = () => heat === 0 && preise.heizkosten_enthalten !== true && tell('ohne_heizkosten')
  if (!first) {
    // What a stay costs beside its price (cleaning, linen) is paid once, or each day: nothing to add up.
    const stay = ['TAG', 'WOCHE'].includes(zeiteinheitOf(preise))
    if (!known || stay) return { total: null, hinweise }
    tell('errechnet')
    if (assumed) tell('nebenkosten_dazu')
    unheated()
    return { total: sum, hinweise }
  }
  if (!first.heizung) unheated()
  // Of the rents alone, without costs: no total of the parts, and no contradiction.
  const rents = sumOf(counted.filter(({ name }) => RENTS.has(name)))
  if (!first.heizung && known && same(first.betrag, rents) && !same(rents, formed)) {
    tell('errechnet')
    return { total: sum, hinweise }
  }
  // A rent "warm" that is the sum without the stated heating does not contain it, whatever its name.
  const withoutHeat = heat > 0 && !same(first.betrag, formed) && (!first.heizung || same(first.betrag, cold))
  if (withoutHeat && first.heizung) tell('warmmiete_ohne_heizung', { gesamt: first.betrag })
  const difference = cents(first.betrag - (withoutHeat ? cold : formed))
  if (counted.length > 0 && !first.netto && difference < -1) {
    // A total cannot be less than its parts. The larger sum cannot mislead a visitor who has a limit.
    tell('teile_ueber_gesamt', { summe: formed, gesamt: first.betrag })
    return { total: sum, hinweise }
  }
  if (known && !first.netto && difference > 1) tell('rest', { betrag: difference })
  if (!withoutHeat) return { total: { ...first, sent: true }, hinweise }
  tell('errechnet')
  return { total: { ...sum, betrag: cents(first.betrag + heat) }, hinweise }
}

/** The rows of the totals: the shown one first, then what the sender says besides. */
function totalRows(source: PriceSource, total: Shown | null, totals: readonly Total[]): CostPart[] {
  const row = ({ name, betrag, netto }: Total, enthalten: boolean) =>
    part(name, 'gesamt', netto ? { netto: betrag, enthalten } : { brutto: betrag, enthalten })
  const kalt = positive(source.kaltmiete)
  const net = amountOf(source.preise, 'nettokaltmiete') ?? positive(source.hauptmietzinsnetto)
  const subtotal = kalt !== null && net !== null && kalt > net + 1 && !totals.some(({ name }) => name === 'kaltmiete')
  const others = totals.filter(({ name, betrag }) => name !== total?.name && betrag !== total?.betrag)
  return [
    ...(total ? [row(total, false)] : []),
    ...(subtotal && kalt !== total?.betrag
      ? [row({ name: 'kaltmiete', betrag: kalt, netto: false, heizung: false }, true)]
      : []),
    ...others.map((one) => row(one, true)),
    ...netRows(source),
  ]
}

/** Sums of the sender without a meaning of their own here. */
function netRows({ preise, hauptmietzinsnetto, kaltmiete }: PriceSource): CostPart[] {
  const rent = positive(hauptmietzinsnetto) ?? positive(kaltmiete) ?? amountOf(preise, 'nettokaltmiete')
  const summe = rent === null ? null : amountOf(preise, 'summemietenetto')
  const costs = amountOf(preise, 'monatlichekostenbrutto')
  const net = amountOf(preise, 'monatlichekostennetto')
  return [
    ...(summe === null ? [] : [part('summemietenetto', 'gesamt', { netto: summe, enthalten: true })]),
    ...(costs === null ? [] : [part('monatlichekostenbrutto', 'gesamt', { brutto: costs, enthalten: true })]),
    ...(net === null || costs !== null
      ? []
      : [part('monatlichekostennetto', 'gesamt', { netto: net, enthalten: true })]),
  ]
}
