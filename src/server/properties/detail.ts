import { readTelephone, readWebAddress } from '../../domain/contact.ts'
import { viennaDay } from '../../domain/format/date.ts'
import type { Json } from '../../domain/imports/feed.ts'
import { placeFiles } from '../../domain/media/placement.ts'
import { auctionOf } from '../../domain/prices/offer-form.ts'
import { type PriceSource, textOf } from '../../domain/prices/source.ts'
import type { Picture, PropertyDetail } from '../../domain/properties/card.ts'
import { energyOf } from '../../domain/properties/energy.ts'
import { factGroups } from '../../domain/properties/facts.ts'
import { longestTerm } from '../../domain/properties/rent-term.ts'
import type { Zustand } from '../../domain/properties/vocabulary.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { ReadDb } from '../ctx.ts'
import { documentUrl } from '../media/keys.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import { cardOf, inLanguage, offerOf, sheetOf } from './cards.ts'
import {
  type DetailRow,
  findLinks,
  findMedia,
  findOffers,
  findPictures,
  findPriceHistory,
  type PictureRow,
} from './repository.ts'
import { teasersOf } from './teasers.ts'

const TEXTS = ['dreizeiler', 'objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'] as const

/**
 * All data that a detail page shows of a row. Texts contain only the tags that the import permits.
 * @param today decides which energy figures are mandatory
 */
export async function detailOf(db: ReadDb, row: DetailRow, language: Language, today: Date): Promise<PropertyDetail> {
  const [media, links, prices, portrait, ownLogo, offers] = await Promise.all([
    findPictures(db, [row.id]),
    findLinks(db, row.id),
    findPriceHistory(db, row.id),
    row.foto_hash ? findMedia(db, row.foto_hash) : undefined,
    row.logo_hash ? findMedia(db, row.logo_hash) : undefined,
    findOffers(db, [row.id]),
  ])
  const texts = textsOf(row, language)
  const files = placeFiles(media)
  // A home may bring a logo of its own; that of the agency precedes it.
  const logo = ownLogo ?? files.logos[0]
  const picture = (one: PictureRow) => pictureOf(one, { gruppe: one.gruppe, ...titleOf(one, language) })
  const sheet = sheetOf(row)
  const card = cardOf(
    {
      row,
      sheet,
      teasers: teasersOf(row),
      images: files.photos.map(picture),
      count: files.photos.length,
      offers: offers.map(offerOf),
    },
    language,
  )
  const preise = row.preise as Json
  return {
    ...card,
    ...texts.values,
    text_lang: texts.lang,
    dreizeiler_translations: row.dreizeiler_translations as Record<string, string>,
    objektbeschreibung_translations: row.objektbeschreibung_translations as Record<string, string>,
    lage_translations: row.lage_translations as Record<string, string>,
    ausstatt_beschr_translations: row.ausstatt_beschr_translations as Record<string, string>,
    sonstige_angaben_translations: row.sonstige_angaben_translations as Record<string, string>,
    zustand: row.zustand as Zustand | null,
    baujahr: row.baujahr,
    wohnflaeche: row.wohnflaeche,
    nutzflaeche: row.nutzflaeche,
    heizung: row.heizung,
    groups: factGroups({ ...row, kaufpreis: card.kaufpreis }),
    kosten: sheet.teile,
    preis_hinweise: sheet.hinweise,
    preis_text: textOf(preise, 'freitext_preis'),
    preis_zeitraum: period(preise),
    versteigerung: auctionOf(row as unknown as PriceSource),
    energie: energyOf(row, viennaDay(today)),
    befristung: {
      befristet: row.befristet,
      max_mietdauer: longestTerm(row),
      monate: row.mietdauer_max_monate,
      min_mietdauer: textOf(row.verwaltung_objekt, 'min_mietdauer'),
      bisdatum: textOf(row.verwaltung_objekt, 'bisdatum'),
    },
    provision: sheet.provision,
    grundrisse: files.plans.map(picture),
    energieausweis_bilder: files.scales.map(picture),
    qr_codes: files.codes.map(picture),
    dokumente: files.papers.map((one) => ({
      titel: titleOf(one, language).titel ?? one.gruppe,
      url: isPicture(one) ? picture(one).url : documentUrl(one.hash),
    })),
    links: links.flatMap((link) => {
      const url = readWebAddress(link.url)
      return url ? [{ ...link, url }] : []
    }),
    agent: row.agent_id
      ? {
          id: row.agent_id,
          name: [row.agent_titel, row.vorname, row.name].filter(Boolean).join(' ') || row.firma,
          position: row.position,
          telefon: still(row.agent_telefon, readTelephone),
          mobil: still(row.mobil, readTelephone),
          foto: portrait && isPicture(portrait) ? pictureOf(portrait, { gruppe: 'PORTRAIT', titel: null }) : null,
        }
      : null,
    company_detail: {
      id: row.company_id,
      slug: row.firma_slug,
      firma: row.firma,
      ort: row.firma_ort,
      line: row.firma_line,
      checked_at: row.firma_checked_at?.toISOString() ?? null,
      website: still(row.website, readWebAddress),
      telefon: still(row.firma_telefon, readTelephone),
      logo: logo && isPicture(logo) ? pictureOf(logo, { gruppe: 'ANBIETERLOGO', titel: null }) : null,
    },
    project: row.project_id && row.projekt_titel ? { id: row.project_id, titel: row.projekt_titel } : null,
    // It is kept in euros: a home that was corrected to another currency has none.
    price_history:
      row.waehrung === 'EUR' ? prices.map(({ at, art, betrag }) => ({ at: at.toISOString(), art, betrag })) : [],
    stand_vom: row.stand_vom?.toISOString() ?? null,
    first_seen_at: row.first_seen_at.toISOString(),
  }
}

/** The alternative text that a hand has written, in the visitor's language or in German, else the sender's title. */
export function titleOf(
  { alt, titel }: Pick<PictureRow, 'alt' | 'titel'>,
  language: Language,
): Pick<Picture, 'titel' | 'titel_lang'> {
  const written = language === DEFAULT_LANGUAGE ? undefined : alt?.[language]
  return written ? { titel: written, titel_lang: LANGUAGES[language].tag } : { titel: alt?.de ?? titel }
}

/** From when until when the price holds, as sent. */
function period(preise: Json): PropertyDetail['preis_zeitraum'] {
  const [von, bis] = [textOf(preise, 'preis_zeitraum_von'), textOf(preise, 'preis_zeitraum_bis')]
  return von === null && bis === null ? null : { von, bis }
}

/** An older version may have stored values that the reader refuses today. */
const still = (value: string | null, read: (sent: string) => string | null) => (value === null ? null : read(value))

function textsOf(row: DetailRow, language: Language) {
  const values = {} as Record<(typeof TEXTS)[number], string | null>
  const lang: Record<string, string> = {}
  for (const name of TEXTS) {
    const { text, lang: tag } = inLanguage(row[name], row[`${name}_translations`], language)
    values[name] = text
    if (text && tag !== LANGUAGES[language].tag) lang[name] = tag
  }
  return { values, lang }
}
