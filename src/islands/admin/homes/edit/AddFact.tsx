import { useState } from 'react'
import type { HandStep } from '../../../../domain/properties/hand.ts'
import { FACT_FIELDS, type FactField, HAND_FACTS } from '../../../../domain/properties/hand-facts.ts'
import { useOwnId } from '../../../forms/own-id.ts'
import { stepOf } from './fields.ts'
import { labelOf, type Words } from './words.ts'

const FOUND_MAX = 12

/** A word without case and accents, as people type it. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds one of the many facts by its name, in every step, and lists those of this step. */
export function AddFact({
  t,
  step,
  rest,
  add,
}: {
  t: Words
  step: HandStep
  /** The facts of this step that are not in the form yet. */
  rest: readonly FactField[]
  add: (field: FactField) => void
}) {
  const id = useOwnId()
  const [asked, setAsked] = useState('')
  const wanted = plain(asked).split(/\s+/).filter(Boolean)
  const matches = (field: FactField) => wanted.every((word) => plain(`${labelOf(t, field)} ${field}`).includes(word))
  const found = wanted.length === 0 ? [] : FACT_FIELDS.filter(matches).slice(0, FOUND_MAX)
  const choose = (field: FactField) => {
    setAsked('')
    add(field)
  }
  const chips = (fields: readonly FactField[]) => (
    <ul className="flex flex-wrap gap-2">
      {fields.map((field) => (
        <li key={field}>
          <button type="button" className="chip" onClick={() => choose(field)}>
            <Name t={t} field={field} />
            {stepOf(field) !== step && (
              <small className="text-ink-soft">{t(`listing_edit.step.${HAND_FACTS[field].step}`)}</small>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-3">
      <div className="field">
        <label className="font-medium" htmlFor={id}>
          {t('listing_edit.facts_add')}
        </label>
        <input
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          className="max-w-100"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          onKeyDown={(event) => {
            // Enter also chooses among an input method's words.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter in a form would save it.
            event.preventDefault()
            if (found[0]) choose(found[0])
          }}
        />
      </div>
      {wanted.length > 0 && found.length === 0 && <p role="status">{t('listing_edit.facts_none')}</p>}
      {found.length > 0 && chips(found)}
      {wanted.length === 0 && rest.length > 0 && (
        <details>
          <summary className="link">{t('listing_edit.facts_all', { nr: rest.length })}</summary>
          <div className="pt-3">{chips(rest)}</div>
        </details>
      )}
    </div>
  )
}

function Name({ t, field }: { t: Words; field: FactField }) {
  const { kind } = HAND_FACTS[field]
  return (
    <span>
      {labelOf(t, field)}
      {kind.is === 'number' && kind.unit && !kind.isMoney && <small> {kind.unit}</small>}
    </span>
  )
}
