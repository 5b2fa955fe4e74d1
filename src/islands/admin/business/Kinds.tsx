import { PAGE_KINDS, SEARCH_KINDS } from '../../../domain/business/figures.ts'
import type { BusinessFigure } from '../../../domain/business/operations.ts'
import { Section } from '../parts/Section.tsx'
import { type BusinessWords, figureName } from './words.ts'

interface Props {
  t: BusinessWords
  figures: readonly BusinessFigure[]
  format: (value: number) => string
}

const PAGES = ['visit', 'page'] as const
const SEARCHES = ['search', 'miss'] as const

/** Visits and pages by kind of page, and searches by where they came from. */
export function Kinds({ t, figures, format }: Props) {
  const partOf = (name: BusinessFigure['name'], part: string) =>
    figures.find((one) => one.name === name)?.parts.find((one) => one.name === part)?.total ?? 0
  const tableOf = (names: readonly BusinessFigure['name'][], rows: readonly { part: string; label: string }[]) => (
    <table className="admin-table [&_th]:whitespace-normal">
      <thead>
        <tr>
          <th scope="col">{t('business.kind')}</th>
          {names.map((name) => (
            <th key={name} scope="col" className="text-end">
              {figureName(t, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, label }) => (
          <tr key={part}>
            <td>{label}</td>
            {names.map((name) => (
              <td key={name} className="text-end tabular-nums">
                {format(partOf(name, part))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Section title={t('business.by_page')}>
        {tableOf(
          PAGES,
          PAGE_KINDS.map((part) => ({ part, label: t(`business.page.${part}`) })),
        )}
      </Section>
      <Section title={t('business.by_search')}>
        {tableOf(
          SEARCHES,
          SEARCH_KINDS.map((part) => ({ part, label: t(`business.from.${part}`) })),
        )}
      </Section>
    </div>
  )
}
