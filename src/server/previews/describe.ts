import { formatArea, formatRooms } from '../../domain/format/measure.ts'
import { currencyOf, formatPrice } from '../../domain/format/price.ts'
import { type ProjectDetail, pricesOf } from '../../domain/projects/card.ts'
import type { Picture, PropertyDetail } from '../../domain/properties/card.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Preview } from './picture.ts'

/** The content of a preview: the words, and the photograph's hash and width in the storage. */
export interface Described {
  preview: Preview
  photo: { hash: string; width: number } | null
}

/** A text in the language of the page and, for scripts that our fonts do not cover, in German. */
function versions(language: Language, write: (t: Translate, tag: string) => string): string[] {
  return [...new Set([language, DEFAULT_LANGUAGE])].map((each) => write(translator(each), LANGUAGES[each].tag))
}

const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by)

export function describeProperty(property: PropertyDetail, language: Language): Described {
  const { location } = property
  const isRent = property.vermarktungsart === 'MIETE'
  const amount = isRent ? (property.gesamtmiete ?? property.kaltmiete) : property.kaufpreis
  return {
    preview: {
      above: [joined([location.plz, location.ort], ' ')],
      title: [property.objekttitel, property.objekttitel_translations.de ?? ''],
      price: versions(language, (t, tag) => {
        const currency = currencyOf(property.waehrung)
        const price = formatPrice(amount, { tag, onRequest: t('price.on_request'), currency })
        return isRent && amount ? `${price} ${t('price.month')}` : price
      }),
      below: versions(language, (t, tag) => {
        const rooms = formatRooms(property.anzahl_zimmer, tag)
        return joined(
          [
            formatArea(property.flaeche ?? property.grundstuecksflaeche, tag),
            rooms && t('unit.zi', { count: property.anzahl_zimmer ?? 0 }),
            property.hwb_klasse && t('unit.hwb', { value: property.hwb_klasse }),
          ],
          ' · ',
        )
      }),
      direction: LANGUAGES[language].dir,
    },
    photo: photoOf(property.images[0] ?? property.primary_image),
  }
}

export function describeProject(project: ProjectDetail, language: Language): Described {
  return {
    preview: {
      above: [joined([project.plz, project.ort], ' ')],
      title: [project.titel],
      price: versions(language, (t, tag) => {
        const onRequest = t('price.on_request')
        const prices = pricesOf(project).map(({ amount, monthly }) => {
          const price = t('price.from', { price: formatPrice(amount, { tag, onRequest }) })
          return monthly ? `${price} ${t('price.month')}` : price
        })
        return prices[0] ?? onRequest
      }),
      below: versions(language, (t) => t('project.units', { count: project.einheiten_anzahl })),
      direction: LANGUAGES[language].dir,
    },
    photo: photoOf(project.images[0] ?? project.image),
  }
}

/** The width of the stored variant that is wide enough for the preview (media/keys.ts). */
const WIDE_ENOUGH = 1280

function photoOf(picture: Picture | null | undefined): Described['photo'] {
  const [, hash, width] = /^\/media\/([0-9a-f]{64})\/(\d+)\.webp$/.exec(picture?.url ?? '') ?? []
  return hash ? { hash, width: Math.min(Number(width), WIDE_ENOUGH) } : null
}
