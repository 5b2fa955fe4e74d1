import { viennaInstant } from '../../../domain/format/vienna.ts'
import { proposeTimes } from '../../../stores/admin/viewings.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import { Field, Tick } from '../../forms/Field.tsx'
import { PROBLEM } from '../../forms/look.ts'
import { Prose } from '../../forms/Prose.tsx'
import { showToast } from '../../frame/toasts.ts'
import { Send } from '../form/Send.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import type { ViewingProps } from '../inbox/words.ts'
import { Section } from '../parts/Section.tsx'

const NUMBERS = [1, 2, 3] as const

/** Offers up to three other times. Their problems belong to all of them together. */
export function Propose({ t, viewing: { id, version }, reload }: ViewingProps) {
  const staff = useStaffForm({
    t,
    reload,
    schema: () => import('../../../domain/appointments/admin-schemas.ts').then(({ proposeSchema }) => proposeSchema),
    read: (data) => ({
      version,
      times: NUMBERS.map((nr) => String(data.get(`time_${nr}`) ?? ''))
        .filter(Boolean)
        .map((local) => viennaInstant(local) ?? local),
      reason: data.get('reason') ?? '',
      outside_hours: data.get('outside_hours') !== null,
    }),
    async send(body) {
      showToast(await proposeTimes(id, body))
    },
  })
  const { form } = staff
  const problem = form.problems.times
  return (
    <Section title={t('viewings.propose')}>
      <form className="form" {...form.props}>
        <fieldset className="grid gap-4">
          <legend className="pb-3 text-13 text-ink-soft">{t('viewings.times_hint')}</legend>
          {/* The form shows a problem of a field that it has. */}
          <input type="hidden" name="times" />
          {NUMBERS.map((nr) => (
            <Field
              key={nr}
              form={form}
              name={`time_${nr}`}
              type="datetime-local"
              step={900}
              label={t('viewings.time', { number: nr })}
              isOptional={nr > 1}
            />
          ))}
          {problem && (
            <p className={PROBLEM} role="alert">
              <ProblemSign />
              {problem}
            </p>
          )}
        </fieldset>
        <Tick form={form} name="outside_hours" label={t('viewings.outside')} isOptional />
        <Prose form={form} name="reason" label={t('viewings.message')} rows={3} isOptional />
        <Send {...{ t, staff }}>{t('viewings.send_proposals')}</Send>
      </form>
    </Section>
  )
}
