import { countryName } from '../../../domain/format/address.ts'
import { once } from '../../../domain/format/once.ts'
import { LISTING_STATES } from '../../../domain/listings/states.ts'
import { COUNTRIES } from '../../../domain/places/countries.ts'
import { QUALITY_NAMES } from '../../../domain/properties/quality.ts'
import { CRITERIA, type Criterion, type CriterionName } from '../../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import {
  companyLookup,
  type Lookup,
  personLookup,
  placeLookup,
  projectLookup,
  sourceLookup,
} from '../../../stores/admin/lookups.ts'
import type { FilterField } from '../table/columns.ts'
import type { Words } from './words.ts'

const persons = personLookup()
/** The same object at every drawing. */
const places = once(placeLookup)
const countries = once((language: Language) => {
  const { tag } = LANGUAGES[language]
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value, tag) }))
  return options.sort((one, other) => one.label.localeCompare(other.label, tag))
})

/** Criteria beside the table at once; the others come with a button, or when the address has them. */
const FIRST: readonly CriterionName[] = ['vermarktungsart', 'objektart', 'ort', 'preis']
/** The search of the table is the text; areas and circles are drawn on the map; companies are looked up. */
const LEFT_OUT: readonly CriterionName[] = ['q', 'gebiet', 'umkreis', 'anbieter']

/** The filters of the list: its own, and the criteria of the search. Those that are seldom set come with a button. */
export function filtersOf(
  t: Words,
  language: Language,
  isAdmin: boolean,
): { first: FilterField[]; more: FilterField[] } {
  // Only administrators decide whether two listings are one home.
  const unsure: FilterField = {
    name: 'doppelt',
    label: t('listings.unsure'),
    kind: 'choice',
    options: [{ value: 'offen', label: t('listings.unsure_open') }],
  }
  const own: FilterField[] = [
    {
      name: 'stand',
      label: t('listings.state'),
      kind: 'choices',
      options: LISTING_STATES.map((value) => ({ value, label: t(`listings.state.${value}`) })),
    },
    {
      name: 'fehlt',
      label: t('listings.missing'),
      kind: 'choice',
      options: QUALITY_NAMES.map((value) => ({ value, label: t(`listings.rule.${value}`) })),
    },
    ...(isAdmin ? [among('anbieter', t('filter.anbieter'), companyLookup)] : []),
  ]
  const seldom = [
    ...(isAdmin ? [unsure] : []),
    among('person', t('listings.person'), persons),
    among('quelle', t('listings.source'), sourceLookup),
  ]
  const criteria = CRITERIA.filter(([name]) => !LEFT_OUT.includes(name))
  const fields = (isFirst: boolean) =>
    criteria
      .filter(([name]) => FIRST.includes(name) === isFirst)
      .flatMap(([name, one]) => fieldsOf(t, language, name, one))
  return { first: [...own, ...fields(true)], more: [...seldom, ...fields(false)] }
}

const among = (name: string, label: string, lookup: Lookup): FilterField => ({ name, label, kind: 'lookup', lookup })

function fieldsOf(t: Words, language: Language, name: CriterionName, criterion: Criterion): FilterField[] {
  const label = t.find(criterion.label, {}) ?? name
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return [
        {
          name,
          label,
          kind: 'choices',
          isAll: criterion.kind === 'allOf',
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
      // "No" is no filter of the search: it would show every home.
      return [{ name, label, kind: 'choice', options: [{ value: 'true', label: t('admin.yes') }] }]
    case 'place':
    case 'without':
      return [among(name, label, places(language))]
    case 'country':
      return [{ name, label, kind: 'choice', options: countries(language) }]
    case 'ids':
      return name === 'projekt' ? [among(name, label, projectLookup)] : []
    default:
      return [{ name, label, kind: 'text' }]
  }
}
