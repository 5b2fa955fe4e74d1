import { formatDate } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { ENERGY_FIGURES, scaleClass } from '../../../domain/properties/energy.ts'
import { ENERGIEKLASSEN } from '../../../domain/properties/vocabulary.ts'
import type { ExposeEnergy, ExposePicture } from '../document.ts'
import { factRow } from './facts.ts'
import { fileOf, type PictureSources, wordsOfPicture } from './pictures.ts'
import type { Speech } from './speech.ts'

/**
 * The figures of the certificate on the nine classes of OIB guideline 6, and its scales; null when nothing is known.
 * @param pictures its scales
 */
export function energyOf({ energie }: PropertyDetail, pictures: ExposePicture[], speech: Speech): ExposeEnergy | null {
  const { t, tag } = speech
  const figures = ENERGY_FIGURES.flatMap((name) => {
    const value = energie[name]
    const letter = energie[`${name}_klasse`]
    if (value === null && letter === null) return []
    const number = value === null ? null : formatNumber(value, tag, name === 'fgee' ? 2 : 1)
    const figure = number === null || name === 'fgee' ? number : t('detail.hwb_unit', { value: number })
    const known = scaleClass(letter)
    return [
      {
        label: t(`detail.${name}`),
        // The class stands beside it.
        value: figure ?? '',
        class: letter,
        rank: known === null ? null : ENERGIEKLASSEN.indexOf(known),
      },
    ]
  })
  const rows = energie.angaben.map((fact) => factRow(fact, speech))
  if (figures.length + rows.length + pictures.length === 0) return null
  const valid = formatDate(energie.gueltig_bis, tag)
  return {
    classes: [...ENERGIEKLASSEN],
    figures,
    rows,
    pictures,
    note: valid && t('detail.energy_valid', { date: valid }),
  }
}

/** The pictures of its scales. */
export const scalesOf = ({ energieausweis_bilder: scales }: PropertyDetail, speech: Speech, sources: PictureSources) =>
  scales.flatMap((scale) => {
    const words = wordsOfPicture(scale, speech.t('detail.energy_scale'), speech)
    return fileOf(scale, { as: 'plan', words }, sources) ?? []
  })

/** Whether an advertisement has to state figures that the agency does not give. */
export const lacksEnergy = ({ energie, objektart }: PropertyDetail): boolean =>
  objektart !== 'GRUNDSTUECK' &&
  objektart !== 'PARKEN' &&
  energie.pflicht.length > 0 &&
  ENERGY_FIGURES.every((name) => energie[name] === null && energie[`${name}_klasse`] === null)
