import { type FormEvent, useId, useRef, useState } from 'react'
import type { Hours } from '../../../domain/companies/hours.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { CompanyRecord } from '../../../stores/admin/agencies.ts'
import { ApiError, call } from '../../../stores/api.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import { BESIDE_LABEL, FORM_END, PROBLEM } from '../../forms/look.ts'
import { showToast } from '../../frame/toasts.ts'
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx'
import { useGuard } from '../form/use-guard.ts'
import { useMeanwhile } from '../form/use-meanwhile.ts'
import { Refused } from '../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../parts/refusal.ts'
import { areInOrder, DEFAULT_HOURS, printSpans, readSpans, weekdays } from './hours.ts'
import type { AgencyWords } from './words.ts'

/** What the server refuses, by day: a problem of one names the field `hours.2` or `hours.2.0`. */
const problemsIn = ({ fields }: ApiError): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap(({ field, message }) => {
      const day = /^hours\.([^.]+)/.exec(field)?.[1]
      return day === undefined ? [] : [[day, message] as const]
    }),
  )

interface Props {
  t: AgencyWords
  company: CompanyRecord
  language: Language
  onDone: () => void
}

/** The hours for viewings: a line for each weekday, and one for each day with hours of its own. */
export function HoursForm({ t, company, language, onDone }: Props) {
  const { id, version } = company
  const hours = company.opening_hours ?? DEFAULT_HOURS
  const [days, setDays] = useState(() => Object.keys(hours).filter(isDay).sort())
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map())
  const [failed, setFailed] = useState<Refusal | null>(null)
  const { isChanged, note, settle } = useGuard()
  const ref = useRef<HTMLFormElement>(null)
  // What is being sent, or was saved, until the company comes back.
  const sent = useRef<Texts | null>(null)
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({})
  const added = useId()
  const { tag } = LANGUAGES[language]
  const names = weekdays(tag)
  const nameOf = (key: string) => (isDay(key) ? formatDay(key, tag) : names[Number(key) - 1]) ?? key
  const lines = [...names.map((_, at) => String(at + 1)), ...days].map((key) => [key, nameOf(key)] as const)
  // The company was loaded again. What was typed and not saved stays, but for the days that have other hours now: a save
  // replaces all days, so those of another person have to be among them.
  // After a save the lines are drawn anew, but for those that were changed after it was sent.
  const { changed, begin } = useMeanwhile(version, hours, differing, (others) => {
    const [saved, now] = [sent.current, textsOf(ref.current)]
    sent.current = null
    const isNewer = (key: string) => saved !== null && now[key] !== saved[key]
    const anew = (saved ? Object.keys(saved) : others).filter((key) => !isNewer(key))
    setFailed(null)
    setRounds((before) => ({ ...before, ...Object.fromEntries(anew.map((key) => [key, (before[key] ?? 0) + 1])) }))
    setDays((own) => {
      const kept = own.filter((day) => isNewer(day) || !others.includes(day))
      return [...kept, ...others.filter((key) => isDay(key) && !isNewer(key) && key in hours)].sort()
    })
  })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = textsOf(form)
    const read = lines.map(([key]) => [key, readSpans(texts[key] ?? '')] as const)
    const bad = read.flatMap(([key, spans]) => {
      if (spans === null) return [[key, t('agencies.hours_help')] as const]
      return areInOrder(spans) ? [] : [[key, t('problem.hours')] as const]
    })
    setWrong(new Map(bad))
    setFailed(null)
    if (bad.length > 0) return
    try {
      const body = { version, hours: Object.fromEntries(read) as NonNullable<CompanyRecord['opening_hours']> }
      sent.current = texts
      await call('PUT /api/admin/companies/{id}/hours', { params: { id }, body })
      if (JSON.stringify(textsOf(form)) === JSON.stringify(texts)) settle()
      showToast(t('admin.saved'))
      onDone()
    } catch (error) {
      sent.current = null
      if (error instanceof ApiError) setWrong(problemsIn(error))
      setFailed(refusalOf(error, t))
    }
  }

  return (
    <form ref={ref} className="form" method="post" noValidate onSubmit={(event) => void send(event)} onInput={note}>
      <p className="text-13 text-ink-soft">{t('agencies.hours_help')}</p>
      {lines.map(([key, name]) => (
        <div className="field" key={key}>
          <label className="font-medium" htmlFor={`${added}-${key}`}>
            {name}
          </label>
          <input
            id={`${added}-${key}`}
            name={key}
            dir="ltr"
            // The hours of another version replace what was typed.
            key={rounds[key] ?? 0}
            defaultValue={printSpans(hours[key] ?? [])}
            aria-invalid={wrong.has(key) || undefined}
            aria-describedby={wrong.has(key) ? `${added}-${key}-wrong` : undefined}
          />
          {days.includes(key) && (
            <p>
              <button
                type="button"
                className="link"
                onClick={() => {
                  setDays(days.filter((day) => day !== key))
                  note()
                }}
              >
                {t('agencies.hours_remove')}
              </button>
            </p>
          )}
          {wrong.has(key) && (
            <p className={PROBLEM} id={`${added}-${key}-wrong`}>
              <ProblemSign />
              {wrong.get(key)}
            </p>
          )}
        </div>
      ))}
      <div className="field">
        <label className="font-medium" htmlFor={added}>
          {t('agencies.hours_day')} <small className={BESIDE_LABEL}>{t('form.optional')}</small>
        </label>
        <div className="flex flex-wrap gap-3">
          <input id={added} type="date" className="w-auto" />
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              const day = (document.getElementById(added) as HTMLInputElement | null)?.value
              if (!day) return
              setDays([...new Set([...days, day])].sort())
              note()
            }}
          >
            {t('agencies.hours_add')}
          </button>
        </div>
      </div>
      <div className={FORM_END}>
        {failed && <Refused t={t} refusal={failed} reload={onDone} begin={begin} />}
        {changed.length > 0 && <ChangedMeanwhile t={t} fields={changed.map(nameOf)} />}
        <button type="submit" className="button">
          {t('agencies.save')}
        </button>
        {isChanged && <p className="text-13 text-ink-soft">{t('admin.unsaved')}</p>}
      </div>
    </form>
  )
}

/** What the lines hold, by day. */
type Texts = Readonly<Record<string, string>>

const textsOf = (form: HTMLFormElement | null): Texts =>
  form ? Object.fromEntries([...new FormData(form)].map(([key, text]) => [key, String(text)])) : {}

const isDay = (key: string) => key.length > 1

/** The weekdays and days whose hours differ. */
const differing = (one: Hours, other: Hours): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
    .sort()
