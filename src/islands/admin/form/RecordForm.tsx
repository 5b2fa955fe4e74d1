import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { Lookup } from '../../../stores/admin/lookups.ts'
import { tasksChanged } from '../../../stores/admin/overview.ts'
import { ApiError } from '../../../stores/api.ts'
import { FORM_END } from '../../forms/look.ts'
import { Done } from '../../forms/Submit.tsx'
import { Refused } from '../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../parts/refusal.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { Line } from './Line.tsx'
import { bodyOf, type FieldKind, type FieldSchema, kindOf } from './schema.ts'
import { useGuard } from './use-guard.ts'
import { useMeanwhile } from './use-meanwhile.ts'

export interface RecordFormProps {
  t: Translate<'admin' | 'shared'>
  /** The body of the operation that the form sends. */
  schema: FieldSchema
  /** The record's values by field. */
  value: Readonly<Record<string, unknown>>
  label: (field: string) => string
  help?: (field: string) => ReactNode
  /** Labels of a choice's values; a list of texts is drawn only with them, as boxes to tick. */
  options?: (field: string) => readonly { value: string; label: string }[] | undefined
  /** Fields whose value is the number of a record among many. The same object at every drawing. */
  lookup?: (field: string) => Lookup | undefined
  /** The fields in their order; all that a form can draw by default. */
  order?: readonly string[]
  /**
   * Only fields that differ from the record are sent: values of a feed, which no form would accept, do not refuse the
   * change of another field.
   */
  isChange?: true
  /** Sent with the fields, such as the version of the record. */
  extra?: Readonly<Record<string, unknown>>
  /** @returns the sentence to show, if any. @throws ApiError; its problems appear at the fields */
  send: (body: Record<string, unknown>) => Promise<string | undefined>
  submit: string
  /** Loads the record again, after somebody else has changed it. */
  reload?: () => void
}

/** A form of an operation: its fields follow from the schema of the body, its problems from the server's answer. */
export function RecordForm(props: RecordFormProps) {
  const { t, schema, value, label, help, options, lookup, order, isChange, extra, send, submit, reload } = props
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [failed, setFailed] = useState<Refusal | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { isChanged, note, settle } = useGuard()
  const fields = fieldsOf(schema, order, options)
  const version = extra?.version
  // What is being sent, or was saved, until the record comes back.
  const sent = useRef<Entries | null>(null)
  const drawn = useRef(value)
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({})
  const printed = JSON.stringify(fields.map(([name]) => value[name]))
  // The record came back: after a save the fields are drawn anew, but for those in which something was typed after it was
  // sent; otherwise those that have another value now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version, or other values
  useLayoutEffect(() => {
    const [old, saved] = [drawn.current, sent.current]
    drawn.current = value
    sent.current = null
    const now = ref.current && saved && entriesOf(ref.current, fields)
    const anew = fields
      .map(([name]) => name)
      .filter((name) => (now && saved ? now[name] === saved[name] : differs(old[name], value[name])))
    if (anew.length === 0) return
    setRounds((before) => ({ ...before, ...Object.fromEntries(anew.map((name) => [name, (before[name] ?? 0) + 1])) }))
  }, [version, printed])
  // The record was loaded again. What was typed and not saved stays, but for fields that have another value now.
  const { changed, begin } = useMeanwhile(
    version,
    value,
    (old, now) => fields.map(([name]) => name).filter((name) => differs(old[name], now[name])),
    () => setFailed(null),
  )
  // The fields are drawn anew after a save: the keyboard goes on in the one where it was, also when it has left the one
  // where Enter was pressed.
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (Object.keys(rounds).length === 0 || document.activeElement !== document.body || !left.current) return
    const field = ref.current?.elements.namedItem(left.current)
    if (field instanceof HTMLElement) field.focus()
  }, [rounds])
  const isRequired = (name: string) => schema.required?.includes(name) ?? false
  // Of a change every field may be left out: the word would stand at each.
  const hasRequired = fields.some(([name]) => isRequired(name))
  useEffect(() => {
    if (failed || Object.keys(problems).length) {
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-failed')?.focus()
    }
  }, [failed, problems])

  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    left.current = target.getAttribute('name')
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    setDone(null)
    setFailed(null)
    setProblems({})
    try {
      const read = entriesOf(form, fields)
      sent.current = read
      const body = bodyOf(new FormData(form), fields)
      const words = await send({ ...(isChange ? changesOf(body, value) : body), ...extra })
      const now = entriesOf(form, fields)
      if (fields.every(([name]) => now[name] === read[name])) settle()
      tasksChanged(null)
      setDone(words ?? t('admin.saved'))
    } catch (error) {
      sent.current = null
      const told = error instanceof ApiError ? error.fields : []
      const own = told.flatMap((one) => {
        // A list is drawn as one field: languages.0 is a problem of languages.
        const name = fields.find(([name]) => one.field === name || one.field.startsWith(`${name}.`))?.[0]
        return name ? [{ ...one, name }] : []
      })
      const rest = told.filter(({ field }) => !own.some((one) => one.field === field)).map(({ message }) => message)
      setProblems(Object.fromEntries(own.map(({ name, message }) => [name, message])))
      if (own.length === 0 || rest.length > 0) setFailed(refusalOf(error, t, rest.join(' ')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={ref} className="form" method="post" noValidate onSubmit={onSubmit} onInput={note} onFocus={onFocus}>
      {fields.map(([name, field]) => (
        <Line
          key={`${name} ${rounds[name] ?? 0}`}
          {...{ t, name, field }}
          label={label(name)}
          help={help?.(name)}
          value={value[name]}
          options={options?.(name)}
          lookup={lookup?.(name)}
          isRequired={isRequired(name)}
          isOptional={hasRequired && !isRequired(name)}
          problem={problems[name]}
        />
      ))}
      <div className={FORM_END}>
        {failed && <Refused t={t} refusal={failed} reload={reload} begin={begin} />}
        {changed.length > 0 && <ChangedMeanwhile t={t} fields={changed.map(label)} />}
        {done && !isChanged && <Done>{done}</Done>}
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? t('form.sending') : submit}
        </button>
        {isChanged && <p className="text-13 text-ink-soft">{t('admin.unsaved')}</p>}
      </div>
    </form>
  )
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** The fields of a body that say something else than the record; an empty text is no value. */
const changesOf = (body: Readonly<Record<string, unknown>>, value: RecordFormProps['value']) =>
  Object.fromEntries(
    Object.entries(body).filter(([name, said]) => differs(said === '' ? null : said, value[name] ?? null)),
  )

/** What the inputs of a form hold, by field. */
type Entries = Readonly<Record<string, string>>

function entriesOf(form: HTMLFormElement, fields: readonly (readonly [string, FieldKind])[]): Entries {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(([name]) => [name, JSON.stringify(data.getAll(name))]))
}

/** The fields that a form can draw, in their order. */
function fieldsOf(
  schema: FieldSchema,
  order: readonly string[] | undefined,
  options: RecordFormProps['options'],
): (readonly [string, FieldKind])[] {
  const names = order ?? Object.keys(schema.properties ?? {})
  return names.flatMap((name) => {
    const property = schema.properties?.[name]
    const kind = property && kindOf(property)
    return kind && (kind.kind !== 'choices' || options?.(name)) ? [[name, kind] as const] : []
  })
}
