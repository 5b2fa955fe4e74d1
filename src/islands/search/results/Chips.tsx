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
    <ul
      // On phones one row that scrolls sideways; its padding has room for the ring of the focus.
      className="chips max-md:-mx-(--gutter) max-md:mb-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1.5 max-md:[scrollbar-width:none] max-md:*:shrink-0"
      aria-label={t('list.active')}
    >
      {chips.map(({ id, label, without, isDrawn }) => (
        <li key={id} className={isDrawn ? 'flex' : undefined}>
          {isDrawn && (
            <a className="chip order-1 rounded-s-none border-s-0" href={mapPathOf(query, language)}>
              <MapSign />
              {t('list.change_area')}
            </a>
          )}
          <a
            className={isDrawn ? 'chip rounded-e-none' : 'chip'}
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
          <a
            className="inline-flex min-h-8 items-center text-13 text-brass underline underline-offset-4"
            href={searchPath({ sort: query.sort }, language)}
            data-search="link"
          >
            {t('list.reset')}
          </a>
        </li>
      )}
    </ul>
  )
}
