import type { Problem } from '../../../domain/errors.ts'
import { CRITERIA, type Criterion, criteria } from '../../../domain/search/criteria.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { problemText } from '../../../words/problem.ts'

/**
 * The invalid criteria, each with the name of its field; the search continues without them.
 * @param address of the remaining search, when the browser could not derive it from the page's own address: it does not
 * know which places exist (clean-address.ts)
 */
export function Problems({
  problems,
  t,
  address,
}: {
  problems: readonly Problem[]
  t: Translate<'problems' | 'search' | 'shared'>
  address?: string
}) {
  if (problems.length === 0) return null
  return (
    <div className="notice notice-failed" role="alert" data-clean-address={address}>
      <p>{t('list.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.code} ${problem.params?.value ?? ''}`}>
            {t('text.labelled', { label: fieldLabel(problem.field, t), value: problemText(problem, t) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "Preis bis" of preis_bis, "Sortierung" of sort. */
function fieldLabel(field: string, t: Translate<'search' | 'shared'>): string {
  const range = /^(.+)_(von|bis)$/.exec(field)
  const name = CRITERIA.find(([known]) => known === (range?.[1] ?? field))?.[0]
  if (!name) return t.find(`filter.${field}`) ?? field
  const label = t(criteria[name].label)
  const criterion: Criterion = criteria[name]
  if (!range || (criterion.kind === 'range' && criterion.unit === 'Tag')) return label
  return t(range[2] === 'von' ? 'list.range_from' : 'list.range_to', { label })
}
