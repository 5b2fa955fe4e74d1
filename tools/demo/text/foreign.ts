import type { Ausstattung, Bundesland, Heizung } from '../../../src/domain/properties/vocabulary.ts'
import { spreadOf } from '../homes/term.ts'
import type { Home } from '../types.ts'

/** Languages besides German and English in which agencies of the catalogue write. */
export type Foreign = 'it' | 'nl' | 'tr'

/** Where buyers and tenants speak which language: Italian and Dutch in the Alps, Turkish in Vienna and the far west. */
const SPOKEN: Partial<Record<Bundesland, readonly Foreign[]>> = {
  tirol: ['it', 'nl'],
  salzburg: ['nl'],
  kaernten: ['it'],
  vorarlberg: ['tr'],
  wien: ['tr'],
}

/** The further language of a home, for one in five in those states; it costs no random number. */
export function foreignOf(home: Home): Foreign | null {
  if (home.art !== 'WOHNUNG' && home.art !== 'HAUS') return null
  const spread = spreadOf(home)
  const languages = SPOKEN[home.spot.bundesland] ?? []
  return spread % 5 === 0 ? (languages[spread % languages.length] ?? null) : null
}

interface Words {
  tag: string
  /** "Flat for sale" */
  offer: (isHouse: boolean, kauf: boolean) => string
  /** Rooms beside kitchen and bath, as Austrians count them. */
  rooms: (figure: string) => string
  area: (area: string) => string
  plot: (area: string) => string
  floor: (etage: number) => string
  built: (year: number) => string
  ready: (year: number) => string
  heating: Readonly<Record<Heizung, string>>
  fittings: Partial<Record<Ausstattung, string>>
  also: (list: string) => string
  noFee: string
  ask: string
}

const WORDS: Readonly<Record<Foreign, Words>> = {
  it: {
    tag: 'it-IT',
    offer: (isHouse, kauf) => `${isHouse ? 'Casa' : 'Appartamento'} in ${kauf ? 'vendita' : 'affitto'}`,
    rooms: (figure) => (figure === '1' ? '1 locale' : `${figure} locali`),
    area: (area) => `La superficie abitabile è di ${area}.`,
    plot: (area) => `Il terreno misura ${area}.`,
    floor: (etage) => (etage === 0 ? 'Si trova al pianterreno.' : `Si trova al ${etage}º piano.`),
    built: (year) => `L’edificio è del ${year}.`,
    ready: (year) => `L’edificio sarà pronto nel ${year}.`,
    heating: {
      FERNWAERME: 'Riscaldamento: teleriscaldamento.',
      WAERMEPUMPE: 'Riscaldamento: pompa di calore.',
      GAS: 'Riscaldamento: gas.',
      OEL: 'Riscaldamento: gasolio.',
      PELLETS: 'Riscaldamento: pellet.',
      STROM: 'Riscaldamento: elettrico.',
      SOLAR: 'Riscaldamento: solare con accumulo.',
    },
    fittings: {
      BALKON: 'balcone',
      TERRASSE: 'terrazza',
      LOGGIA: 'loggia',
      GARTEN: 'giardino',
      LIFT: 'ascensore',
      KELLER: 'cantina',
      EINBAUKUECHE: 'cucina arredata',
    },
    also: (list) => `Dotazioni: ${list}.`,
    noFee: 'L’inquilino non paga provvigioni.',
    ask: 'Saremo lieti di accompagnarLa in una visita.',
  },
  nl: {
    tag: 'nl-NL',
    offer: (isHouse, kauf) => `${isHouse ? 'Huis' : 'Appartement'} te ${kauf ? 'koop' : 'huur'}`,
    rooms: (figure) => (figure === '1' ? '1 kamer' : `${figure} kamers`),
    area: (area) => `De woonoppervlakte is ${area}.`,
    plot: (area) => `Het perceel meet ${area}.`,
    floor: (etage) => (etage === 0 ? 'Het ligt op de begane grond.' : `Het ligt op de ${etage}e verdieping.`),
    built: (year) => `Het gebouw is van ${year}.`,
    ready: (year) => `Het gebouw is in ${year} klaar.`,
    heating: {
      FERNWAERME: 'Verwarming: stadsverwarming.',
      WAERMEPUMPE: 'Verwarming: warmtepomp.',
      GAS: 'Verwarming: gas.',
      OEL: 'Verwarming: stookolie.',
      PELLETS: 'Verwarming: pellets.',
      STROM: 'Verwarming: elektrisch.',
      SOLAR: 'Verwarming: zonnecollectoren met buffervat.',
    },
    fittings: {
      BALKON: 'balkon',
      TERRASSE: 'terras',
      LOGGIA: 'loggia',
      GARTEN: 'tuin',
      LIFT: 'lift',
      KELLER: 'kelder',
      EINBAUKUECHE: 'inbouwkeuken',
    },
    also: (list) => `Aanwezig: ${list}.`,
    noFee: 'Huurders betalen geen courtage.',
    ask: 'Wij laten u de woning graag zien.',
  },
  tr: {
    tag: 'tr-TR',
    offer: (isHouse, kauf) => `${kauf ? 'Satılık' : 'Kiralık'} ${isHouse ? 'ev' : 'daire'}`,
    rooms: (figure) => `${figure} oda`,
    area: (area) => `Yaşam alanı: ${area}.`,
    plot: (area) => `Arsa: ${area}.`,
    floor: (etage) => (etage === 0 ? 'Zemin kattadır.' : `${etage}. kattadır.`),
    built: (year) => `Binanın yapım yılı ${year}.`,
    ready: (year) => `Bina ${year} yılında tamamlanacaktır.`,
    heating: {
      FERNWAERME: 'Isıtma: bölgesel ısıtma.',
      WAERMEPUMPE: 'Isıtma: ısı pompası.',
      GAS: 'Isıtma: doğal gaz.',
      OEL: 'Isıtma: fuel oil.',
      PELLETS: 'Isıtma: pelet.',
      STROM: 'Isıtma: elektrik.',
      SOLAR: 'Isıtma: güneş enerjisi, depolu.',
    },
    fittings: {
      BALKON: 'balkon',
      TERRASSE: 'teras',
      LOGGIA: 'loca balkon (Loggia)',
      GARTEN: 'bahçe',
      LIFT: 'asansör',
      KELLER: 'bodrum',
      EINBAUKUECHE: 'ankastre mutfak',
    },
    also: (list) => `Özellikler: ${list}.`,
    noFee: 'Kiracıdan komisyon alınmaz.',
    ask: 'Yerinde göstermekten memnuniyet duyarız.',
  },
}

export interface ForeignTexts {
  titel: string
  beschreibung: string
}

/** Title and description in a further language, from the facts alone. */
export function foreignTexts(home: Home, language: Foreign): ForeignTexts {
  const words = WORDS[language]
  const figure = (value: number) => value.toLocaleString(words.tag, { maximumFractionDigits: 1 })
  const square = (value: number) => `${figure(value)} m²`
  const offer = words.offer(home.art === 'HAUS', home.kauf)
  const rooms = words.rooms(figure(home.zimmer ?? 1))
  const fittings = Object.entries(words.fittings).flatMap(([name, word]) =>
    home.ausstattung.has(name as Ausstattung) ? [word] : [],
  )
  const isComing = home.project && home.project.status !== 'marketing'
  return {
    titel: `${offer}: ${home.spot.ort}, ${rooms}, ${square(home.wohnflaeche ?? 0)}`,
    beschreibung: [
      `${offer}, ${home.spot.plz} ${home.spot.ort}: ${rooms}.`,
      words.area(square(home.wohnflaeche ?? 0)),
      home.art === 'HAUS' && home.grund ? words.plot(square(home.grund)) : '',
      home.etage === null ? '' : words.floor(home.etage),
      home.baujahr ? (isComing ? words.ready : words.built)(home.baujahr) : '',
      home.heizung ? words.heating[home.heizung] : '',
      fittings.length > 0 ? words.also(fittings.join(', ')) : '',
      home.kauf ? '' : words.noFee,
      words.ask,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
