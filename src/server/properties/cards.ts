import { placeFiles } from '../../domain/media/placement.ts'
import { shortCountry } from '../../domain/places/countries.ts'
import { type PriceSheet, priceSheet } from '../../domain/prices/sheet.ts'
import type { PriceSource } from '../../domain/prices/source.ts'
import { dayOrWords } from '../../domain/properties/availability.ts'
import type { Offer, Picture, PropertyCard } from '../../domain/properties/card.ts'
import { leadingPrice } from '../../domain/properties/price.ts'
import { comparedArea } from '../../domain/properties/search-row.ts'
import type { Energieklasse, Objektart, Vermarktungsart } from '../../domain/properties/vocabulary.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx, ReadDb } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { pictureOf } from '../media/picture.ts'
import { viennaDistrict } from '../places/vienna.ts'
import type { CardParts, MadeCards } from './card-cache.ts'
import {
  type CardRow,
  findCards,
  findCardVersions,
  findOffers,
  findPictures,
  type OfferRow,
  type PictureRow,
  type PriceColumns,
} from './repository.ts'
import { type Teasers, teasersOf } from './teasers.ts'
import { readThroughCache } from './version-cache.ts'

/** A card shows the first picture, and the next ones on hover. */
const CARD_PICTURES = 4

/**
 * Reads the cards of the ids, in their order; unpublished homes are left out. The database reports which of them
 * changed, and only those are read again: a visitor who changes filters meets the same homes. Do not use it in a
 * transaction that writes homes, since its rows keep one version from its first statement to its last.
 */
export async function readCards(
  ctx: Pick<Ctx, 'db' | 'standbys' | 'caches'>,
  ids: readonly number[],
  language: Language,
): Promise<PropertyCard[]> {
  if (ids.length === 0) return []
  const db = reader(ctx)
  const versions = await findCardVersions(db, ids)
  const parts = await readThroughCache(ctx.caches.cards, versions, (missing) => readParts(db, missing))
  return ids.flatMap((id) => {
    const card = parts.get(id)
    return card ? keptCard(ctx.caches.madeCards, card, language) : []
  })
}

async function readParts(db: ReadDb, ids: readonly number[]): Promise<Map<number, CardParts>> {
  const [rows, pictures, offers] = await Promise.all([findCards(db, ids), findPictures(db, ids), findOffers(db, ids)])
  const picturesOf = Map.groupBy(pictures, (picture) => picture.property_id)
  const offersOf = Map.groupBy(offers, (offer) => offer.of)
  return new Map(
    rows.map((whole) => [
      whole.id,
      {
        row: withoutSources(whole),
        sheet: sheetOf(whole),
        teasers: teasersOf(whole),
        ...firstPhotos(picturesOf.get(whole.id) ?? []),
        offers: (offersOf.get(whole.id) ?? []).map(offerOf),
      },
    ]),
  )
}

/** Without the columns that only prices and texts follow from: the cache holds what these became. */
function withoutSources({
  preise,
  zustand_angaben,
  verwaltung_objekt,
  user_defined,
  dreizeiler,
  dreizeiler_translations,
  objektbeschreibung,
  objektbeschreibung_translations,
  ...row
}: CardRow): CardParts['row'] {
  return row
}

function photos(rows: readonly PictureRow[]): Picture[] {
  return placeFiles(rows).photos.map((row) => pictureOf(row, row))
}

function firstPhotos(rows: readonly PictureRow[]): Pick<CardParts, 'images' | 'count'> {
  const all = photos(rows)
  return { images: all.slice(0, CARD_PICTURES), count: all.length }
}

/** The photographs, plans and papers of these homes, in the order of each. */
export const readFiles = (db: ReadDb, ids: readonly number[]) => findPictures(db, ids)

export function offerOf(row: OfferRow): Offer {
  return {
    id: row.id,
    title_slug: row.title_slug,
    firma: row.firma,
    ...pricesOf(row, sheetOf(row)),
  }
}

/** The importer writes the columns of FeedProperty unchanged (from-feed.ts); the generated types know text only. */
export const sheetOf = (row: PriceColumns): PriceSheet => priceSheet(row as unknown as PriceSource)

/** The prices of a card, an offer or a mark. */
export function pricesOf(row: Pick<PriceColumns, 'waehrung' | 'kaltmiete' | 'hauptmietzinsnetto'>, sheet: PriceSheet) {
  const { preis, kauf, miete } = sheet
  return {
    waehrung: row.waehrung,
    preis,
    angebotsformen: sheet.angebotsformen,
    kaufpreis: kauf?.art === 'kaufpreis' || kauf?.art === 'richtpreis' ? kauf.betrag : null,
    kaltmiete: miete?.betrag ? (row.kaltmiete ?? row.hauptmietzinsnetto) : null,
    gesamtmiete: miete?.art === 'gesamtmiete' ? miete.betrag : null,
    provisionsfrei: sheet.provision.stand === 'frei',
  }
}

/**
 * The card of a home in a language is the same object until its rows change, so that what follows from it alone, its
 * HTML (components/properties/card-html.tsx), can be kept with it. Frozen, since many answers share it.
 */
function keptCard(made: MadeCards, parts: CardParts, language: Language): PropertyCard {
  const key = `${parts.row.id} ${language}`
  const kept = made.get(key)
  if (kept?.parts === parts) return kept.card
  const card = Object.freeze(cardOf(parts, language))
  made.set(key, { parts, card })
  return card
}

export function cardOf({ row, sheet, teasers, images, count, offers }: CardParts, language: Language): PropertyCard {
  const titel = inLanguage(row.objekttitel, row.objekttitel_translations, language)
  const vermarktungsarten = row.vermarktungsart as Vermarktungsart[]
  return {
    id: row.id,
    external_id: row.external_id,
    title_slug: row.title_slug,
    objekttitel: titel.text ?? row.objekttitel,
    objekttitel_lang: titel.lang,
    objekttitel_translations: row.objekttitel_translations as Record<string, string>,
    status: row.status as PropertyCard['status'],
    vermarktungsart: sheet.vermarktungsart,
    vermarktungsarten,
    objektart: row.objektart as Objektart | null,
    objektart_untergruppe: row.objektart_untergruppe,
    objektart_hauptgruppe: row.objektart_hauptgruppe,
    location: {
      ort: row.ort,
      plz: row.plz,
      bezirk: viennaDistrict(row),
      bundesland: row.bundesland,
      land: shortCountry(row.land),
      strasse: row.strasse,
      lat: row.anzeige_lat,
      lng: row.anzeige_lng,
      ungenau_radius: row.ungenau_radius,
    },
    ...pricesOf(row, sheet),
    ertrag: sheet.ertrag,
    preis_vorher: priceBefore(row, sheet),
    flaeche: comparedArea({ ...row, objektart: row.objektart as Objektart | null }),
    grundstuecksflaeche: row.grundstuecksflaeche,
    anzahl_zimmer: row.anzahl_zimmer,
    hwb_klasse: row.hwb_klasse as Energieklasse | null,
    primary_image: images[0] ?? null,
    images,
    bilder_anzahl: count,
    ...teaserIn(teasers, language),
    ausstattung: row.ausstattung,
    verfuegbar_ab: dayOrWords(row.verfuegbar_ab),
    company: { id: row.company_id, firma: row.firma },
    project_id: row.project_id,
    auch_bei: offers,
    published_at: row.published_at.toISOString(),
  }
}

function teaserIn(teasers: Teasers, language: Language): Pick<PropertyCard, 'kurztext' | 'kurztext_lang'> {
  const known = teasers[language] ? language : 'de'
  const kurztext = teasers[known] ?? null
  return { kurztext, kurztext_lang: kurztext && LANGUAGES[known].tag }
}

/** A text in the requested language, else in German, with its BCP 47 tag. */
export function inLanguage(text: string | null, translations: unknown, language: Language) {
  const translated = (translations as Record<string, string>)[language]
  return translated ? { text: translated, lang: LANGUAGES[language].tag } : { text, lang: LANGUAGES.de.tag }
}

/** The main price before its last change, if the change was a reduction. */
function priceBefore(row: Pick<CardRow, 'prices'>, sheet: PriceSheet): number | null {
  const art = leadingPrice(sheet)
  const [before, now] = row.prices.filter((price) => price.art === art).slice(-2)
  return before && now && Number(before.betrag) > Number(now.betrag) ? Number(before.betrag) : null
}
