import { useEffect, useState } from 'react'
import { ApiError } from '../../stores/api.ts'
import { bookAppointment } from '../../stores/messages.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Consent, Sender, senderOf } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Prose } from '../forms/Prose.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'
import { DayField } from './DayField.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useFreeDays, useTimes } from './use-free-days.ts'

/**
 * A copy of the values in src/domain/appointments/schemas.ts: an import would load the schema library for these alone.
 */
const TYPES = ['viewing', 'consultation', 'phone', 'video'] as const
const DURATIONS = [15, 30, 45, 60]

/** Books a viewing or a consultation about a home, at a free time. */
export default function AppointmentForm({ t, language, home, values, opened, onDone }: ContactFormProps) {
  const propertyId = home?.id ?? null
  const [duration, setDuration] = useState(30)
  const [chosen, setChosen] = useState('')
  const days = useFreeDays(duration, propertyId)
  const day = chosen || days?.[0] || ''
  const { again, ...free } = useTimes(day, duration, propertyId)
  const form = useForm({
    t,
    schema: () => import('../../domain/appointments/schemas.ts').then(({ appointmentSchema }) => appointmentSchema),
    read: (data) => ({ ...senderOf(data), duration, ...(propertyId && { property_id: propertyId }) }),
    async send(appointment, key) {
      try {
        onDone(await bookAppointment(appointment, key))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'appointment.taken') throw error
        again()
        // Next to the times the message is more helpful than above the button.
        throw new ApiError(error.status, error.code, error.message, [
          { field: 'starts_at', code: 'invalid', message: error.message },
        ])
      }
    },
  })
  // Others may have booked since the form was last open.
  useEffect(() => {
    if (opened > 1) again()
  }, [opened, again])
  return (
    <form className="form" {...form.props}>
      <Choices
        form={form}
        name="type"
        label={t('appointment.form.kind')}
        defaultValue="viewing"
        options={TYPES.map((value) => ({ value, label: t(`appointment.type.${value}`) }))}
      />
      <Choices
        form={form}
        name="duration"
        label={t('appointment.duration')}
        defaultValue="30"
        options={DURATIONS.map((minutes) => ({
          value: String(minutes),
          label: t('appointment.minutes', { count: minutes }),
        }))}
        onChange={(minutes) => setDuration(Number(minutes))}
      />
      <DayField t={t} language={language} days={days} day={day} onDay={setChosen} />
      <TimeChoice t={t} form={form} language={language} day={day} {...free} again={again} />
      <Sender t={t} form={form} />
      <Prose
        form={form}
        name="message"
        label={t('inquiry.form.message')}
        defaultValue={values.message}
        rows={3}
        isOptional
      />
      <Consent form={form} language={language} text={t('inquiry.form.consent')} />
      <Submit form={form}>{t('appointment.form.title')}</Submit>
    </form>
  )
}
