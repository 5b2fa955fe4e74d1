import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { keepList } from '../../../stores/admin/list-walk.ts'
import { ApiError } from '../../../stores/api.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { BulkBar } from './BulkBar.tsx'
import {
  type BulkAction,
  type Column,
  type FilterField,
  type ListQuery,
  OWN_NAMES,
  type Page,
  SCREEN_NAMES,
} from './columns.ts'
import { saveFile } from './csv.ts'
import { Head } from './Head.tsx'
import { Pager } from './Pager.tsx'
import { csvOfList } from './save-csv.ts'
import { Tools } from './Tools.tsx'
import { useAddress } from './use-address.ts'
import { usePage } from './use-page.ts'

export interface DataTableProps<Row> {
  t: Translate<'admin' | 'shared'>
  language: Language
  /** The screen's path: saved views and the CSV file have its name. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  filters?: readonly FilterField[]
  /** The same function at every call, or it must only depend on the query. */
  load: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  rowKey: (row: Row) => number | string
  rowPath?: (row: Row) => string
  /** What the CSV file asks for besides: more of each row than a table shows. */
  csvQuery?: ListQuery
  actions?: readonly BulkAction<Row>[]
  /** Shown when there is nothing at all; a sentence, and the next step. */
  empty: ReactNode
}

/** Without a least width, the browser breaks long texts into tall rows before the table scrolls. */
const WIDTHS = {
  title: 'min-w-44 md:min-w-50',
  word: 'max-md:whitespace-nowrap',
  name: 'min-w-40 max-md:whitespace-nowrap',
  prose: 'min-w-72',
  code: 'whitespace-nowrap',
  number: 'min-w-24 wrap-anywhere',
} as const

/** Names of a list's query that leave no row out. */
const UNFILTERED: readonly string[] = ['sort', 'seite', 'pro_seite', ...SCREEN_NAMES]

/** A list of records: filter, sort, page and columns stand in the address; the server does the work. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    t,
    language,
    name,
    label,
    columns,
    filters = [],
    load,
    rowKey,
    rowPath,
    csvQuery,
    actions = [],
    empty,
  } = props
  const [params, change] = useAddress()
  const query = queryOf(params)
  const { page, isCurrent, isLoading, isFailed, error, reload } = usePage(load, query)
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(new Set())
  const [isAll, setAll] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const id = useOwnId()
  const shown = columnsOf(columns, params.get('spalten'))
  const isFiltered = Object.keys(query).some((key) => !UNFILTERED.includes(key))
  const rows = page?.data ?? []
  // Rows may be gone since the address was made, or by an act on the last page.
  const lastPage = isCurrent && page?.data.length === 0 && params.has('seite') ? lastOf(page, params) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is not there
  useEffect(() => {
    if (lastPage !== null) change({ seite: lastPage > 1 ? String(lastPage) : null }, { isCorrection: true })
  }, [lastPage])
  const forget = () => {
    setChosen(new Set())
    setAll(false)
  }
  // Rows were chosen in the answer to one question. Back asks another one, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, not when it is asked again
  useEffect(forget, [JSON.stringify(query)])
  const save = async (progress: (rows: number) => void, signal: AbortSignal) => {
    const whole = { columns: shown, query: { ...query, ...csvQuery }, load, rowKey }
    const { file, rows, isWhole } = await csvOfList(whole, progress, signal)
    saveFile(`klinke-${name}.csv`, file)
    showToast(t(isWhole ? 'admin.csv_done' : 'admin.csv_part', { count: formatNumber(rows, tag) }))
  }
  /** A record that is opened leads back to this list, and to the records beside it. */
  const keep = () => {
    const from = location.pathname + location.search
    keepList({ from, rows: rows.flatMap((row) => (rowPath ? [absolute(rowPath(row))] : [])) })
  }
  const tag = LANGUAGES[language].tag

  /** Arrows walk the rows, Space chooses one; links and boxes work as everywhere. */
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('a, input[type="checkbox"]')) return
    const column = event.target.closest('td, th')
    const next = event.target.closest('tr')
    const sibling = step > 0 ? next?.nextElementSibling : next?.previousElementSibling
    const cell = column && sibling?.children[[...(next?.children ?? [])].indexOf(column)]
    const target = cell?.querySelector<HTMLElement>('a, input[type="checkbox"]')
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  /** Past search, filters and heads, which are some twenty stops. */
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    body.current?.querySelector<HTMLElement>('a, input, button')?.focus()
  }

  return (
    <section className="grid gap-4" aria-label={label}>
      {rows.length > 0 && (
        <a className="skip" href={`#${id}`} onClick={skip}>
          {t('admin.skip')}
        </a>
      )}
      <Tools
        {...{ t, tag, name, columns, shown, filters, params }}
        onChange={change}
        onColumns={(keys) => change({ spalten: keys })}
        onSave={save}
      />
      {isFailed && <Failed t={t} retry={reload} text={refusalText(error, filters, t)} />}
      {((!page && isLoading) || lastPage !== null) && <Lines t={t} count={8} />}
      {page && rows.length === 0 && lastPage === null && (
        <div className="grid justify-items-start gap-3 rounded-card border border-line bg-sheet p-8">
          {isFiltered ? (
            <>
              <p>{t('admin.nothing_found')}</p>
              <button type="button" className="button-quiet" onClick={() => change(cleared(params))}>
                {t('admin.filter_clear')}
              </button>
            </>
          ) : (
            empty
          )}
        </div>
      )}
      {page && rows.length > 0 && (
        <>
          {actions.length > 0 && isCurrent && (
            <BulkBar
              {...{ t, tag, actions, rows, query, isAll }}
              chosen={rows.filter((row) => chosen.has(rowKey(row)))}
              rowKey={rowKey}
              total={page.total}
              isExact={page.total_is_exact}
              onAll={setAll}
              onDone={() => {
                forget()
                reload()
              }}
            />
          )}
          <div className={TABLE_FRAME} aria-busy={isLoading}>
            <table className={TABLE}>
              <caption className="sr-only">{label}</caption>
              <Head
                {...{ t, columns: shown }}
                sort={params.get('sort')}
                onSort={(sort) => change({ sort })}
                choice={
                  actions.length > 0
                    ? {
                        isAll: rows.every((row) => chosen.has(rowKey(row))),
                        set: (on) => {
                          setAll(false)
                          setChosen(new Set(on ? rows.map(rowKey) : []))
                        },
                      }
                    : null
                }
              />
              <tbody ref={body} id={id} onKeyDown={press}>
                {rows.map((row) => (
                  <Line
                    key={rowKey(row)}
                    {...{ t, row, columns: shown }}
                    path={rowPath?.(row)}
                    onOpen={keep}
                    choice={
                      actions.length > 0
                        ? {
                            isOn: isAll || chosen.has(rowKey(row)),
                            turn: () => {
                              setAll(false)
                              setChosen((before) => toggled(before, rowKey(row)))
                            },
                          }
                        : null
                    }
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager {...{ t, tag, page, params }} onChange={change} />
        </>
      )}
    </section>
  )
}

function Line<Row>({
  t,
  row,
  columns,
  path,
  onOpen,
  choice,
}: {
  t: Translate<'admin'>
  row: Row
  columns: readonly Column<Row>[]
  path: string | undefined
  onOpen: () => void
  choice: { isOn: boolean; turn: () => void } | null
}) {
  const [first] = columns
  return (
    <tr data-chosen={choice?.isOn || undefined}>
      {choice && (
        <td className="w-[46px]">
          <input
            type="checkbox"
            checked={choice.isOn}
            onChange={choice.turn}
            aria-label={t('admin.choose_row', { name: first?.text(row) ?? '' })}
          />
        </td>
      )}
      {columns.map(({ key, cell, isNumber, width }, at) => (
        <td key={key} className={isNumber ? 'text-end tabular-nums' : WIDTHS[width ?? (at === 0 ? 'title' : 'word')]}>
          {at === 0 && path ? (
            <a
              className="font-medium underline decoration-line underline-offset-4 hover:text-brass"
              href={path}
              onClick={onOpen}
            >
              {cell(row)}
            </a>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Path and query of an address that may be relative to the page. */
function absolute(path: string): string {
  const { pathname, search } = new URL(path, location.href)
  return pathname + search
}

function toggled<T>(before: ReadonlySet<T>, one: T): Set<T> {
  const after = new Set(before)
  if (!after.delete(one)) after.add(one)
  return after
}

/** The columns that the address names, else those that are shown at first. */
function columnsOf<Row>(columns: readonly Column<Row>[], named: string | null): readonly Column<Row>[] {
  const keys = named?.split('.') ?? []
  const chosen = keys.flatMap((key) => columns.find((one) => one.key === key) ?? [])
  return chosen.length > 0 ? chosen : columns.filter(({ hidden }) => !hidden)
}

/** Why a list was refused: what is wrong with which filter, else the sentence of the refusal. */
function refusalText(error: unknown, filters: readonly FilterField[], t: Translate<'admin' | 'shared'>): string {
  if (!(error instanceof ApiError) || !error.code) return t('admin.failed')
  const told = error.fields.map(({ field, message }) => {
    const label = filters.find(({ name }) => name === field)?.label
    return label === undefined ? message : t('text.labelled', { label, value: message })
  })
  return told.join(' ') || sentenceOf(error, t)
}

/** Names of the address that say nothing to the server: of columns, of a record, of a form above the list. */
const UNSENT: readonly string[] = ['spalten', 'id', 'neu']

/** The query of the list. */
function queryOf(params: URLSearchParams): ListQuery {
  return Object.fromEntries([...params].filter(([name]) => !UNSENT.includes(name)))
}

/** The number of the last page that has rows; the first one when none is known. */
function lastOf({ total }: Page<unknown>, params: URLSearchParams): number {
  const last = Math.ceil(total / Number(params.get('pro_seite') ?? 50))
  return last < Number(params.get('seite')) ? last : 1
}

/** Removes all filters. */
function cleared(params: URLSearchParams): Record<string, null> {
  const own: readonly string[] = OWN_NAMES.filter((name) => name !== 'q')
  return Object.fromEntries([...params.keys()].filter((name) => !own.includes(name)).map((name) => [name, null]))
}
