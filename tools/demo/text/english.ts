import type { Ausstattung, Heizung } from '../../../src/domain/properties/vocabulary.ts'
import type { Rng } from '../random.ts'
import type { Home } from '../types.ts'

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const sqm = (value: number) => `${number.format(value)} m²`
const far = (value: number) =>
  value < 1
    ? `${Math.max(50, Math.round(value * 20) * 50)} metres`
    : `${number.format(value)} ${value === 1 ? 'kilometre' : 'kilometres'}`
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const HEATING: Readonly<Record<Heizung, string>> = {
  FERNWAERME: 'district heating',
  WAERMEPUMPE: 'a heat pump',
  GAS: 'gas',
  OEL: 'oil',
  PELLETS: 'wood pellets',
  STROM: 'electricity',
  SOLAR: 'a solar system with a buffer tank',
}
const FITTINGS: Partial<Record<Ausstattung, string>> = {
  BALKON: 'a balcony',
  TERRASSE: 'a terrace',
  LOGGIA: 'a loggia',
  GARTEN: 'a garden',
  LIFT: 'a lift',
  GARAGE: 'a garage space',
  STELLPLATZ: 'a parking space',
  KELLER: 'a cellar',
  EINBAUKUECHE: 'a fitted kitchen',
  KLIMATISIERT: 'air conditioning',
  FUSSBODENHEIZUNG: 'underfloor heating',
  KAMIN: 'a fireplace',
  POOL: 'a pool',
  SAUNA: 'a sauna',
  PHOTOVOLTAIK: 'photovoltaic panels',
  SMART_HOME: 'smart home controls',
}
const NOUNS: Readonly<Record<string, string>> = {
  EINFAMILIENHAUS: 'detached house',
  DOPPELHAUSHAELFTE: 'semi-detached house',
  REIHENHAUS: 'terraced house',
  REIHENECK: 'end-of-terrace house',
  REIHENMITTEL: 'terraced house',
  LANDHAUS: 'country house',
  BUNGALOW: 'bungalow',
  VILLA: 'villa',
  BAUERNHAUS: 'farmhouse',
  ZWEIFAMILIENHAUS: 'two-family house',
  FERIENHAUS: 'holiday home',
  CHALET: 'chalet',
  STADTHAUS: 'town house',
  FERTIGHAUS: 'prefabricated house',
  WOHNEN: 'building plot',
  GEWERBE: 'commercial plot',
  LAND_FORSTWIRSCHAFT: 'farmland',
  FREIZEIT: 'leisure plot',
  GEMISCHT: 'mixed-use plot',
  BUEROFLAECHE: 'office',
  PRAXIS: 'surgery',
  PRAXISFLAECHE: 'practice rooms',
  LOFT_ATELIER: 'studio',
  COWORKING: 'coworking space',
  BUEROHAUS: 'office building',
  LADENLOKAL: 'shop',
  EINZELHANDELSLADEN: 'shop',
  VERKAUFSFLAECHE: 'retail space',
  AUSSTELLUNGSFLAECHE: 'showroom',
  RESTAURANT: 'inn',
  CAFE: 'café',
  GASTRONOMIE: 'restaurant',
  BAR: 'bar',
  PENSIONEN: 'guest house',
  GASTRONOMIE_UND_WOHNUNG: 'inn with a flat',
  LAGER: 'warehouse',
  HALLE: 'hall',
  WERKSTATT: 'workshop',
  PRODUKTION: 'production hall',
  LAGER_MIT_FREIFLAECHE: 'warehouse with yard',
  MEHRFAMILIENHAUS: 'apartment building',
  WOHN_UND_GESCHAEFTSHAUS: 'residential and commercial building',
  WOHNANLAGEN: 'residential complex',
  BAUERNHOF: 'farm',
  WEINBAU: 'winery',
  JAGD_UND_FORSTWIRTSCHAFT: 'forestry estate',
  REITERHOEFE: 'riding stables',
  LANDWIRTSCHAFTLICHE_BETRIEBE: 'farm',
  ZIMMER: 'room in a shared flat',
  SPORTANLAGEN: 'sports ground',
  FREIZEITANLAGE: 'leisure facility',
  TANKSTELLE: 'former petrol station',
  SONSTIGE: 'outbuilding',
}

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
const SEASONS: Readonly<Record<string, string>> = {
  Frühjahr: 'spring',
  Sommer: 'summer',
  Herbst: 'autumn',
  Winter: 'winter',
  Jänner: 'January',
}
/** "autumn 2027" of "Herbst 2027" */
const season = (text: string) => text.replace(/^\S+/, (word) => SEASONS[word] ?? word)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const article = (text: string) => `${/^(?!one)[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`

export interface EnglishTexts {
  titel: string
  beschreibung: string
}

export function englishTexts(home: Home, rng: Rng): EnglishTexts {
  return {
    titel: title(home, rng),
    beschreibung: [opening(home, rng), rooms(home, rng), heating(home, rng), ending(home, rng)]
      .filter(Boolean)
      .join('\n\n'),
  }
}

function noun(home: Home): string {
  if (home.art !== 'WOHNUNG') return NOUNS[home.unter] ?? 'property'
  if (home.unter === 'PENTHOUSE') return 'penthouse'
  const bedrooms = home.plan?.schlafzimmer ?? 1
  return home.zimmer === 1 ? 'studio flat' : `${NUMBERS[bedrooms] ?? bedrooms}-bedroom flat`
}

function where(home: Home): string {
  const { spot } = home
  return spot.groesse === 3 ? `in Vienna's ${ordinal(Number(spot.plz.slice(1, 3)))} district` : `in ${spot.ort}`
}
const ordinal = (n: number) =>
  `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`

const floor = (home: Home) =>
  home.etage === null
    ? ''
    : home.etagen !== null && home.etage === home.etagen && home.etage > 1
      ? 'on the top floor'
      : home.etage === 0
        ? 'on the ground floor'
        : `on the ${ordinal(home.etage)} floor`
const size = (home: Home) => sqm(home.wohnflaeche ?? home.nutzflaeche ?? home.grund ?? 0)
const named = (home: Home, names: readonly Ausstattung[]) =>
  names.filter((name) => home.ausstattung.has(name)).map((name) => FITTINGS[name] ?? '')

function title(home: Home, rng: Rng): string {
  const word = noun(home)
  const [first] = named(home, ['GARTEN', 'TERRASSE', 'LOGGIA', 'BALKON', 'EINBAUKUECHE']).map((name) =>
    name.replace(/^an? /, ''),
  )
  const choices = [`${capital(word)} ${where(home)}, ${size(home)}`, `${size(home)} ${where(home)}: ${word}`]
  if (first) choices.push(`${capital(word)} with ${first} ${where(home)}`)
  if (home.project) return `${home.project.titelEn}: ${word}, unit ${home.top}`
  if (home.zustand === 'ERSTBEZUG' && (home.baujahr ?? 0) >= 2025) choices.push(`Brand-new ${word} ${where(home)}`)
  if (home.bauart === 'ALTBAU' && home.art === 'WOHNUNG') choices.push(`Period ${word} ${where(home)}`)
  return rng.pick(choices)
}

function opening(home: Home, rng: Rng): string {
  const word = noun(home)
  if (home.art === 'GRUNDSTUECK') return `This ${word} ${where(home)} measures ${size(home)} and is offered for sale.`
  const deal = home.kauf ? 'for sale' : 'to let'
  if (home.project && home.project.status !== 'marketing')
    return `${capital(article(word))} of ${size(home)} ${floor(home)} of ${home.project.titelEn}, a new building ${where(home)}, is ${deal}. It will be completed in ${season(home.project.fertigstellung)}.`
  if (home.art === 'WOHNUNG') {
    return rng.pick([
      `This ${word} ${where(home)} is ${floor(home)} of a building from ${home.baujahr} and has ${size(home)} of living space.`,
      `${capital(article(word))} of ${size(home)} ${floor(home)}, ${where(home)}, is ${deal}. The building dates from ${home.baujahr}.`,
      `${capital(deal)}: ${article(word)} with ${size(home)} ${where(home)}. You will find it ${floor(home)}${home.ausstattung.has('LIFT') && home.etage ? '; there is a lift' : ''}.`,
    ])
  }
  if (home.art === 'HAUS') {
    return rng.pick([
      `The ${word} ${where(home)} was built in ${home.baujahr}. It offers ${size(home)} of living space on a plot of ${sqm(home.grund ?? 0)}.`,
      `${capital(article(word))} ${deal} ${where(home)}: ${size(home)}, ${number.format(home.zimmer ?? 4)} rooms and ${sqm(home.grund ?? 0)} of land.`,
    ])
  }
  return `${capital(article(word))} ${where(home)} with ${size(home)} is ${deal}.`
}

function rooms(home: Home, rng: Rng): string {
  const plan = home.plan
  if (!plan) return ''
  const all = plan.floors.flatMap((f) => f.rooms)
  const living = all.find((r) => r.use === 'wohnen')
  const beds = all.filter((r) => r.use === 'schlafen' && r.name !== 'Arbeitszimmer').map((r) => sqm(r.area))
  const parts = [
    living
      ? living.name === 'Wohnküche'
        ? `The open-plan kitchen and living room has ${sqm(living.area)}.`
        : `The living room has ${sqm(living.area)}.`
      : '',
    beds.length === 1
      ? `The bedroom measures ${beds[0]}.`
      : beds.length > 1
        ? rng.pick([
            `There are ${NUMBERS[beds.length]} further rooms of ${list(beds)}.`,
            `The other rooms measure ${list(beds)}.`,
          ])
        : '',
    ...all.filter((r) => r.name === 'Esszimmer').map((r) => `The dining room has ${sqm(r.area)}.`),
    all.some((r) => r.name === 'Arbeitszimmer') ? 'There is a study on the ground floor.' : '',
    plan.bad > 1 ? 'There are two bathrooms.' : plan.wc > 0 ? 'The bathroom and the toilet are separate.' : '',
    plan.aussen
      ? `The ${{ BALKON: 'balcony', LOGGIA: 'loggia', TERRASSE: 'terrace' }[plan.aussen.art]} adds ${sqm(plan.aussen.flaeche)} outdoors.`
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function heating(home: Home, rng: Rng): string {
  const heat = home.heizung ? HEATING[home.heizung] : null
  const more = named(home, [
    'FUSSBODENHEIZUNG',
    'EINBAUKUECHE',
    'KLIMATISIERT',
    'KAMIN',
    'POOL',
    'SAUNA',
    'PHOTOVOLTAIK',
    'SMART_HOME',
    'KELLER',
    'GARAGE',
  ])
  return [
    heat ? rng.pick([`It is heated by ${heat}.`, `Heating is by ${heat}.`]) : '',
    more.length > 0 ? `It also has ${list(more)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function ending(home: Home, rng: Rng): string {
  const stop = `Public transport is ${far(home.distanzen.oepnv)} away, the nearest supermarket ${far(home.distanzen.einkauf)}.`
  const fee = home.kauf || home.gewerbe ? '' : ' Tenants pay no commission.'
  return `${stop}${fee} ${rng.pick([`${home.agent.vorname} ${home.agent.name} will be glad to show you round.`, 'We speak English and will gladly arrange a viewing.', 'Please get in touch for floor plans and a viewing.'])}`
}
