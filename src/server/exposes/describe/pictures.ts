import { isDrawing, isSitePlan } from '../../../domain/media/placement.ts'
import type { Picture, PropertyDetail } from '../../../domain/properties/card.ts'
import type { ExposeHome, ExposePicture } from '../document.ts'
import { differing, ownWords, type Speech } from './speech.ts'

/** Where the bytes of a file come from: a stored variant, or a drawing that is made here. */
export type PictureSource = { hash: string; width: number; as: 'photo' | 'plan' | 'logo' } | { svg: string }

/** The pictures of a document by the name of their file. */
export type PictureSources = Map<string, PictureSource>

/** Pixels of the stored variants that print takes: 1,920 are 200 dpi at 244 mm, 1,280 at 163 mm, 640 at 81 mm. */
const WIDE = 1920
const HALF = 1280
const SMALL = 640
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
  { width: asked, as, words }: { width: number; as: 'photo' | 'plan' | 'logo'; words: PictureWords },
  sources: PictureSources,
): ExposePicture | null {
  const [, hash, largest] = STORED.exec(picture.url) ?? []
  if (!hash) return null
  const width = variantOf(picture, asked, Number(largest))
  const file = `${hash}-${width}.${as === 'logo' ? 'png' : 'jpg'}`
  sources.set(file, { hash, width, as })
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  return { file, ...words, width, height }
}

/** The smallest stored variant of at least the width, else the largest. */
function variantOf({ srcset }: Picture, asked: number, largest: number): number {
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
  return widths.filter((width) => width >= asked).sort((a, b) => a - b)[0] ?? largest
}

/**
 * The photographs, the cover first, with some more in case one is broken; drawings are among the plans, where nothing
 * is cut off them.
 * @param isSmall for one of many homes
 */
export function photosOf(
  gallery: readonly Picture[],
  { most, isSmall = false }: { most: number; isSmall?: boolean },
  speech: Speech,
  sources: PictureSources,
): ExposePicture[] {
  const [first, other] = isSmall ? [HALF, SMALL] : [WIDE, HALF]
  const pictures = gallery.filter(({ gruppe }) => !isDrawing(gruppe))
  const count = Math.min(most, pictures.length)
  return pictures.slice(0, most + RESERVE).flatMap((picture, at) => {
    const words = wordsOfPicture(picture, speech.t('detail.photo', { nr: at + 1, count }), speech)
    return fileOf(picture, { width: at === 0 ? first : other, as: 'photo', words }, sources) ?? []
  })
}

/** Floor plans, and the site plans that the gallery shows behind the photographs, under their title. */
export function plansOf(
  { grundrisse, images }: PropertyDetail,
  speech: Speech,
  sources: PictureSources,
): Pick<ExposeHome, 'plans' | 'plansTitle'> {
  const { t } = speech
  const drawn = [...grundrisse, ...images.filter(({ gruppe }) => isDrawing(gruppe))]
  const plans = drawn.filter(({ url }, at) => drawn.findIndex((other) => other.url === url) === at)
  const name = ({ gruppe }: Picture) => t(isSitePlan(gruppe) ? 'exposes.site_plan' : 'detail.floorplan')
  return {
    plansTitle: t(plans.some(({ gruppe }) => isSitePlan(gruppe)) ? 'exposes.plans' : 'detail.floorplans'),
    plans: plans.flatMap(
      (plan) =>
        fileOf(plan, { width: WIDE, as: 'plan', words: wordsOfPicture(plan, name(plan), speech) }, sources) ?? [],
    ),
  }
}

export const smallOf = (picture: Picture | null, as: 'photo' | 'logo', alt: string, sources: PictureSources) =>
  picture && fileOf(picture, { width: SMALL, as, words: { alt, caption: null } }, sources)

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
