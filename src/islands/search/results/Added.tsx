import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { $addedIds } from '../../../stores/hidden.ts'
import type { $search } from '../../../stores/search/search.ts'
import type { SearchWords } from '../../../words/place.ts'
import { Cards } from '../../properties/Cards.tsx'
import { Pages } from './Pages.tsx'
import { RowDetails } from './RowDetails.tsx'

type State = ReturnType<typeof $search.get>

/**
 * Pages after the one that the server rendered: their cards go into its grid, so that visible content is not rendered
 * again; these page links replace its own.
 */
export function Added({
  root,
  first,
  added,
  adding,
  total,
  words,
}: {
  root: RefObject<HTMLElement | null>
  first: SearchQuery
  added: State['added']
  adding: State['adding']
  total: number
  words: SearchWords
}) {
  const [grid, setGrid] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const written = root.current?.querySelector('.results > astro-slot')
    setGrid(written?.querySelector('.card-grid') ?? null)
    for (const old of written?.querySelectorAll<HTMLElement>('.add, .pages') ?? []) old.hidden = true
  }, [root])
  useEffect(() => {
    $addedIds.set(added?.answer.cards.map(({ id }) => id) ?? [])
    return () => $addedIds.set([])
  }, [added])
  if (!grid) return null
  const page = added?.query.seite ?? first.seite
  const pages = added?.answer.pages ?? Math.ceil(total / first.pro_seite)
  return (
    <>
      {added &&
        createPortal(<Cards cards={added.answer.cards} language={words.language} inList Details={RowDetails} />, grid)}
      <Pages
        query={first}
        firstPage={first.seite}
        page={page}
        pages={pages}
        total={added?.answer.total ?? total}
        adding={adding}
        words={words}
      />
    </>
  )
}
