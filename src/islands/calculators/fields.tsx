import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** As wide as the 66 characters of the surrounding text, which has a larger size; on the page of a home as wide as it. */
export const CALCULATOR =
  'calculator my-8 max-w-[calc(66ch*17/15)] rounded-card border border-line bg-sheet p-6 text-15 in-[.purchase]:mt-4 in-[.purchase]:mb-0 in-[.purchase]:max-w-none print:border-0 print:p-0'
export const FORM = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,210px),1fr))] items-start gap-x-4'

/** The values of a form, as numbers and booleans by field name; an empty or invalid field is NaN. */
export type Answers = Readonly<Record<string, number | boolean>>

/**
 * The state of a calculator. Its fields are uncontrolled, so that hydration keeps earlier input; the form is read at
 * hydration, and after every change.
 */
export function useAnswers<A extends Answers>(form: RefObject<HTMLFormElement | null>, start: A): [A, () => void] {
  const [answers, setAnswers] = useState(start)
  const read = () => {
    if (form.current) setAnswers(readAnswers(form.current, start))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the island wakes
  useEffect(read, [])
  return [answers, read]
}

function readAnswers<A extends Answers>(form: HTMLFormElement, start: A): A {
  const entries = Object.keys(start).map((name) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return [name, start[name]]
    return [name, field.type === 'checkbox' ? field.checked : field.valueAsNumber]
  })
  return Object.fromEntries(entries) as A
}

export function NumberField({
  name,
  label,
  unit,
  value,
  min,
  max,
  step,
  hint,
}: {
  name: string
  label: string
  unit: string
  value: number
  min: number
  max: number
  step: number
  hint?: string
}) {
  return (
    <label className="row-span-3 mb-4 grid grid-rows-subgrid gap-y-1">
      <span className="label self-end">
        {label}
        {unit && ` (${unit})`}
      </span>
      <input
        className="min-h-11 w-full rounded-control border border-ink-soft bg-paper px-3 tabular-nums [[dir=rtl]_&]:text-end"
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        min={min}
        max={max}
        step={step}
        dir="ltr"
      />
      {hint && <small className="label">{hint}</small>}
    </label>
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
