import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'

/** A cell with the figure of the time before below it, where there is one. */
export function Beside({
  t,
  text,
  before,
}: {
  t: Translate<'performance'>
  text: string
  before?: string | undefined
}) {
  return (
    <>
      {text}
      {before !== undefined && (
        <span className="block text-13 text-ink-soft">{t('figures.before_was', { value: before })}</span>
      )}
    </>
  )
}

interface Row {
  name: string
  cells: readonly ReactNode[]
}

/** A table of figures by something: a name, then numbers. */
export function Parts({
  title,
  heads,
  rows,
  isCode = false,
}: {
  title: string
  heads: readonly string[]
  rows: readonly Row[]
  /** The names are code, written from left to right. */
  isCode?: boolean
}) {
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the arrow keys
    <section className={TABLE_FRAME} tabIndex={0} aria-label={title}>
      <table className={TABLE}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at ? 'text-end' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className="text-13 font-medium! whitespace-nowrap text-ink-soft">
                {isCode ? <bdi dir="ltr">{name}</bdi> : name}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]} className="text-end tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
