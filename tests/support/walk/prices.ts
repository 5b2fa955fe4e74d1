import type { Sample } from './samples.ts'

/** An amount that no other page has. */
const AMOUNT = { sent: '1234.5', says: ['1.234,50 €'] }
const RENTS =
  'kaltmiete nettokaltmiete warmmiete gesamtbelastungbrutto gesamtbelastungnetto gesamtmietebrutto gesamtmietenetto pauschalmiete hauptmietzinsnetto mietzuschlaege sonstigemietenetto summemietenetto pacht'
const AMOUNTS =
  'kaufpreis kaufpreisbrutto kaufpreisnetto nebenkosten heizkosten betriebskostennetto heizkostennetto ruecklagenetto kaution evbnetto monatlichekostennetto monatlichekostenbrutto sonstigekostennetto erbpacht hausgeld abstand mietpreis_pro_qm kaufpreis_pro_qm provisionnetto provisionbrutto mwst_gesamt mieteinnahmen_ist mieteinnahmen_soll erschliessungskosten geschaeftsguthaben richtpreis richtpreisprom2 gesamtkostenprom2von nebenkostenprom2von nettomieteprom2von wohnbaufoerderung gesamtmiete_ust [finanzierungsbeitrag] [monatlichekostenbrutto]'
const SHARES =
  'nettorendite nettorendite_soll nettorendite_ist mwst_satz [grunderwerbssteuer] [grundbucheintragung] [vertragserrichtungsgebuehr]'
const WORDS = 'aussen_courtage innen_courtage courtage_hinweis freitext_preis kaution_text'
const PERIODS: Readonly<Record<string, string>> = {
  TAG: 'pro Tag',
  WOCHE: 'pro Woche',
  MONAT: 'pro Monat',
  JAHR: 'pro Jahr',
}

const OWN: Readonly<Record<string, Sample>> = {
  provisionspflichtig: { sent: 'false', says: ['Provisionsfrei für Sie'] },
  zzg_mehrwertsteuer: { sent: 'true', says: ['zzgl. USt.'], beside: { 'preise/kaltmiete': '2400' }, rent: true },
  x_fache: { sent: '23.5', says: ['23,5'] },
  preis_zeitraum_von: { sent: '2027-03-05', says: ['5. März 2027'] },
  preis_zeitraum_bis: { sent: '2027-03-06', says: ['6. März 2027'] },
  'innen_courtage@mit_mwst': { sent: 'true', says: ['inkl. USt.'], beside: { 'preise/innen_courtage': '2 %' } },
  'aussen_courtage@mit_mwst': { sent: 'true', says: ['inkl. USt.'], beside: { 'preise/aussen_courtage': '3 %' } },
  'kaufpreisnetto@kaufpreisust': { sent: '20', says: ['120.000 €'], beside: { 'preise/kaufpreisnetto': '100000' } },
  'provisionnetto@provisionust': { sent: '600', says: ['3.600 €'], beside: { 'preise/provisionnetto': '3000' } },
  'ruecklagenetto@ruecklageust': { sent: '20', says: ['120 €'], beside: { 'preise/ruecklagenetto': '100' } },
  zusatzkosten: {
    sent: '',
    says: ['Liftkosten', '81,50 €'],
    beside: {
      'preise/zusatzkosten/zusatzkosten_8/name': 'Liftkosten',
      'preise/zusatzkosten/zusatzkosten_8/netto': '81.5',
    },
  },
  miete: { sent: '', says: ['Hauptmietzins', '881,50 €'], beside: { 'preise/miete/netto': '881.5' }, rent: true },
  stellplaetze: {
    sent: '',
    says: ['Stellplatz am Hof', '61,50 €'],
    beside: {
      'preise/stellplaetze/stellplatz/name': 'Stellplatz am Hof',
      'preise/stellplaetze/stellplatz/netto': '61.5',
      'preise/stellplaetze/stellplatz/vermarktungsart': 'rent',
    },
    rent: true,
  },
}

/** The sample of a price, or of one of its listed values. */
export function priceSample(path: string, value: string | null): Sample {
  const name = path.slice('preise/'.length)
  const [element = '', attribute = ''] = name.split('@')
  const is = (names: string) => names.split(' ').includes(name)
  const own = OWN[name]
  if (own) return own
  if (value !== null) {
    const of = element === 'preis_zeiteinheit' ? 'kaltmiete' : element
    const says = [PERIODS[value] ?? value, '1.234,50 €']
    return { says, beside: { [`preise/${of}`]: '1234.5' }, rent: of === 'kaltmiete' }
  }
  if (attribute.endsWith('ust'))
    return {
      sent: '100',
      says: ['1.100 €'],
      beside: { [`preise/${element}`]: '1000' },
      rent: RENTS.split(' ').includes(element),
    }
  if (attribute.endsWith('bis')) return { sent: '14.5', says: ['14,50 €'], beside: { [`preise/${element}`]: '12.5' } }
  if (element.startsWith('stp_'))
    return { sent: '', says: ['95,50 €'], beside: { [`preise/${element}@stellplatzmiete`]: '95.5' }, rent: true }
  if (is(RENTS)) return { ...AMOUNT, rent: true }
  if (is(AMOUNTS)) return AMOUNT
  if (is(SHARES)) return { sent: '2.16', says: ['2,16 %'] }
  if (is(WORDS)) return { sent: `Wort zu ${element}`, says: [`Wort zu ${element}`] }
  return { sent: '1', says: [`no word for ${name}`] }
}
