import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { readAmount, readDecimal } from '../../domain/format/amount.ts'
import { formatNumber } from '../../domain/format/number.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Below, describedBy } from '../forms/Below.tsx'
import { useOwnId } from '../forms/own-id.ts'

/** As wide as the 66 characters of the surrounding text, which has a larger size; on the page of a home as wide as it. */
export const CALCULATOR =
  'calculator my-8 max-w-[calc(66ch*17/15)] rounded-card border border-line bg-sheet p-6 text-15 in-[.purchase]:mt-4 in-[.purchase]:mb-0 in-[.purchase]:max-w-none print:border-0 print:p-0'
export const FORM = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,210px),1fr))] items-start gap-x-4'

/** The values of a form, as numbers and booleans by field name; a field that is empty or out of its range is NaN. */
export type Answers = Readonly<Record<string, number | boolean>>

/** What a field takes. In an amount a point before three digits separates thousands; in a percentage it never does. */
export interface Range {
  kind: 'amount' | 'percent' | 'whole'
  min: number
  max: number
}
export type Ranges<A extends Answers> = { readonly [Name in keyof A as A[Name] extends number ? Name : never]: Range }

/**
 * The state of a calculator. Its fields are uncontrolled, so that hydration keeps earlier input; the form is read at
 * hydration, and after every change.
 */
export function useAnswers<A extends Answers>(
  form: RefObject<HTMLFormElement | null>,
  start: A,
  ranges: Ranges<A>,
): [A, () => void] {
  const [answers, setAnswers] = useState(start)
  const read = () => {
    if (form.current) setAnswers(readAnswers(form.current, start, ranges))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the island wakes
  useEffect(read, [])
  return [answers, read]
}

/** What every number field of a calculator is told; a calculator adds its label, and overrides what it knows better. */
export const fieldsOf =
  <A extends Answers>(words: { t: Translate<'calculator'>; tag: string }, start: A, ranges: Ranges<A>, answers: A) =>
  <Name extends keyof Ranges<A> & string>(name: Name) => ({
    ...words,
    name,
    value: start[name] as number,
    range: ranges[name],
    isWrong: Number.isNaN(answers[name]),
  })

function readAnswers<A extends Answers>(form: HTMLFormElement, start: A, ranges: Readonly<Record<string, Range>>): A {
  const entries = Object.keys(start).map((name) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return [name, start[name]]
    const range = ranges[name]
    return [name, range ? readWithin(field.value, range) : field.checked]
  })
  return Object.fromEntries(entries) as A
}

function readWithin(text: string, { kind, min, max }: Range): number {
  const value = kind === 'amount' ? readAmount(text) : readDecimal(text)
  const fits = value >= min && value <= max && (kind !== 'whole' || Number.isInteger(value))
  return fits ? value : Number.NaN
}

/** The pause after the last key, ms: shorter ones would be within a number. */
const SAID_AFTER_MS = 1000

/**
 * Tells screen readers the result once typing has paused: of the visible figures each key changes several, and they would
 * be read without their names. It tells nothing until something changes.
 */
export function Said({ text }: { text: string }) {
  const first = useRef(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setSaid(text), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{said}</output>
}

/** A number as people write it; a browser's own number field would read "350.000" as 350. */
export function NumberField({
  t,
  tag,
  name,
  label,
  unit,
  value,
  range: { kind, min, max },
  isWrong,
  hint,
}: {
  t: Translate<'calculator'>
  tag: string
  name: string
  label: string
  unit: string
  value: number
  range: Range
  isWrong: boolean
  hint?: string
}) {
  // The server's ids are the same in every calculator of a page: the name tells the fields apart until they wake.
  const id = `${useOwnId()}-${name}`
  const problem = isWrong
    ? t(kind === 'whole' ? 'calculator.range_whole' : 'calculator.range', { min, max })
    : undefined
  return (
    <div className="row-span-3 mb-4 grid grid-rows-subgrid gap-y-1">
      <label className="contents">
        <span className="label self-end">
          {label}
          {unit && ` (${unit})`}
        </span>
        <input
          className="min-h-11 w-full rounded-control border border-ink-soft bg-paper px-3 tabular-nums aria-invalid:border-brick [[dir=rtl]_&]:text-end"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          defaultValue={formatNumber(value, tag)}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy({ id, help: hint, problem })}
          dir="ltr"
        />
      </label>
      <div>
        <Below id={id} help={hint} problem={problem} />
      </div>
    </div>
  )
}

export function Tick({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="col-span-full flex min-h-11 cursor-pointer items-center gap-2.5">
      <input className="size-4.5 shrink-0 accent-brass" type="checkbox" name={name} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  )
}
