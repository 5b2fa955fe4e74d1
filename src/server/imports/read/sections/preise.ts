import { currencyOf, formatMoney } from '../../../../domain/format/price.ts'
import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { freeWords } from '../../../../domain/prices/commission.ts'
import type { HinweisCode } from '../../../../domain/prices/schemas.ts'
import { priceSheet } from '../../../../domain/prices/sheet.ts'
import {
  type Details,
  elementsAt,
  named,
  note,
  type Parser,
  type Reading,
  read,
  readColumns,
  readDetails,
} from '../reading.ts'
import { datum } from '../values/date.ts'
import { plain } from '../values/html.ts'
import { betrag, monatlich, number, prozent, steuer, zahl } from '../values/number.ts'
import { flag, line, oneOf, parseFlag, trueFlag } from '../values/word.ts'
import { readKosten, readStellplaetze, ruecklage } from './kosten.ts'

const waehrung: Parser<string> = (raw, say) => {
  const code = raw.trim().toUpperCase()
  if (/^[A-Z]{3}$/.test(code)) return code
  if (code === '€' || code === 'EURO') return 'EUR'
  say('unknown_word')
  return null
}

const courtage: Parser<string> = plain(500)

/** OpenImmo's periods, and what senders write instead. */
const zeiteinheit = oneOf({
  TAG: 'TAG',
  TAEGLICH: 'TAG',
  PRO_TAG: 'TAG',
  NACHT: 'TAG',
  WOCHE: 'WOCHE',
  WOECHENTLICH: 'WOCHE',
  PRO_WOCHE: 'WOCHE',
  MONAT: 'MONAT',
  MONATLICH: 'MONAT',
  PRO_MONAT: 'MONAT',
  JAHR: 'JAHR',
  JAEHRLICH: 'JAHR',
  PRO_JAHR: 'JAHR',
} as const)

const ON_REQUEST = /^(?:(?:kauf)?preis\s+|miete\s+)?auf\s+anfrage\.?$/i

/** Wraps a price parser for fields that may contain "price on request" instead of a number. */
function orOnRequest(parse: Parser<number>): Parser<number> {
  return (raw, say) => {
    if (!ON_REQUEST.test(raw.trim())) return parse(raw, say)
    say('price_on_request', {}, 'info')
    return null
  }
}

/** The first path is OpenImmo's own; later paths are fallbacks for senders that use only those. */
export const SPALTEN = {
  kaufpreis: [['preise/kaufpreis', 'preise/kaufpreisbrutto'], orOnRequest(betrag)],
  kaltmiete: [
    ['preise/kaltmiete', 'preise/nettokaltmiete', 'preise/hauptmietzinsnetto', 'preise/pacht'],
    orOnRequest(monatlich),
  ],
  warmmiete: [['preise/warmmiete', 'preise/gesamtmietebrutto', 'preise/pauschalmiete'], monatlich],
  nebenkosten: ['preise/nebenkosten', monatlich],
  heizkosten: ['preise/heizkosten', monatlich],
  hauptmietzinsnetto: [['preise/hauptmietzinsnetto', 'preise/miete/netto'], monatlich],
  hauptmietzinsust: [['preise/hauptmietzinsnetto@hauptmietzinsust', 'preise/miete/ust_berechneter_wert'], steuer],
  betriebskostennetto: [['preise/betriebskostennetto', 'preise/zusatzkosten/betriebskosten/netto'], monatlich],
  betriebskostenust: [
    ['preise/betriebskostennetto@betriebskostenust', 'preise/zusatzkosten/betriebskosten/ust_berechneter_wert'],
    steuer,
  ],
  gesamtbelastungbrutto: ['preise/gesamtbelastungbrutto', monatlich],
  ruecklagenetto: ['preise/ruecklagenetto', monatlich],
  provisionnetto: ['preise/provisionnetto', betrag],
  provisionbrutto: ['preise/provisionbrutto', betrag],
  provisionspflichtig: ['preise/provisionspflichtig', flag],
  aussen_courtage: ['preise/aussen_courtage', courtage],
  kaution_text: ['preise/kaution_text', plain(200)],
} as const

/** A share of the price, percent. */
const anteil: Parser<number> = number({ max: 100, zero: true })

export const WEITERE: Details = {
  ...named(
    betrag,
    'kaufpreisnetto kaufpreisbrutto nettokaltmiete mietzuschlaege pauschalmiete evbnetto gesamtmietenetto gesamtmietebrutto gesamtbelastungnetto gesamtkostenprom2von heizkostennetto monatlichekostennetto nebenkostenprom2von sonstigekostennetto sonstigemietenetto summemietenetto nettomieteprom2von pacht erbpacht hausgeld abstand mietpreis_pro_qm kaufpreis_pro_qm erschliessungskosten geschaeftsguthaben richtpreis richtpreisprom2 gesamtmiete_ust mwst_gesamt mieteinnahmen_ist mieteinnahmen_soll x_fache',
  ),
  ...named(prozent, 'mwst_satz nettorendite nettorendite_soll nettorendite_ist'),
  ...named(trueFlag, 'zzg_mehrwertsteuer'),
  heizkosten_enthalten: ['heizkosten_enthalten', flag],
  ...named(plain(300), 'freitext_preis courtage_hinweis innen_courtage provision_teilen'),
  ...named(datum, 'preis_zeitraum_von preis_zeitraum_bis'),
  preis_zeiteinheit: [['preis_zeiteinheit@zeiteinheit', 'preis_zeiteinheit'], zeiteinheit],
  kaufpreisust: ['kaufpreisnetto@kaufpreisust', steuer],
  evbust: ['evbnetto@evbust', steuer],
  gesamtmieteust: ['gesamtmietenetto@gesamtmieteust', steuer],
  gesamtbelastungust: ['gesamtbelastungnetto@gesamtbelastungust', steuer],
  gesamtkostenprom2bis: ['gesamtkostenprom2von@gesamtkostenprom2bis', betrag],
  heizkostenust: ['heizkostennetto@heizkostenust', steuer],
  monatlichekostenust: ['monatlichekostennetto@monatlichekostenust', steuer],
  nebenkostenprom2bis: ['nebenkostenprom2von@nebenkostenprom2bis', betrag],
  ruecklageust: ['ruecklagenetto@ruecklageust', steuer],
  sonstigekostenust: ['sonstigekostennetto@sonstigekostenust', steuer],
  sonstigemieteust: ['sonstigemietenetto@sonstigemieteust', steuer],
  summemieteust: ['summemietenetto@summemieteust', steuer],
  nettomieteprom2bis: ['nettomieteprom2von@nettomieteprom2bis', betrag],
  provisionust: ['provisionnetto@provisionust', steuer],
  provision_teilen_wert: ['provision_teilen@wert', line],
  innen_courtage_mit_mwst: ['innen_courtage@mit_mwst', trueFlag],
  aussen_courtage_mit_mwst: ['aussen_courtage@mit_mwst', trueFlag],
  mieteinnahmen_ist_periode: ['mieteinnahmen_ist@periode', zeiteinheit],
  mieteinnahmen_soll_periode: ['mieteinnahmen_soll@periode', zeiteinheit],
  monatlichekostenbrutto: [['monatlichekostenbrutto', '[monatlichekostenbrutto]'], monatlich],
  grunderwerbssteuer: [['[grunderwerbssteuer]', '[grunderwerbsteuer]', 'grunderwerbssteuer'], anteil],
  grundbucheintragung: [['[grundbucheintragung]', '[grundbucheintragungsgebuehr]', 'grundbucheintragung'], anteil],
  finanzierungsbeitrag: [['[finanzierungsbeitrag]', 'finanzierungsbeitrag'], zahl],
  wohnbaufoerderung: [['wohnbaufoerderung', '[wohnbaufoerderung]'], betrag],
}

type Preise = Pick<FeedProperty, keyof typeof SPALTEN | 'waehrung' | 'kaution' | 'preise'>

export function readPreise(r: Reading): Preise {
  const row = readColumns<Pick<FeedProperty, keyof typeof SPALTEN>>(r, SPALTEN)
  const preise: Json = {
    ...readDetails(r, 'preise', WEITERE),
    ...readVertrag(r),
    ...readKosten(r),
    ...readStellplaetze(r),
  }
  row.ruecklagenetto ??= ruecklage(r)
  onRequest(r, row, preise)
  free(r, row)
  return { ...row, ...kaution(r, row.kaution_text), waehrung: currency(r), preise }
}

/** The fee for the contract: a share of the price, or in words ("1,5 % zzgl. USt. und Barauslagen"). */
function readVertrag(r: Reading): Json {
  const paths = ['[vertragserrichtungsgebuehr]', '[vertragserrichtung]', 'vertragserrichtung']
  const sent = read(
    r,
    paths.map((path) => `preise/${path}`),
    plain(200),
  )
  if (sent === null) return {}
  const share = anteil(sent, () => {})
  return share === null ? { vertragserrichtung_text: sent } : { vertragserrichtung: share }
}

/** Tells the sender what its prices contradict; the page says the same to visitors. */
export function tellPrices(r: Reading, property: FeedProperty): void {
  for (const { code, betraege } of priceSheet(property).hinweise) {
    if (!TOLD.has(code)) continue
    const amounts = Object.entries(betraege).map(([name, amount]) => [
      name,
      formatMoney(amount, 'de-AT', currencyOf(property.waehrung)),
    ])
    note(r, 'warning', 'preise', `preis_${code}`, Object.fromEntries(amounts))
  }
}

/** What a sender can mend. The others explain how a sum came about. */
const TOLD: ReadonlySet<HinweisCode> = new Set([
  'nebenkosten_dazu',
  'warmmiete_ohne_heizung',
  'rest',
  'teile_ueber_gesamt',
  'zwei_kaufpreise',
  'provision_widerspruch',
])

function currency(r: Reading): string {
  return read(r, ['preise/waehrung@iso_waehrung', 'preise/waehrung'], waehrung) ?? 'EUR'
}

/** "auf Anfrage", as a flag or instead of the figure, means that the sender does not want to show the price. */
function onRequest(r: Reading, row: { kaufpreis: number | null; kaltmiete: number | null }, preise: Json): void {
  for (const name of ['kaufpreis', 'kaltmiete'] as const) {
    const [el] = elementsAt(r, `preise/${name}`)
    if (el === undefined) continue
    el.usedAttrs.add('auf_anfrage')
    if (parseFlag(el.attrs.get('auf_anfrage') ?? '') !== true && !ON_REQUEST.test(el.text)) continue
    if (row[name] !== null) note(r, 'info', `preise/${name}@auf_anfrage`, 'price_on_request')
    row[name] = null
    preise.auf_anfrage = true
  }
}

/** Many senders state "provisionsfrei" only in words. */
function free(r: Reading, row: { provisionspflichtig: boolean | null; aussen_courtage: string | null }): void {
  const text = row.aussen_courtage ?? ''
  if (row.provisionspflichtig !== null || freeWords(text) !== 'free') return
  row.provisionspflichtig = false
  note(r, 'info', 'preise/aussen_courtage', 'commission_free', { wert: text })
}

/** A deposit is an amount, or words such as "3 Bruttomonatsmieten"; a figure below 20 means months, not euros. */
function kaution(r: Reading, text: string | null): { kaution: number | null; kaution_text: string | null } {
  let words: string | null = text
  const amount = read(r, 'preise/kaution', (raw, say) => {
    const value = betrag(raw, () => {})
    if (value !== null && value >= 20) return value
    if (value === null && /\D{4,}/.test(raw)) words ??= raw.replace(/\s+/g, ' ').slice(0, 200)
    else if (!/^[0.,\s]*$/.test(raw)) say('kaution_small')
    return null
  })
  return { kaution: amount, kaution_text: words }
}
