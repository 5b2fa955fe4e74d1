import { type Field, fields, KEPT, searched, shown, used } from './fate.ts'

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
  ...fields('preise', shown('costs', 'provision'), 'aussen_courtage provisionbrutto'),
  ...fields('preise', used('unit'), 'waehrung@iso_waehrung kaufpreis@auf_anfrage'),
  ...fields(
    'preise',
    KEPT,
    `kaufpreisnetto kaufpreisnetto@kaufpreisust heizkosten_enthalten zzg_mehrwertsteuer mietzuschlaege evbnetto
    evbnetto@evbust gesamtmietenetto gesamtmietenetto@gesamtmieteust gesamtbelastungnetto
    gesamtbelastungnetto@gesamtbelastungust gesamtkostenprom2von gesamtkostenprom2von@gesamtkostenprom2bis
    monatlichekostennetto monatlichekostennetto@monatlichekostenust monatlichekostenbrutto nebenkostenprom2von
    nebenkostenprom2von@nebenkostenprom2bis ruecklagenetto@ruecklageust sonstigekostennetto
    sonstigekostennetto@sonstigekostenust sonstigemietenetto sonstigemietenetto@sonstigemieteust summemietenetto
    summemietenetto@summemieteust nettomieteprom2von nettomieteprom2von@nettomieteprom2bis pacht erbpacht hausgeld
    abstand preis_zeitraum_von preis_zeitraum_bis preis_zeiteinheit@zeiteinheit=${PERIODEN} mietpreis_pro_qm
    kaufpreis_pro_qm provision_teilen provision_teilen@wert=absolut|prozent|text innen_courtage
    innen_courtage@mit_mwst aussen_courtage@mit_mwst courtage_hinweis provisionnetto provisionnetto@provisionust
    mwst_satz mwst_gesamt freitext_preis x_fache nettorendite nettorendite_soll nettorendite_ist mieteinnahmen_ist
    mieteinnahmen_ist@periode=${PERIODEN} mieteinnahmen_soll mieteinnahmen_soll@periode=${PERIODEN}
    erschliessungskosten kaution_text geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus
    stp_tiefgarage stp_sonstige richtpreis richtpreisprom2`,
  ),
  // Not in the standard, sent by justimmo and others.
  ...fields(
    'preise',
    KEPT,
    '[grunderwerbssteuer] [grundbucheintragung] [finanzierungsbeitrag] [monatlichekostenbrutto] wohnbaufoerderung gesamtmiete_ust zusatzkosten miete stellplaetze',
  ),
]
