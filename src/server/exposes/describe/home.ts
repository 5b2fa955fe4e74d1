import { telephoneLink } from '../../../domain/contact.ts'
import type { Rates } from '../../../domain/currency/rates.ts'
import type { ExposeOptions } from '../../../domain/exposes/options.ts'
import { formatDate, viennaDay } from '../../../domain/format/date.ts'
import { tourAmong } from '../../../domain/media/tour.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { localPath } from '../../../i18n/paths.ts'
import { factText } from '../../../words/fact.ts'
import { isolated } from '../../../words/isolated.ts'
import { readLetterhead } from '../../companies/page.ts'
import type { Ctx } from '../../ctx.ts'
import type {
  ExposeCompany,
  ExposeContact,
  ExposeHome,
  ExposeLine,
  ExposeLink,
  ExposePicture,
  ExposeText,
} from '../document.ts'
import { blocksOf } from './blocks.ts'
import { energyOf, lacksEnergy, scalesOf } from './energy.ts'
import { factsOf } from './facts.ts'
import { drawMap } from './map.ts'
import { marketOf } from './market.ts'
import { drawingOf, type PictureSources, photosOf, plansOf, uncaptioned } from './pictures.ts'
import { addressText, placeText } from './place.ts'
import { earningsOf, priceOf, purchaseCostsOf } from './price.ts'
import { drawCode } from './qr.ts'
import { differing, languageNote, ownWords, plainWords, type Speech } from './speech.ts'
import { startCostsOf } from './start-costs.ts'

/** What a home's part of a document needs besides the home. */
export interface HomeSetting {
  options: Omit<ExposeOptions, 'template' | 'paper'>
  speech: Speech
  rates: Rates
  sources: PictureSources
}

/** A home as its part of a document, with more photographs than asked for in case one is broken. */
export async function describeHome(ctx: Ctx, home: PropertyDetail, setting: HomeSetting): Promise<ExposeHome> {
  const { options, speech, rates, sources } = setting
  const { location } = home
  const day = viennaDay(ctx.clock())
  const [company, map, market] = await Promise.all([
    describeCompany(ctx, home.company.id, setting),
    location.lat === null || location.lng === null
      ? null
      : describeMap(
          { lat: location.lat, lng: location.lng, radius: location.ungenau_radius },
          placeText(location, speech),
          setting,
        ),
    marketOf(ctx, home, speech),
  ])
  const purchaseCosts = purchaseCostsOf(home, day, speech)
  const pictures = home.images.length ? home.images : home.primary_image ? [home.primary_image] : []
  const energy = options.energie ? energyOf(home, scalesOf(home, speech, sources), speech) : null
  return {
    id: home.id,
    title: { text: home.objekttitel, lang: differing(home.objekttitel_lang, speech) },
    kind: kindOf(home, speech),
    place: placeText(location, speech),
    address: addressText(location, location.strasse, speech),
    price: priceOf(home, { currency: options.waehrung, rates }, speech),
    purchaseCosts,
    startCosts: startCostsOf(home, speech),
    earnings: earningsOf(home, speech) ?? [],
    market,
    ...factsOf(home, speech),
    ...wordsOfHome(home, speech),
    pictures: photosOf(pictures, { most: options.bilder }, speech, sources),
    ...(options.grundriss ? plansOf(home, speech, sources) : { plansTitle: '', plans: [] }),
    energy,
    map,
    contact: options.kontakt ? contactOf(home, setting) : null,
    company,
    tour: options.rundgang ? tourOf(home, speech) : null,
    link: linkOf(ctx, `/immobilien/${home.id}`, setting),
    reference: home.external_id,
    legal: legalOf(ctx, {
      company: home.company.firma,
      speech,
      day,
      lacksEnergy: lacksEnergy(home),
      isImprecise: location.ungenau_radius !== null,
      hasMarket: market !== null,
    }),
  }
}

/** "Wohnung · Kauf", "Wohnung · Kauf · reserviert" */
export function kindOf(home: PropertyDetail, { t, tag }: Speech): string {
  const { objektart, vermarktungsarten, vermarktungsart, status } = home
  const offers = vermarktungsarten.length > 0 ? vermarktungsarten : [vermarktungsart]
  const kind = objektart ? t(`objektart.${objektart}`) : t('exposes.home')
  const offer = factText({ label: 'fact.vermarktungsart', format: 'words', value: [...offers] }, t, tag)
  return [kind, offer, ...(status === 'reserved' ? [t('project.reserved')] : [])].join(' · ')
}

/** The sender of a document. @throws DomainError company.not_found */
export async function describeCompany(
  ctx: Ctx,
  id: number,
  { speech, sources }: Pick<HomeSetting, 'speech' | 'sources'>,
): Promise<ExposeCompany> {
  const { firma, line, color, telephone, lines, logo } = await readLetterhead(ctx, id)
  const alt = speech.t('detail.logo', { firma })
  return {
    name: firma,
    line: line === null ? null : ownWords(line, speech),
    colour: color,
    telephone,
    lines,
    logo: uncaptioned(logo, 'logo', alt, sources),
  }
}

export async function describeMap(
  point: { lat: number; lng: number; radius: number | null },
  place: string,
  { speech: { t }, sources }: Pick<HomeSetting, 'speech' | 'sources'>,
): Promise<ExposePicture> {
  const name = `map-${point.lat}-${point.lng}-${point.radius ?? 'point'}`
  const words = { alt: t('exposes.map_alt', { place }), caption: t('exposes.map_source') }
  return drawingOf(await drawMap(point), name, words, sources)
}

/** The address of a page in the language of the document. @param path of the German page */
export const urlOf = (ctx: Ctx, path: string, { language }: Speech): string =>
  new URL(localPath(language, path), ctx.config.SITE_URL).href

/** The page of the home or project; its address tells the id only. @param path of the German page */
export function linkOf(
  ctx: Ctx,
  path: string,
  { options, speech, sources }: Pick<HomeSetting, 'speech' | 'sources'> & { options: Pick<ExposeOptions, 'qr'> },
): ExposeLink {
  const url = urlOf(ctx, path, speech)
  const alt = speech.t('exposes.qr_alt', { url })
  return {
    url,
    shown: url.replace(/^https?:\/\//, ''),
    qr: options.qr
      ? drawingOf(drawCode(url), `qr-${path.replaceAll('/', '-')}-${speech.language}`, { alt, caption: null }, sources)
      : null,
  }
}

const TEXTS = [
  ['objektbeschreibung', 'detail.description'],
  ['lage', 'detail.location'],
  ['ausstatt_beschr', 'detail.fittings'],
  ['sonstige_angaben', 'detail.other'],
] as const

/** The texts, and the teaser above them. One alone is the description: not every template has a teaser. */
function wordsOfHome(home: PropertyDetail, speech: Speech): Pick<ExposeHome, 'teaser' | 'texts'> {
  const texts = textsOf(home, speech)
  const { dreizeiler: text } = home
  if (!text) return { teaser: null, texts }
  const lang = differing(home.text_lang.dreizeiler, speech)
  if (texts.length > 0) return { teaser: { text, lang }, texts }
  const [[, title]] = TEXTS
  const runs = [{ text, strong: false, emphasis: false }]
  const note = languageNote(lang, speech)
  return { teaser: null, texts: [{ title: speech.t(title), lang, note, blocks: [{ kind: 'paragraph', runs }] }] }
}

function textsOf(home: PropertyDetail, speech: Speech): ExposeText[] {
  return TEXTS.flatMap(([name, title]) => {
    const blocks = blocksOf(home[name] ?? '')
    const lang = differing(home.text_lang[name], speech)
    return blocks.length > 0 ? [{ title: speech.t(title), lang, note: languageNote(lang, speech), blocks }] : []
  })
}

/** The person to ask; null when the feed names none. */
export function contactOf(
  { agent }: Pick<PropertyDetail, 'agent'>,
  { speech, sources }: Pick<HomeSetting, 'speech' | 'sources'>,
): ExposeContact | null {
  if (!agent) return null
  const { t } = speech
  return {
    name: agent.name,
    position: agent.position === null ? null : ownWords(agent.position, speech),
    portrait: uncaptioned(agent.foto, 'photo', t('exposes.portrait_alt', { name: agent.name }), sources),
    telephone: numberOf(agent.telefon),
    mobile: agent.mobil === agent.telefon ? null : numberOf(agent.mobil),
  }
}

const numberOf = (number: string | null): ExposeLine | null =>
  number === null ? null : { text: number, href: telephoneLink(number) }

/** Signs of an address that somebody may still type from paper. */
const TYPED_MOST = 60

function tourOf({ links }: PropertyDetail, speech: Speech): ExposeHome['tour'] {
  const tour = tourAmong(links)
  if (!tour) return null
  const shown = tour.url.replace(/^https?:\/\//, '')
  return {
    label: tour.titel ? ownWords(tour.titel, speech) : plainWords(speech.t('exposes.tour')),
    url: tour.url,
    shown: shown.length <= TYPED_MOST ? shown : null,
  }
}

interface Legal {
  company: string
  speech: Speech
  day: string
  lacksEnergy: boolean
  isImprecise: boolean
  hasMarket: boolean
}

/** Whole sentences: who says it, what is missing or not exact, when and where it was made. */
export function legalOf(ctx: Ctx, { speech: { t, tag, language }, day, ...told }: Legal): string[] {
  const site = new URL(ctx.config.SITE_URL).host
  return [
    t('exposes.legal_source', { company: isolated(told.company, language) }),
    told.lacksEnergy && t('exposes.legal_energy'),
    told.isImprecise && t('detail.map_imprecise'),
    told.hasMarket && t('exposes.legal_market'),
    t('exposes.legal_made', { date: formatDate(day, tag) ?? day, site }),
  ].filter((sentence) => sentence !== false)
}
