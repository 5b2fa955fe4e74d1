import type { SearchQuery } from '../../../domain/search/criteria.ts'
import type { Translate } from '../../../i18n/translate.ts'

/**
 * The place as text with suggestions (`<datalist id="orte">` is outside, components/search/PlaceList.astro). `wo_alt`
 * is the server's text: while the text equals it, the slugs in `ort` and `plz` apply, and places of the same name stay
 * the chosen ones.
 */
export function PlaceField({
  query,
  typed,
  t,
}: {
  query: SearchQuery
  typed: string
  t: Translate<'search' | 'shared'>
}) {
  const { ort, plz } = query.filter
  return (
    <label className="filter-cell filter-place">
      <span className="label">{t('filter.ort')}</span>
      <input
        name="wo"
        type="text"
        list="orte"
        defaultValue={typed}
        placeholder={t('list.place_placeholder')}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="search"
        maxLength={200}
      />
      <input type="hidden" name="wo_alt" defaultValue={typed} />
      {ort && <input type="hidden" name="ort" defaultValue={ort.join(',')} />}
      {plz && <input type="hidden" name="plz" defaultValue={plz.join(',')} />}
    </label>
  )
}
