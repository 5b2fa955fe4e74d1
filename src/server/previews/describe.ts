import { postalTown } from '../../domain/format/address.ts'
import type { ProjectDetail } from '../../domain/projects/card.ts'
import type { Picture, PropertyDetail } from '../../domain/properties/card.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { factsLine } from '../../words/home.ts'
import { priceText } from '../../words/price.ts'
import { projectPrices } from '../../words/project.ts'
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

export function describeProperty(property: PropertyDetail, language: Language): Described {
  const { location } = property
  return {
    preview: {
      above: [postalTown(location, LANGUAGES[language].tag)],
      title: [property.objekttitel, property.objekttitel_translations.de ?? ''],
      price: versions(language, (t, tag) => priceText(property, t, tag)),
      below: versions(language, (t, tag) => factsLine(property, t, tag)),
      direction: LANGUAGES[language].dir,
    },
    photo: photoOf(property.images[0] ?? property.primary_image),
  }
}

export function describeProject(project: ProjectDetail, language: Language): Described {
  return {
    preview: {
      above: [postalTown(project, LANGUAGES[language].tag)],
      title: [project.titel],
      price: versions(language, (t, tag) => projectPrices(project, t, tag)[0] ?? t('price.on_request')),
      below: versions(language, (t) => t('project.units', { count: project.einheiten_anzahl })),
      direction: LANGUAGES[language].dir,
    },
    photo: photoOf(project.images[0] ?? project.image),
  }
}

/** Wide enough for the preview. */
const WIDE_ENOUGH = 1280

/** The smallest stored variant that is wide enough, else the largest: pictures of earlier versions lack some widths. */
function photoOf(picture: Picture | null | undefined): Described['photo'] {
  const stored = [...(picture?.srcset ?? '').matchAll(/\/media\/([0-9a-f]{64})\/(\d+)\.webp /g)]
  const sizes = stored.map(([, hash = '', width]) => ({ hash, width: Number(width) }))
  return sizes.find(({ width }) => width >= WIDE_ENOUGH) ?? sizes.at(-1) ?? null
}
