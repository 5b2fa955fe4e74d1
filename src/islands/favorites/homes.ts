import { useEffect, useState } from 'react'
import type { PropertyCard } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import { readHomes } from '../../stores/search/properties.ts'

type Cards = ReadonlyMap<number, PropertyCard>

/**
 * The current data of the homes with these ids. It requests only new ids; after the answer, `onMissing` receives those
 * that are no longer offered.
 */
export function useHomes(
  ids: readonly number[],
  language: Language,
  onMissing: (ids: number[]) => void,
): { cards: Cards; isFailed: boolean; retry: () => void } {
  const [cards, setCards] = useState<Cards>(new Map())
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const wanted = ids.filter((id) => !cards.has(id)).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again for the same
  useEffect(() => {
    if (wanted === '') return
    let isOver = false
    const asked = wanted.split(',').map(Number)
    readHomes(asked, language).then(
      (homes) => {
        if (isOver) return
        setFailed(false)
        setCards((known) => new Map([...known, ...homes.map((home) => [home.id, home] as const)]))
        const missing = asked.filter((id) => !homes.some((home) => home.id === id))
        if (missing.length > 0) onMissing(missing)
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [wanted, language, tries])

  return {
    cards,
    isFailed,
    retry() {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
