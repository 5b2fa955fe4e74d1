import { formatNumber } from '../../../domain/format/number.ts'
import { isDrawing, isSitePlan } from '../../../domain/media/placement.ts'
import type { Picture, PropertyDetail } from '../../../domain/properties/card.ts'
import type { ExposeHome, ExposePicture } from '../document.ts'
import { differing, ownWords, type Speech } from './speech.ts'

/**
 * Where the bytes of a file come from: the stored variants of a picture, ascending by width, or a drawing that is made
 * here.
 */
export type PictureSource = { hash: string; widths: readonly number[]; as: PictureUse } | { svg: string }
export type PictureUse = 'photo' | 'plan' | 'logo'

/** The pictures of a document by the name of their file. */
export type PictureSources = Map<string, PictureSource>

/** Pictures that may be broken leave their place to further ones. */
const RESERVE = 5
const STORED = /^\/media\/([0-9a-f]{64})\/(\d+)\.webp$/

type PictureWords = Pick<ExposePicture, 'alt' | 'caption' | 'lang'>

/** The title of a picture in its language, else what is said of a picture without one. */
export function wordsOfPicture({ titel, titel_lang }: Picture, alt: string, speech: Speech): PictureWords {
  if (!titel) return { alt, caption: null }
  const lang = titel_lang === undefined ? ownWords(titel, speech).lang : differing(titel_lang, speech)
  return { alt: titel, caption: titel, ...(lang !== null && { lang }) }
}

/** A stored picture as a file of the document; null for an address that is no stored picture. */
export function fileOf(
  picture: Picture,
  { as, words }: { as: PictureUse; words: PictureWords },
  sources: PictureSources,
): ExposePicture | null {
  const [, hash, largest] = STORED.exec(picture.url) ?? []
  if (!hash) return null
  const file = `${hash}-${as}.${as === 'logo' ? 'png' : 'jpg'}`
  const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  sources.set(file, { hash, widths: widths.length > 0 ? widths.sort((a, b) => a - b) : [Number(largest)], as })
  return { file, ...words, width: picture.width, height: picture.height }
}

/**
 * The photographs, the cover first, with some more in case one is broken; drawings are among the plans, where nothing
 * is cut off them.
 */
export function photosOf(
  gallery: readonly Picture[],
  { most }: { most: number },
  speech: Speech,
  sources: PictureSources,
): ExposePicture[] {
  const pictures = gallery.filter(({ gruppe }) => !isDrawing(gruppe))
  const count = Math.min(most, pictures.length)
  return pictures.slice(0, most + RESERVE).flatMap((picture, at) => {
    const words = wordsOfPicture(picture, numberOf(at, count, speech), speech)
    return fileOf(picture, { as: 'photo', words }, sources) ?? []
  })
}

const numberOf = (at: number, count: number, { t }: Speech) => t('detail.photo', { nr: at + 1, count })

/** Photographs that are left without the broken ones: those without a title have the numbers that they now have. */
export const numbered = (photos: readonly ExposePicture[], speech: Speech): ExposePicture[] =>
  photos.map((photo, at) => (photo.caption === null ? { ...photo, alt: numberOf(at, photos.length, speech) } : photo))

/** Plans of one home: each takes half a page. */
const PLANS_MOST = 12

/** "12 of 60 plans; ..."; null where all are shown. */
export const plansLeft = (shown: number, all: number, { t, tag }: Speech): string | null =>
  shown < all ? t('exposes.plans_shown', { shown: formatNumber(shown, tag), all: formatNumber(all, tag) }) : null

/** What a plan is, in the singular. */
export const nameOfPlan = ({ gruppe }: Pick<Picture, 'gruppe'>, { t }: Speech): string =>
  t(isSitePlan(gruppe) ? 'exposes.site_plan' : 'detail.floorplan')

/** The title above plans: that of one alone, else what all of them are. */
export function titleOfPlans(plans: readonly Pick<Picture, 'gruppe'>[], speech: Speech): string {
  const [only, second] = plans
  if (only && !second) return nameOfPlan(only, speech)
  return speech.t(plans.some(({ gruppe }) => isSitePlan(gruppe)) ? 'exposes.plans' : 'detail.floorplans')
}

/** Floor plans, and the site plans that the gallery shows behind the photographs, under their title: that of one alone. */
export function plansOf(
  { grundrisse, images }: PropertyDetail,
  speech: Speech,
  sources: PictureSources,
): Pick<ExposeHome, 'plans' | 'plansTitle' | 'plansNote'> {
  const drawn = [...grundrisse, ...images.filter(({ gruppe }) => isDrawing(gruppe))]
  const plans = drawn.filter(({ url }, at) => drawn.findIndex((other) => other.url === url) === at)
  const title = titleOfPlans(plans, speech)
  const wordsOfPlan = (plan: Picture): PictureWords => {
    const words = wordsOfPicture(plan, nameOfPlan(plan, speech), speech)
    // It stands above already.
    return words.caption === title ? { ...words, caption: null } : words
  }
  return {
    plansTitle: title,
    plansNote: plansLeft(PLANS_MOST, plans.length, speech),
    plans: plans
      .slice(0, PLANS_MOST)
      .flatMap((plan) => fileOf(plan, { as: 'plan', words: wordsOfPlan(plan) }, sources) ?? []),
  }
}

export const uncaptioned = (picture: Picture | null, as: 'photo' | 'logo', alt: string, sources: PictureSources) =>
  picture && fileOf(picture, { as, words: { alt, caption: null } }, sources)

/** A drawing as a file of the document. @param name without its ending */
export function drawingOf(
  drawing: { svg: string; width: number; height: number },
  name: string,
  words: { alt: string; caption: string | null },
  sources: PictureSources,
): ExposePicture {
  const file = `${name}.svg`
  sources.set(file, { svg: drawing.svg })
  return { file, ...words, width: drawing.width, height: drawing.height }
}
