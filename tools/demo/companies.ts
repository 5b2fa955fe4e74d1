import type { Bundesland } from '../../src/domain/properties/vocabulary.ts'
import type { Rng } from './random.ts'
import type { Agent, Company, Voice } from './types.ts'

type Row = readonly [
  kurz: string,
  firma: string,
  domain: string,
  strasse: string,
  plz: string,
  ort: string,
  vorwahl: string,
  voice: Voice,
  laender: readonly Bundesland[],
]

/** Invented agencies: as far as known, no such company is registered under these names, and none is meant. */
const ROWS: readonly Row[] = [
  [
    'Falkenau',
    'Falkenau & Söhne Immobilientreuhand GmbH',
    'falkenau',
    'Lindengasse 14',
    '1070',
    'Wien',
    '01 555 01',
    'sachlich',
    ['wien'],
  ],
  [
    'Hofgasse',
    'Hofgasse Wohnen GmbH',
    'hofgasse-wohnen',
    'Brunnengasse 31',
    '1160',
    'Wien',
    '01 555 02',
    'warm',
    ['wien'],
  ],
  [
    'Donauring',
    'Donauring Realitäten GmbH',
    'donauring',
    'Obere Bahngasse 6',
    '1030',
    'Wien',
    '01 555 03',
    'knapp',
    ['wien', 'niederoesterreich'],
  ],
  [
    'Wienerwald',
    'Kanzlei Marbach Immobilien e.U.',
    'marbach-immobilien',
    'Hauptstraße 22',
    '2340',
    'Mödling',
    '02236 555 04',
    'warm',
    ['niederoesterreich', 'burgenland'],
  ],
  [
    'Mostbaum',
    'Mostbaum Immobilien OG',
    'mostbaum',
    'Postgasse 3',
    '3300',
    'Amstetten',
    '07472 555 05',
    'sachlich',
    ['niederoesterreich'],
  ],
  [
    'Pannonhaus',
    'Pannonhaus Realbüro GmbH',
    'pannonhaus',
    'Am Anger 9',
    '7000',
    'Eisenstadt',
    '02682 555 06',
    'knapp',
    ['burgenland', 'niederoesterreich'],
  ],
  [
    'Stahlhof',
    'Stahlhof Immobilien GmbH',
    'stahlhof',
    'Mozartstraße 18',
    '4020',
    'Linz',
    '0732 555 07',
    'knapp',
    ['oberoesterreich'],
  ],
  [
    'Seeviertel',
    'Seeviertel Immobilien Reitmayr GmbH',
    'seeviertel',
    'Badgasse 5',
    '4810',
    'Gmunden',
    '07612 555 08',
    'warm',
    ['oberoesterreich', 'salzburg'],
  ],
  [
    'Murblick',
    'Murblick Immobilien GmbH',
    'murblick',
    'Schillerstraße 27',
    '8010',
    'Graz',
    '0316 555 09',
    'sachlich',
    ['steiermark'],
  ],
  [
    'Grünanger',
    'Grünanger Wohnbau & Vermittlung GmbH',
    'gruenanger',
    'Kastaniengasse 2',
    '8020',
    'Graz',
    '0316 555 10',
    'warm',
    ['steiermark', 'kaernten'],
  ],
  [
    'Karawank',
    'Karawank Realitäten KG',
    'karawank',
    'Spitalgasse 11',
    '9020',
    'Klagenfurt am Wörthersee',
    '0463 555 11',
    'sachlich',
    ['kaernten'],
  ],
  [
    'Talboden',
    'Talboden Immobilien GmbH',
    'talboden',
    'Bergstraße 8',
    '6020',
    'Innsbruck',
    '0512 555 12',
    'sachlich',
    ['tirol', 'vorarlberg', 'salzburg'],
  ],
]
const WOMEN = [
  'Anna',
  'Katharina',
  'Eva',
  'Johanna',
  'Magdalena',
  'Sabine',
  'Theresa',
  'Ulrike',
  'Barbara',
  'Mirjana',
  'Selin',
  'Veronika',
]
const MEN = [
  'Lukas',
  'Matthias',
  'Georg',
  'Stefan',
  'Thomas',
  'Florian',
  'Michael',
  'Andreas',
  'Emre',
  'Clemens',
  'Markus',
  'Paul',
]
const NAMES = [
  'Aigner',
  'Brandstätter',
  'Czerny',
  'Dorfinger',
  'Ebner',
  'Fuchsbauer',
  'Grabner',
  'Hinterleitner',
  'Jelinek',
  'Kogler',
  'Lechthaler',
  'Moosbrugger',
  'Nemetz',
  'Oberhauser',
  'Pichler',
  'Resch',
  'Sonnleitner',
  'Trattnig',
  'Unterweger',
  'Vukovic',
  'Wallner',
  'Yildiz',
  'Zechner',
  'Kofler',
  'Stadlbauer',
  'Hörmann',
  'Prohaska',
  'Schachinger',
  'Tschabrun',
  'Walch',
  'Luger',
  'Haider',
  'Demir',
  'Mair',
  'Novak',
  'Steindl',
]

/** Twelve agencies with two to four people each. */
export function makeCompanies(rng: Rng): Company[] {
  let nextName = 0
  return ROWS.map(([kurz, firma, domain, strasse, plz, ort, telefon, voice, laender], at) => {
    const one = rng.fork(domain)
    const agents = Array.from({ length: one.int(2, 4) }, (_, nr): Agent => {
      const frau = one.chance(0.5)
      const vorname = one.pick(frau ? WOMEN : MEN)
      const name = NAMES[nextName++ % NAMES.length] as string
      return {
        nr: `${at + 1}-${nr + 1}`,
        anrede: frau ? 'Frau' : 'Herr',
        titel: one.weighted([
          [null, 7],
          ['Mag.', 1.5],
          ['DI', 0.7],
          ['MMag.', 0.4],
        ]),
        vorname,
        name,
        position:
          nr === 0
            ? frau
              ? 'Geschäftsführerin'
              : 'Geschäftsführer'
            : one.pick(
                frau
                  ? ['Maklerin', 'Vertrieb Wohnen', 'Projektvertrieb']
                  : ['Makler', 'Vertrieb Wohnen', 'Projektvertrieb'],
              ),
        email: `${plain(vorname)}.${plain(name)}@${domain}.example.at`,
        telefon: `+43 ${telefon.replace(/^0/, '')} ${10 + nr}`,
        mobil: `+43 660 555 ${String(10 + at)}${nr + 1}0`,
      }
    })
    return {
      anid: `DEMO-${String(at + 1).padStart(2, '0')}`,
      firma,
      kurz,
      domain,
      strasse,
      plz,
      ort,
      telefon: `+43 ${telefon.replace(/^0/, '')} 0`,
      voice,
      laender,
      agents,
    }
  })
}

const plain = (name: string) =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
