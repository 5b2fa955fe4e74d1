import { formatArea } from '../domain/format/measure.ts'
import { formatFigure } from '../domain/format/number.ts'
import type { ProjectUnit } from '../domain/projects/card.ts'
import type { Translate } from '../i18n/translate.ts'
import { factText } from './fact.ts'
import { listed } from './listed.ts'

/** "Top 12", else the title of the unit. */
export const doorText = ({ top, objekttitel }: Pick<ProjectUnit, 'top' | 'objekttitel'>, t: Translate): string =>
  top ? t('project.door', { nr: top }) : objekttitel

/** "Erdgeschoß", "3"; null when unknown. */
export function storeyText(
  { etage, etage_wort }: Pick<ProjectUnit, 'etage' | 'etage_wort'>,
  t: Translate,
  tag: string,
): string | null {
  if (etage_wort || etage === 0)
    return factText({ label: 'fact.etage', format: 'words', value: [etage_wort ?? 'EG'] }, t, tag)
  return etage === null ? null : formatFigure(etage, tag)
}

/** "12 m², Garten 80 m²"; null without balcony, terrace and garden. */
export const outdoorText = (
  {
    balkon_terrasse_flaeche: open,
    gartenflaeche: garden,
  }: Pick<ProjectUnit, 'balkon_terrasse_flaeche' | 'gartenflaeche'>,
  t: Translate,
  tag: string,
): string | null =>
  listed(
    [open && formatArea(open, tag), garden && t('project.garden', { area: formatArea(garden, tag) ?? '' })],
    tag,
  ) || null
