import { LISTING_STATES } from '../../../domain/listings/states.ts'
import { QUALITY_NAMES } from '../../../domain/properties/quality.ts'
import { CRITERIA, type Criterion, type CriterionName } from '../../../domain/search/criteria.ts'
import type { FilterField } from '../table/columns.ts'
import type { Words } from './words.ts'

export interface Choices {
  companies: { id: number; firma: string }[]
  persons: { id: number; name: string; company_id: number }[]
  sources: { id: number; name: string }[]
}

/** Criteria beside the table at once; the others come with a button, or when the address has them. */
const FIRST: readonly CriterionName[] = ['vermarktungsart', 'objektart', 'ort', 'preis']
/** The search of the table is the text; drawn areas need a map; companies have a list. */
const LEFT_OUT: readonly CriterionName[] = ['q', 'gebiet', 'anbieter']

/** The filters of the list: its own, and the criteria of the search. */
export function filtersOf(t: Words, choices: Choices, isAdmin: boolean): { first: FilterField[]; more: FilterField[] } {
  const own: FilterField[] = [
    {
      name: 'stand',
      label: t('listings.state'),
      kind: 'choice',
      options: LISTING_STATES.map((value) => ({ value, label: t(`listings.state.${value}`) })),
    },
    {
      name: 'fehlt',
      label: t('listings.missing'),
      kind: 'choice',
      options: QUALITY_NAMES.map((value) => ({ value, label: t(`listings.rule.${value}`) })),
    },
    ...(isAdmin
      ? [
          choice(
            'anbieter',
            t('filter.anbieter'),
            choices.companies.map(({ id, firma }) => [id, firma]),
          ),
        ]
      : []),
    choice(
      'person',
      t('listings.person'),
      choices.persons.map(({ id, name }) => [id, name]),
    ),
    choice(
      'quelle',
      t('listings.source'),
      choices.sources.map(({ id, name }) => [id, name]),
    ),
  ]
  const criteria = CRITERIA.filter(([name]) => !LEFT_OUT.includes(name))
  const fields = (isFirst: boolean) =>
    criteria.filter(([name]) => FIRST.includes(name) === isFirst).flatMap(([name, one]) => fieldsOf(t, name, one))
  return { first: [...own, ...fields(true)], more: fields(false) }
}

const choice = (name: string, label: string, entries: readonly [number, string][]): FilterField => ({
  name,
  label,
  kind: 'choice',
  options: entries.map(([id, text]) => ({ value: String(id), label: text })),
})

function fieldsOf(t: Words, name: CriterionName, criterion: Criterion): FilterField[] {
  const label = t.find(criterion.label, {}) ?? name
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return [
        {
          name,
          label,
          kind: 'choice',
          options: criterion.values.map((value) => ({
            value,
            label: t.find(`${criterion.valueLabel}.${value}`, {}) ?? value,
          })),
        },
      ]
    case 'range':
      return criterion.ends.map((end) => ({
        name: `${name}_${end}`,
        label: t(end === 'von' ? 'listings.from' : 'listings.to', { name: label }),
        kind: criterion.unit === 'Tag' ? 'day' : 'text',
      }))
    case 'flag':
      return [{ name, label, kind: 'flag' }]
    default:
      return [{ name, label, kind: 'text' }]
  }
}
