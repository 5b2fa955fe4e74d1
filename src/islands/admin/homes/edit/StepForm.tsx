import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { HandField, HandStep } from '../../../../domain/properties/hand.ts'
import type { FactField } from '../../../../domain/properties/hand-facts.ts'
import { ApiError, call } from '../../../../stores/api.ts'
import { FORM_END } from '../../../forms/look.ts'
import { Done } from '../../../forms/Submit.tsx'
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile.tsx'
import type { useGuard } from '../../form/use-guard.ts'
import { Refused } from '../../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../../parts/refusal.ts'
import { CERTIFICATE } from './certificate-parts.ts'
import { type Draft, isSame, type Raw, rawOf, sentOf } from './draft.ts'
import { type Chosen, Facts } from './Facts.tsx'
import { ALL_FIELDS, factsOf, inCurrency, type Kind, kindsOf } from './fields.ts'
import { Row } from './Row.tsx'
import type { Home } from './use-home.ts'
import { labelOf, type Words } from './words.ts'

/** The fields of one step. Only what was changed is sent, of all steps at once. */
export function StepForm({
  t,
  id,
  step,
  home,
  change,
  draft,
  setDraft,
  guard: { isChanged, note },
  changed: changedMeanwhile,
  chosen,
  add,
  reload,
  next,
}: {
  t: Words
  id: number
  step: HandStep
  home: Home
  change: (home: Home) => void
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
  guard: ReturnType<typeof useGuard>
  /** What another person had changed when the home was loaded again. */
  changed: readonly HandField[]
  /** Further facts that were added to the form, and what adds one. */
  chosen: Chosen
  add: (field: FactField) => void
  reload: () => void
  /** Goes on to the next step of a home made by hand; null at the last one. */
  next: (() => void) | null
}) {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [failed, setFailed] = useState<Refusal | null>(null)
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (failed || Object.keys(problems).length) {
      const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], .form-failed')
      first?.closest('details')?.setAttribute('open', '')
      first?.focus()
    }
  }, [failed, problems])

  const origins = new Map(home.data.map((origin) => [origin.field, origin]))
  const stored = (field: HandField, kind: Kind) => rawOf(kind, origins.get(field)?.value ?? null)
  const changed = () =>
    ALL_FIELDS.filter(([field, kind]) => {
      const raw = draft[field]
      return raw !== undefined && !isSame(raw, stored(field, kind))
    })

  const refuse = (error: unknown) => {
    const told = error instanceof ApiError ? error.fields : []
    const fieldOf = (name: string) =>
      [...kindsOf(step), ...factsOf(step)].find(([field]) => name === field || name.startsWith(`${field}.`))?.[0]
    const own = told.flatMap(({ field, message }) => {
      const name = fieldOf(field)
      const part = name && CERTIFICATE.find((one) => field === `${name}.${one.name}`)
      const label = part && t.find(part.label)
      return name ? [[name, label ? t('text.labelled', { label, value: message }) : message] as const] : []
    })
    const rest = told
      .filter(({ field }) => !fieldOf(field))
      .map(({ field, message }) => {
        const name = ALL_FIELDS.find(([one]) => field === one || field.startsWith(`${one}.`))?.[0]
        return name ? t('text.labelled', { label: labelOf(t, name), value: message }) : message
      })
    setProblems(Object.fromEntries(own))
    if (own.length === 0 || rest.length > 0) setFailed(refusalOf(error, t, rest.join(' ')))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setProblems({})
    setFailed(null)
    setDone(false)
    const sent = changed()
    const before = draft
    setBusy(true)
    try {
      if (sent.length > 0) {
        const values = Object.fromEntries(
          sent.map(([field, kind]) => [field, sentOf(kind, draft[field] as Raw, origins.get(field)?.value ?? null)]),
        )
        const body = { ...values, version: home.version }
        change(await call('PATCH /api/admin/properties/{id}/fields', { params: { id }, body }))
      }
      // What was typed after it was sent is not saved.
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, raw]) => raw !== before[field as HandField])),
      )
      setDone(true)
      // Unless another step was opened meanwhile.
      if (next && home.by_hand && ref.current) next()
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const giveBack = async (field: HandField) => {
    setFailed(null)
    try {
      const query = { version: home.version }
      change(await call('DELETE /api/admin/properties/{id}/fields/{field}', { params: { id, field }, query }))
      setDraft(({ [field]: _given, ...rest }) => rest)
    } catch (error) {
      refuse(error)
    }
  }

  const type = draft.objektart ?? origins.get('objektart')?.value ?? ''
  const currency = typeof draft.waehrung === 'string' ? draft.waehrung : home.waehrung
  const row = (field: HandField, kind: Kind) => {
    const origin = origins.get(field)
    if (!origin) return null
    return (
      <Row
        key={field}
        {...{ t, field, origin }}
        kind={inCurrency(kind, currency)}
        records={home}
        objektart={type as Raw}
        isByHand={home.by_hand}
        isMissing={home.missing.includes(field)}
        problem={problems[field]}
        raw={draft[field] ?? stored(field, kind)}
        change={(raw) => {
          setDraft((old) => ({ ...old, [field]: raw }))
          setDone(false)
          note()
        }}
        giveBack={() => giveBack(field)}
      />
    )
  }

  return (
    <form ref={ref} className="form" method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {kindsOf(step).map(([field, kind]) => row(field, kind))}
      <Facts {...{ t, step, origins, draft, chosen, add, row }} isByHand={home.by_hand} />
      <div className={FORM_END}>
        {failed && <Refused t={t} refusal={failed} reload={reload} begin={() => setFailed(null)} />}
        {changedMeanwhile.length > 0 && (
          <ChangedMeanwhile t={t} fields={changedMeanwhile.map((field) => labelOf(t, field))} />
        )}
        {isDone && !isChanged && <Done>{t('admin.saved')}</Done>}
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? t('form.sending') : t(next && home.by_hand ? 'listing_edit.save_next' : 'listing_edit.save')}
        </button>
        {isChanged && <p className="text-13 text-ink-soft">{t('admin.unsaved')}</p>}
      </div>
    </form>
  )
}
