import { OBJEKTARTEN } from '../../../domain/properties/vocabulary.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** One type, all types, or (from an address) several requested ones. */
export function TypeField({
  query,
  counts,
  t,
}: {
  query: SearchQuery
  counts: Readonly<Record<string, number>> | undefined
  t: Translate<'search' | 'shared'>
}) {
  const asked = query.filter.objektart ?? []
  return (
    <label className="filter-cell filter-type">
      <span className="label">{t('filter.objektart')}</span>
      <select name="objektart" defaultValue={asked.join(',')}>
        <option value="">{t('list.all_types')}</option>
        {asked.length > 1 && <option value={asked.join(',')}>{t('list.some_types', { count: asked.length })}</option>}
        {OBJEKTARTEN.filter((value) => asked.includes(value) || !counts || counts[value]).map((value) => (
          <option key={value} value={value}>
            {t(`objektart.${value}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
