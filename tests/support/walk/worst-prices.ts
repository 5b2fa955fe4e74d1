/** The worst feeds for a price: how the sender writes it, what a visitor reads, and which searches find the home. */
export interface Worst {
  nr: string
  why: string
  xml: string
  /** On the page, in German. */
  says: readonly string[]
  /** On the page, nowhere. */
  never?: readonly string[]
  /** On the card of a list. */
  card: string
  found: readonly string[]
  missed: readonly string[]
}

const home = (nr: string, kind: string, sections: string, after = '') => `<immobilie>
<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart ${kind}/><objektart><wohnung/></objektart></objektkategorie>
<geo><plz>8010</plz><ort>Graz</ort></geo>${sections}<flaechen><wohnflaeche>70</wohnflaeche></flaechen>
<freitexte><objekttitel>Wohnung ${nr}</objekttitel></freitexte>${after}
<verwaltung_techn><objektnr_extern>${nr}</objektnr_extern></verwaltung_techn></immobilie>`
const rent = (nr: string, preise: string) => home(nr, 'MIETE_PACHT="true"', `<preise>${preise}</preise>`)
const sale = (nr: string, preise: string, after = '') => home(nr, 'KAUF="true"', `<preise>${preise}</preise>`, after)

export const WORST: readonly Worst[] = [
  {
    nr: 'PREIS-TAG',
    why: 'a holiday flat by the day',
    xml: rent('PREIS-TAG', '<kaltmiete>180</kaltmiete><preis_zeiteinheit zeiteinheit="TAG"/>'),
    says: ['180 €', 'pro Tag'],
    never: ['pro Monat'],
    card: '180 € pro Tag',
    found: ['vermarktungsart=MIETE'],
    missed: ['preis_bis=300', 'vermarktungsart=MIETE&preis_bis=9000'],
  },
  {
    nr: 'PREIS-JAHR',
    why: 'a rent for a year',
    xml: rent('PREIS-JAHR', '<kaltmiete>14400</kaltmiete><preis_zeiteinheit zeiteinheit="JAHR"/>'),
    says: ['14.400 €', 'pro Jahr'],
    never: ['pro Monat'],
    card: '14.400 € pro Jahr',
    found: ['vermarktungsart=MIETE&preis_von=1200&preis_bis=1200'],
    missed: ['vermarktungsart=MIETE&preis_von=14000'],
  },
  {
    nr: 'PREIS-UST',
    why: 'Hauptmietzins and Betriebskosten with taxes as amounts, and no total',
    xml: rent(
      'PREIS-UST',
      '<hauptmietzinsnetto hauptmietzinsust="80.00">800</hauptmietzinsnetto><betriebskostennetto betriebskostenust="20.00">200</betriebskostennetto>',
    ),
    says: ['880 €', '220 €', '1.100 €', 'Die Gesamtsumme haben wir aus den angegebenen Beträgen errechnet.'],
    never: ['240 €'],
    card: '1.100 € pro Monat',
    found: ['vermarktungsart=MIETE&preis_von=1100&preis_bis=1100'],
    missed: ['preis_bis=900'],
  },
  {
    nr: 'PREIS-KALT',
    why: 'a kaltmiete that contains the nebenkosten, as OpenImmo defines it',
    xml: rent(
      'PREIS-KALT',
      '<nettokaltmiete>700</nettokaltmiete><kaltmiete>850</kaltmiete><nebenkosten>150</nebenkosten>',
    ),
    says: ['700 €', '150 €', '850 €'],
    never: ['1.000 €'],
    card: '850 € pro Monat',
    found: ['vermarktungsart=MIETE&preis_von=850&preis_bis=850'],
    missed: ['vermarktungsart=MIETE&preis_von=900&preis_bis=1000'],
  },
  {
    nr: 'PREIS-NETTO',
    why: 'a net purchase price beside kaufpreis 0',
    xml: sale('PREIS-NETTO', '<kaufpreis>0</kaufpreis><kaufpreisnetto>430000</kaufpreisnetto>'),
    says: ['430.000 €', 'netto'],
    never: ['Preis auf Anfrage'],
    card: '430.000 € netto',
    found: ['vermarktungsart=KAUF&preis_von=430000&preis_bis=430000'],
    missed: ['preis_von=440000'],
  },
  {
    nr: 'PREIS-BAURECHT',
    why: 'a building right with its rent',
    xml: home(
      'PREIS-BAURECHT',
      'ERBPACHT="true"',
      '<preise><kaufpreis>189000</kaufpreis><erbpacht>2400</erbpacht></preise>',
    ),
    says: ['189.000 €', 'Baurecht (Erbpacht)', 'Baurechtszins', '2.400 €', 'Zeitraum nicht angegeben'],
    card: '189.000 € Baurecht (Erbpacht)',
    found: ['vermarktungsart=KAUF&preis_bis=189000&preis_von=189000'],
    missed: ['vermarktungsart=MIETE'],
  },
  {
    nr: 'PREIS-GERICHT',
    why: 'a forced auction of a rented flat',
    xml: sale(
      'PREIS-GERICHT',
      '<kaufpreis>0</kaufpreis>',
      '<versteigerung><zwangsversteigerung>true</zwangsversteigerung><zvtermin>2027-02-01</zvtermin><verkehrswert>250000</verkehrswert></versteigerung><verwaltung_objekt><vermietet>true</vermietet></verwaltung_objekt>',
    ),
    says: ['Verkehrswert', '250.000 €', 'Zwangsversteigerung', 'Vermietet', '1. Februar 2027'],
    card: 'Verkehrswert 250.000 € Zwangsversteigerung · Vermietet',
    found: ['vermarktungsart=KAUF'],
    missed: ['vermarktungsart=KAUF&preis_bis=300000'],
  },
  {
    nr: 'PREIS-PROVISION',
    why: 'free of commission, and 3 % of it; a total below its parts',
    xml: rent(
      'PREIS-PROVISION',
      '<hauptmietzinsnetto hauptmietzinsust="80">800</hauptmietzinsnetto><betriebskostennetto betriebskostenust="20">200</betriebskostennetto><gesamtbelastungbrutto>1000</gesamtbelastungbrutto><provisionspflichtig>false</provisionspflichtig><aussen_courtage>3 % zzgl. USt</aussen_courtage>',
    ),
    says: [
      '3 % zzgl. USt',
      'Zur Provision macht der Anbieter widersprüchliche Angaben.',
      'Der Anbieter nennt als Gesamtsumme 1.000 €, die einzelnen Beträge ergeben aber 1.100 €.',
    ],
    never: ['Provisionsfrei für Sie'],
    card: '1.100 € pro Monat',
    found: ['vermarktungsart=MIETE&preis_von=1100&preis_bis=1100'],
    missed: ['provisionsfrei=true', 'preis_bis=1050'],
  },
]

export const worstFeed = (): string => `<openimmo><uebertragung umfang="TEIL"/><anbieter><firma>Preise GmbH</firma>
<openimmo_anid>AT-PREISE</openimmo_anid>${WORST.map(({ xml }) => xml).join('\n')}</anbieter></openimmo>`
