import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { FILTER, POPUP, TOOLS } from '../parts/classes.ts'
import { LookupField } from '../parts/LookupField.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Choices } from './Choices.tsx'
import { Csv, type Save } from './Csv.tsx'
import type { Column, FilterField } from './columns.ts'
import { Views } from './Views.tsx'

const PAUSE_MS = 300
/** Day and month are often typed one after the other. */
const DAY_PAUSE_MS = 800

/** Above a table: search, filters, columns, saved views, the CSV file. */
export function Tools<Row>({
  t,
  tag,
  name,
  columns,
  shown,
  filters,
  params,
  onChange,
  onColumns,
  onSave,
}: {
  t: Translate<'admin' | 'shared'>
  name: string
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  filters: readonly FilterField[]
  params: URLSearchParams
  onChange: (values: Readonly<Record<string, string | null>>) => void
  onColumns: (keys: string | null) => void
  onSave: Save
  tag: string
}) {
  const id = useOwnId()
  const [isOpen, setOpen] = useState(false)
  const set = filters.filter((field) => params.has(field.name)).length
  return (
    <div className={TOOLS}>
      <Search t={t} value={params.get('q') ?? ''} onChange={(q) => onChange({ q })} />
      {filters.length > 0 && (
        <button
          type="button"
          className="button-quiet self-end md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('admin.filters')}
          {set > 0 && ` (${set})`}
        </button>
      )}
      <div id={id} className="contents max-md:not-data-open:hidden" data-open={isOpen || undefined}>
        {filters.map((field) => (
          <Filter key={field.name} {...{ t, tag, field }} value={params.get(field.name) ?? ''} onChange={onChange} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2 self-end md:ms-auto">
        <Views t={t} screen={name} params={params} />
        <Menu label={t('admin.columns')}>
          <fieldset className={`${POPUP} end-0`}>
            <legend className="sr-only">{t('admin.columns')}</legend>
            {columns.map(({ key, label }) => (
              <label key={key} className="flex min-h-11 items-center gap-2.5 px-3">
                <input
                  type="checkbox"
                  checked={shown.some((one) => one.key === key)}
                  onChange={(event) => onColumns(keysAfter(columns, shown, key, event.currentTarget.checked))}
                />
                {label}
              </label>
            ))}
          </fieldset>
        </Menu>
        <Csv {...{ t, tag, onSave }} />
      </div>
    </div>
  )
}

/** The list follows the text a moment after the last key, or at once with Enter. */
function Search({
  t,
  value,
  onChange,
}: {
  t: Translate<'admin' | 'shared'>
  value: string
  onChange: (q: string | null) => void
}) {
  const id = useOwnId()
  const [text, setText] = useState(value)
  // The address has the text without the space at its end, after which the next word is typed.
  useEffect(() => setText((old) => (old.trim() === value ? old : value)), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim() || null), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(text.trim() || null)
  }
  return (
    <search className={FILTER}>
      <form className="grid gap-1" onSubmit={submit}>
        <label htmlFor={id}>{t('admin.search')}</label>
        <input
          id={id}
          type="search"
          maxLength={200}
          value={text}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </search>
  )
}

/** One filter with its label; a change is told by its name. */
export function Filter({
  t,
  tag,
  field,
  value,
  onChange,
}: {
  t: Translate<'admin' | 'shared'>
  tag: string
  field: FilterField
  value: string
  onChange: (values: Readonly<Record<string, string | null>>) => void
}) {
  const id = useOwnId()
  const { name, label, kind, isAll, lookup, options = [] } = field
  const set = (text: string) => onChange({ [name]: text || null })
  if (kind === 'choices') return <Choices {...{ t, tag, label, isAll, options, value }} onChange={set} />
  const choices =
    kind === 'flag'
      ? [
          { value: 'true', label: t('admin.yes') },
          { value: 'false', label: t('admin.no') },
        ]
      : options
  return (
    <div className={FILTER}>
      <label htmlFor={id}>{label}</label>
      {lookup ? (
        <LookupField {...{ t, lookup, label, value }} field={{ id }} onChange={set} empty={t('admin.any')} />
      ) : kind === 'choice' || kind === 'flag' ? (
        <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">{t('admin.any')}</option>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <Typed id={id} type={kind === 'day' ? 'date' : 'text'} value={value} set={set} />
      )}
    </div>
  )
}

/** While a year is typed, a date field has the years 0002, 0020 and 0202 first. */
const WHOLE_DAY = /^(?:19|2\d)\d\d-/

/**
 * A text or a day: the list follows at Enter and when the field is left; a day that is chosen, which needs no Enter, a
 * moment later. The field stays the same one, so that it keeps the focus.
 */
function Typed({
  id,
  type,
  value,
  set,
}: {
  id: string
  type: 'date' | 'text'
  value: string
  set: (text: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = () => {
    clearTimeout(timer.current)
    const text = field.current?.value ?? ''
    if (text !== value) set(text)
  }
  const wait = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    if (type === 'date' && WHOLE_DAY.test(currentTarget.value)) timer.current = setTimeout(take, DAY_PAUSE_MS)
  }
  return (
    <input
      ref={field}
      id={id}
      type={type}
      defaultValue={value}
      dir="auto"
      onInput={wait}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && take()}
    />
  )
}

/** The columns after one was turned on or off, in their own order; null for the first choice, and never none. */
function keysAfter<Row>(
  columns: readonly Column<Row>[],
  shown: readonly Column<Row>[],
  key: string,
  isOn: boolean,
): string | null {
  const wanted = columns.filter((one) => (one.key === key ? isOn : shown.includes(one)))
  const isFirst =
    wanted.every(({ hidden }) => !hidden) && wanted.length === columns.filter(({ hidden }) => !hidden).length
  if (wanted.length === 0) return shown.map((one) => one.key).join('.')
  return isFirst ? null : wanted.map((one) => one.key).join('.')
}
