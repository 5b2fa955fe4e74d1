import { type Field, fields, ignored, searched, shown, used } from './fate.ts'

const PERIODEN = 'TAG|WOCHE|MONAT|JAHR'

/** Prices. Parts of a rent are in the table of costs, and in the API under `kosten`. */
export const PREISE: readonly Field[] = [
  ...fields('preise', searched('price', 'kaufpreis'), 'kaufpreis kaufpreisbrutto'),
  ...fields('preise', searched('price', 'kaltmiete'), 'kaltmiete nettokaltmiete'),
  ...fields(
    'preise',
    searched('price', 'gesamtmiete'),
    'warmmiete gesamtbelastungbrutto gesamtmietebrutto pauschalmiete',
  ),
  ...fields('preise', searched('costs', 'kosten'), 'hauptmietzinsnetto'),
  ...fields(
    'preise',
    shown('costs', 'kosten'),
    'nebenkosten heizkosten betriebskostennetto heizkostennetto ruecklagenetto kaution',
  ),
  ...fields(
    'preise',
    shown('costs', 'kosten'),
    'hauptmietzinsnetto@hauptmietzinsust betriebskostennetto@betriebskostenust heizkostennetto@heizkostenust',
  ),
  ...fields('preise', searched('price', 'provisionsfrei'), 'provisionspflichtig'),
  ...fields(
    'preise',
    shown('costs', 'provision'),
    `aussen_courtage provisionbrutto aussen_courtage@mit_mwst innen_courtage innen_courtage@mit_mwst courtage_hinweis
    provisionnetto provisionnetto@provisionust`,
  ),
  ...fields('preise', used('unit'), 'waehrung@iso_waehrung kaufpreis@auf_anfrage heizkosten_enthalten'),
  // Without an asking price, and without a total, these are what a search compares.
  ...fields(
    'preise',
    searched('costs', 'kosten'),
    `kaufpreisnetto kaufpreisnetto@kaufpreisust mietzuschlaege evbnetto evbnetto@evbust gesamtmietenetto
    gesamtmietenetto@gesamtmieteust gesamtbelastungnetto gesamtbelastungnetto@gesamtbelastungust sonstigekostennetto
    sonstigekostennetto@sonstigekostenust sonstigemietenetto sonstigemietenetto@sonstigemieteust summemietenetto
    summemietenetto@summemieteust pacht richtpreis`,
  ),
  ...fields('preise', searched('price', 'preis'), `zzg_mehrwertsteuer preis_zeiteinheit@zeiteinheit=${PERIODEN}`),
  ...fields(
    'preise',
    shown('costs', 'kosten'),
    `gesamtkostenprom2von gesamtkostenprom2von@gesamtkostenprom2bis monatlichekostennetto
    monatlichekostennetto@monatlichekostenust monatlichekostenbrutto nebenkostenprom2von
    nebenkostenprom2von@nebenkostenprom2bis ruecklagenetto@ruecklageust nettomieteprom2von
    nettomieteprom2von@nettomieteprom2bis erbpacht hausgeld abstand mietpreis_pro_qm kaufpreis_pro_qm mwst_satz mwst_gesamt
    x_fache nettorendite nettorendite_soll nettorendite_ist mieteinnahmen_ist mieteinnahmen_ist@periode=${PERIODEN}
    mieteinnahmen_soll mieteinnahmen_soll@periode=${PERIODEN} erschliessungskosten kaution_text geschaeftsguthaben
    stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage stp_sonstige richtpreisprom2`,
  ),
  ...fields('preise', shown('costs', 'preis_text'), 'freitext_preis'),
  ...fields('preise', shown('costs', 'preis_zeitraum'), 'preis_zeitraum_von preis_zeitraum_bis'),
  // How brokers share a commission.
  ...fields('preise', ignored('internal'), 'provision_teilen provision_teilen@wert=absolut|prozent|text'),
  // Not in the standard, sent by justimmo and others.
  ...fields(
    'preise',
    shown('costs', 'kosten'),
    '[grunderwerbssteuer] [grundbucheintragung] [vertragserrichtungsgebuehr] [finanzierungsbeitrag] [monatlichekostenbrutto] wohnbaufoerderung gesamtmiete_ust zusatzkosten miete stellplaetze',
  ),
]
