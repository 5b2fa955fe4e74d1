import { PAGE_KINDS, SEARCH_KINDS } from '../../../domain/business/figures.ts'
import type { BusinessFigure } from '../../../domain/business/operations.ts'
import { TABLE } from '../parts/classes.ts'
import { Scrolled } from '../parts/Scrolled.tsx'
import { Section } from '../parts/Section.tsx'
import { type BusinessWords, figureName } from './words.ts'

interface Props {
  t: BusinessWords
  figures: readonly BusinessFigure[]
  format: (value: number) => string
}

const PAGES = ['visit', 'page'] as const
const SEARCHES = ['search', 'miss'] as const

/** Visits and pages by kind of page, and searches by where they came from, beside the time before. */
export function Kinds({ t, figures, format }: Props) {
  const partOf = (name: BusinessFigure['name'], part: string) => {
    const figure = figures.find((one) => one.name === name)
    const { total = 0, before = 0 } = figure?.parts.find((one) => one.name === part) ?? {}
    return { total, before: (figure?.before ?? null) === null ? null : before }
  }
  const tableOf = (
    title: string,
    names: readonly BusinessFigure['name'][],
    rows: readonly { part: string; label: string }[],
  ) => (
    <Section title={title}>
      <Scrolled label={title}>
        <table className={`${TABLE} [&>thead]:whitespace-normal!`}>
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
                {names.map((name) => {
                  const { total, before } = partOf(name, part)
                  return (
                    <td key={name} className="text-end tabular-nums">
                      {format(total)}
                      {before !== null && (
                        <span className="block text-13 whitespace-normal text-ink-soft">
                          {t('figures.before_was', { value: format(before) })}
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Section>
  )
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {tableOf(
        t('business.by_page'),
        PAGES,
        PAGE_KINDS.map((part) => ({ part, label: t(`business.page.${part}`) })),
      )}
      {tableOf(
        t('business.by_search'),
        SEARCHES,
        SEARCH_KINDS.map((part) => ({ part, label: t(`business.from.${part}`) })),
      )}
    </div>
  )
}
