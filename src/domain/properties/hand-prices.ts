import type { Fact } from './card.ts'

/** How a hand sets an amount of `preise`. `tax`: a rate or an amount, as tax.ts reads it. */
type PriceFormat =
  | Extract<Fact['format'], 'money' | 'number' | 'text' | 'date' | 'yes_no' | 'words'>
  | 'percent'
  | 'tax'

/**
 * Prices without a column of their own, in the order of the form. `FIELDS` of the import has the same names
 * (`fates/preise.ts`); a test compares them.
 */
export const PRICE_ROWS = [
  { format: 'yes_no', names: 'auf_anfrage' },
  { format: 'money', names: 'kaufpreisnetto' },
  { format: 'tax', names: 'kaufpreisust' },
  { format: 'money', names: 'richtpreis richtpreisprom2 kaufpreis_pro_qm mietpreis_pro_qm' },
  { format: 'money', names: 'nettokaltmiete mietzuschlaege pauschalmiete pacht erbpacht' },
  { format: 'money', names: 'summemietenetto' },
  { format: 'tax', names: 'summemieteust' },
  { format: 'money', names: 'sonstigemietenetto' },
  { format: 'tax', names: 'sonstigemieteust' },
  { format: 'money', names: 'evbnetto' },
  { format: 'tax', names: 'evbust' },
  { format: 'money', names: 'heizkostennetto' },
  { format: 'tax', names: 'heizkostenust' },
  { format: 'yes_no', names: 'heizkosten_enthalten' },
  { format: 'money', names: 'sonstigekostennetto' },
  { format: 'tax', names: 'sonstigekostenust ruecklageust' },
  { format: 'money', names: 'gesamtmietenetto' },
  { format: 'tax', names: 'gesamtmieteust' },
  { format: 'money', names: 'gesamtmiete_ust gesamtmietebrutto gesamtbelastungnetto' },
  { format: 'tax', names: 'gesamtbelastungust' },
  { format: 'money', names: 'monatlichekostennetto' },
  { format: 'tax', names: 'monatlichekostenust' },
  { format: 'money', names: 'monatlichekostenbrutto hausgeld' },
  { format: 'money', names: 'nettomieteprom2von nettomieteprom2bis nebenkostenprom2von nebenkostenprom2bis' },
  { format: 'money', names: 'gesamtkostenprom2von gesamtkostenprom2bis' },
  { format: 'words', names: 'preis_zeiteinheit' },
  { format: 'yes_no', names: 'zzg_mehrwertsteuer' },
  { format: 'percent', names: 'mwst_satz' },
  { format: 'money', names: 'mwst_gesamt abstand finanzierungsbeitrag geschaeftsguthaben wohnbaufoerderung' },
  { format: 'money', names: 'erschliessungskosten' },
  { format: 'percent', names: 'grunderwerbssteuer grundbucheintragung vertragserrichtung' },
  { format: 'text', names: 'vertragserrichtung_text' },
  { format: 'money', names: 'mieteinnahmen_ist' },
  { format: 'words', names: 'mieteinnahmen_ist_periode' },
  { format: 'money', names: 'mieteinnahmen_soll' },
  { format: 'words', names: 'mieteinnahmen_soll_periode' },
  { format: 'percent', names: 'nettorendite nettorendite_ist nettorendite_soll' },
  { format: 'number', names: 'x_fache' },
  { format: 'tax', names: 'provisionust' },
  { format: 'yes_no', names: 'aussen_courtage_mit_mwst' },
  { format: 'text', names: 'innen_courtage' },
  { format: 'yes_no', names: 'innen_courtage_mit_mwst' },
  { format: 'text', names: 'courtage_hinweis freitext_preis' },
  { format: 'date', names: 'preis_zeitraum_von preis_zeitraum_bis' },
] as const satisfies readonly { format: PriceFormat; names: string }[]

/** Parking spaces with a price (`stp_*`): what a hand says of the first record of each kind. */
export const PARKING = ['garage', 'carport', 'duplex', 'freiplatz', 'parkhaus', 'tiefgarage', 'sonstige'] as const
export const PARKING_PARTS = ['anzahl', 'stellplatzmiete', 'stellplatzkaufpreis'] as const
export const PARKING_NAMES: Readonly<Record<(typeof PARKING_PARTS)[number], string>> = {
  anzahl: 'fact_part.anzahl',
  stellplatzmiete: 'kosten.miete',
  stellplatzkaufpreis: 'kosten.kaufpreis',
}

type Name = { label: string; part?: string }

/** Names that are put together of messages that pages have. */
const NAMES: Readonly<Record<string, Name>> = {
  auf_anfrage: { label: 'price.on_request' },
  richtpreis: { label: 'price.richtpreis' },
  kaufpreisnetto: { label: 'kosten.kaufpreis', part: 'fact_part.netto' },
  kaufpreisust: { label: 'kosten.kaufpreis', part: 'fact_part.ust' },
  provisionust: { label: 'fact.provision', part: 'fact_part.ust' },
  heizkosten_enthalten: { label: 'kosten.heizkosten', part: 'fact_part.enthalten' },
  preis_zeiteinheit: { label: 'kosten.miete', part: 'fact_part.zeitraum' },
  aussen_courtage_mit_mwst: { label: 'listing_edit.field.aussen_courtage', part: 'fact_part.brutto' },
  innen_courtage: { label: 'detail.commission_inside' },
  innen_courtage_mit_mwst: { label: 'detail.commission_inside', part: 'fact_part.brutto' },
  courtage_hinweis: { label: 'detail.commission_hint' },
  freitext_preis: { label: 'filter.preis', part: 'fact_part.worte' },
  preis_zeitraum_von: { label: 'filter.preis', part: 'fact_part.gilt_von' },
  preis_zeitraum_bis: { label: 'filter.preis', part: 'fact_part.gilt_bis' },
}

/** Ends of names that say something of another amount: evbust is the tax of evbnetto. */
const ENDS: readonly (readonly [RegExp, string, string])[] = [
  [/ust$/, 'netto', 'fact_part.ust'],
  [/(?<=prom2)bis$/, 'von', 'fact_part.bis'],
  [/_periode$/, '', 'fact_part.zeitraum'],
  [/_text$/, '', 'fact_part.worte'],
]

/** The messages of an amount's name. */
export function priceName(name: string): Name {
  const own = NAMES[name]
  if (own) return own
  const end = name === 'gesamtmiete_ust' ? undefined : ENDS.find(([at]) => at.test(name))
  return end ? { label: `kosten.${name.replace(end[0], end[1])}`, part: end[2] } : { label: `kosten.${name}` }
}
