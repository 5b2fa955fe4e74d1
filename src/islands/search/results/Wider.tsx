import { formatNumber } from '../../../domain/format/number.ts'
import type { Wider, Without } from '../../../domain/search/answers.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import type { SearchQuery } from '../../../domain/search/criteria.ts'
import { type Chip, chipId, chipsOf } from '../../../words/filter.ts'
import type { SearchWords } from '../../../words/place.ts'
import { searchPath } from '../paths.ts'

/** Maximum number of suggestions; more would be a list. */
const STEPS_MAX = 5

/** A list of links, each with its number of homes. */
export const STEPS = 'empty-steps mb-4 w-full max-w-105 border-t border-line'
export const STEP =
  'flex items-baseline justify-between gap-6 border-b border-line py-2.5 text-start hover:border-brass hover:text-brass'

interface Step {
  key: string
  label: string
  path: string
  /** Null when they are not counted. */
  homes: number | null
}

/**
 * The filters whose removal gives results, the most effective first; all filters when no counts are known. None
 * when no single removal helps: then only removing all does.
 */
export function fewerFilters(words: SearchWords, query: SearchQuery, without: readonly Without[]): Step[] {
  const { t } = words
  const chips = chipsOf(words, query)
  const step = (chip: Chip, homes: number | null): Step => ({
    key: chip.id,
    label: t('list.without', { label: chip.label }),
    path: searchPath(chip.without, words.language),
    homes,
  })
  if (without.length === 0) return chips.slice(0, STEPS_MAX).map((chip) => step(chip, null))
  const helpful = without.filter(({ total }) => total > 0).slice(0, STEPS_MAX)
  return helpful.flatMap(({ name, value, total: homes }) => {
    const chip = chips.find(({ id }) => id === chipId(name, value))
    return chip ? [step(chip, homes)] : []
  })
}

export function Steps({
  steps,
  words: { tag },
  isOtherPlace = false,
}: {
  steps: readonly Step[]
  words: SearchWords
  /** The links lead to places whose names only the server knows, so they load the page. */
  isOtherPlace?: boolean
}) {
  return (
    <ul className={STEPS}>
      {steps.map(({ key, label, path, homes }) => (
        <li key={key}>
          <a className={STEP} href={path} data-search={isOtherPlace ? undefined : 'link'}>
            <bdi>{label}</bdi>
            {homes !== null && <b className="font-medium">{formatNumber(homes, tag)}</b>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Searches that find more around the places: larger circles and neighbouring places, each with its homes. */
export function WiderPlaces({
  query,
  wider,
  words,
}: {
  query: SearchQuery
  wider: readonly Wider[]
  words: SearchWords
}) {
  return (['umkreis', 'ort'] as const).map((kind) => {
    const offers = wider.filter(({ name }) => name === kind)
    const steps = offers.map(({ label, criteria, total }): Step => {
      const { filter } = parseSearch(new URLSearchParams(criteria)).query
      return { key: criteria, label, path: searchPath({ filter, sort: query.sort }, words.language), homes: total }
    })
    return (
      steps.length > 0 && (
        <section
          key={kind}
          aria-labelledby={`mehr-${kind}`}
          // Centred where nothing was found, else as the list above it.
          className="grid w-full max-w-105 gap-2 [justify-items:inherit]"
        >
          <h3 id={`mehr-${kind}`} className="label">
            {words.t(`list.wider_${kind}`)}
          </h3>
          <Steps steps={steps} words={words} isOtherPlace />
        </section>
      )
    )
  })
}

/** Below a handful of homes: where there are more of them. Nothing where the server offers nothing. */
export function LittleFound(props: { query: SearchQuery; wider: readonly Wider[]; words: SearchWords }) {
  if (props.wider.length === 0) return null
  return (
    <aside className="grid gap-4 pt-12" aria-labelledby="mehr">
      <h2 id="mehr" className="text-26">
        {props.words.t('list.wider')}
      </h2>
      <WiderPlaces {...props} />
    </aside>
  )
}
