import { useMemo } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import { ADVICE_NAMES, type AdviceName } from '../../../domain/standing/advice.ts'
import type { Standing } from '../../../domain/standing/standing.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { figureText } from '../../../words/standing.ts'
import { recordPath } from '../address.ts'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'
import type { StandingWords } from './words.ts'

const load = (query: ListQuery, signal: AbortSignal) =>
  call('GET /api/admin/standings', { query: queryOf(query), signal })

/** The homes with their figures, and the medians of comparable ones. @param isAll of all companies */
export function StandingList({ t, language, isAll }: { t: StandingWords; language: Language; isAll: boolean }) {
  const columns = useMemo(() => columnsOf(t, language, isAll), [t, language, isAll])
  return (
    <DataTable
      {...{ t, language, load, columns }}
      name="wirkung"
      label={t('standing.title')}
      filters={[
        {
          name: 'rat',
          label: t('standing.help'),
          kind: 'choice',
          options: ADVICE_NAMES.map((value) => ({ value, label: adviceName(t, value) })),
        },
      ]}
      rowKey={({ id }) => id}
      rowPath={({ id }) => recordPath(id)}
      empty={<p>{t('standing.none')}</p>}
    />
  )
}

/** The short name of an advice. */
export function adviceName(t: StandingWords, name: AdviceName): string {
  if (name === 'english') return t('standing.help.english')
  return name === 'price_high' || name === 'late_answers' ? t(`standing.kind.${name}`) : t(`listings.rule.${name}`)
}

const FIGURES = [
  ['aufrufe', 'views'],
  ['gemerkt', 'favorites'],
  ['anfragen', 'inquiries'],
  ['besichtigungen', 'viewings'],
  ['tage', 'days'],
] as const

function columnsOf(t: StandingWords, language: Language, isAll: boolean): Column<Standing>[] {
  const { tag } = LANGUAGES[language]
  const number = (value: number | null) => (value === null ? '' : figureText(value, tag))
  const text = textColumn<Standing>()
  return [
    text('titel', t('standing.home'), ({ titel }) => titel, { sort: true }),
    text('objektnr', t('standing.number'), ({ objektnr }) => objektnr, { hidden: true }),
    ...(isAll ? [text('anbieter', t('standing.company'), ({ company }) => company.firma)] : []),
    ...FIGURES.flatMap(([key, name]): Column<Standing>[] => [
      {
        key,
        label: t(`standing.${name}`),
        sort: true,
        isNumber: true,
        cell: (row) => <Beside figure={row[name]} format={number} />,
        // Spreadsheets take numbers; the medians have columns of their own for them.
        text: (row) => number(row[name].own),
      },
      text(
        `${key}_median`,
        t('standing.median_of', { name: t(`standing.${name}`) }),
        (row) => number(row[name].median),
        { isNumber: true, hidden: true },
      ),
    ]),
    text('verglichen', t('standing.compared'), (row) => comparedText(t, tag, row), { hidden: true }),
    text(
      'suchen',
      t('standing.searchers'),
      ({ searchers }) => (searchers === null ? t('standing.fewer') : number(searchers)),
      {
        sort: true,
        isNumber: true,
      },
    ),
    text('qualitaet', t('listings.quality'), ({ quality }) => number(quality), { sort: true, isNumber: true }),
    text('rat', t('standing.help'), ({ advice }) => advice.map(({ name }) => adviceName(t, name)).join(', '), {
      hidden: true,
    }),
  ]
}

/** A figure, and the median of comparable homes in brackets. */
function Beside({ figure, format }: { figure: Standing['views']; format: (value: number | null) => string }) {
  return (
    <span className="whitespace-nowrap">
      <bdi>{format(figure.own)}</bdi>
      {figure.median !== null && (
        <span className="text-ink-soft">
          {' ('}
          <bdi>{format(figure.median)}</bdi>)
        </span>
      )}
    </span>
  )
}

/** With how many homes it is compared, and where; or that there are too few. */
export const comparedText = (t: StandingWords, tag: string, { compared }: Pick<Standing, 'compared'>): string =>
  compared === null
    ? t('standing.too_few')
    : t('standing.compared_with', { number: formatNumber(compared.count, tag, 0), place: compared.place })
