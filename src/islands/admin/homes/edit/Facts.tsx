import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldOrigin, HandField, HandStep } from '../../../../domain/properties/hand.ts'
import type { FactField } from '../../../../domain/properties/hand-facts.ts'
import { AddFact } from './AddFact.tsx'
import type { Draft } from './draft.ts'
import { factsOf, type Kind } from './fields.ts'
import type { Words } from './words.ts'

/** Facts that were chosen in the form; the newest has the focus. */
export interface Chosen {
  fields: readonly FactField[]
  newest: FactField | null
}

/**
 * The further facts of a step: those that a hand has set or chooses stand open, those of the feed in a fold, and a search
 * adds one of the many others. A row stays in its place until another step is opened.
 */
export function Facts({
  t,
  step,
  origins,
  isByHand,
  draft,
  chosen,
  add,
  row,
}: {
  t: Words
  step: HandStep
  origins: ReadonlyMap<HandField, FieldOrigin>
  isByHand: boolean
  draft: Draft
  chosen: Chosen
  add: (field: FactField) => void
  row: (field: HandField, kind: Kind) => ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const all = factsOf(step)
  const valued = (field: FactField) => (origins.get(field)?.value ?? null) !== null
  const [set] = useState(() => {
    const isSet = (field: FactField) =>
      draft[field] !== undefined || (isByHand ? valued(field) : origins.get(field)?.origin === 'hand')
    const open = new Set(all.map(([field]) => field).filter(isSet))
    return { open, fed: new Set(all.map(([field]) => field).filter((field) => !open.has(field) && valued(field))) }
  })
  const { newest } = chosen
  useEffect(() => {
    if (newest) ref.current?.querySelector<HTMLElement>(`[data-field="${newest}"] :is(input, select, button)`)?.focus()
  }, [newest])
  if (all.length === 0) return null
  const open = all.filter(([field]) => set.open.has(field) || chosen.fields.includes(field))
  const fed = all.filter(([field]) => set.fed.has(field) && !chosen.fields.includes(field))
  const rest = all
    .map(([field]) => field)
    .filter((field) => !open.some(([one]) => one === field) && !set.fed.has(field))
  return (
    <div ref={ref} className="grid gap-5 border-t border-line pt-5">
      <h3 className="text-17">{t('listing_edit.facts')}</h3>
      {open.map(([field, kind]) => row(field, kind))}
      {fed.length > 0 && (
        <details>
          <summary className="link">{t('listing_edit.facts_feed', { nr: fed.length })}</summary>
          <div className="grid gap-5 pt-5">{fed.map(([field, kind]) => row(field, kind))}</div>
        </details>
      )}
      <AddFact {...{ t, step, rest, add }} />
    </div>
  )
}
