import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { chipsOf } from '../../../words/filter.ts'
import type { SearchWords } from '../../../words/place.ts'
import { mapPathOf, searchPath } from '../paths.ts'
import { CrossSign, MapSign } from '../signs.tsx'

/** The active filters; each is a link to the search without it. */
export function Chips({ query, words }: { query: SearchQuery; words: SearchWords }) {
  const { t, language } = words
  const chips = chipsOf(words, query)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={t('list.active')}>
      {chips.map(({ id, label, without, isDrawn }) => (
        <li key={id} className={isDrawn ? 'chip-pair' : undefined}>
          {isDrawn && (
            <a className="chip" href={mapPathOf(query, language)}>
              <MapSign />
              {t('list.change_area')}
            </a>
          )}
          <a
            className="chip"
            href={searchPath(without, language)}
            data-search="link"
            aria-label={t('list.remove', { label })}
          >
            {label}
            <CrossSign />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className="chip-reset" href={searchPath({ sort: query.sort }, language)} data-search="link">
            {t('list.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
