import type { AppointmentView } from '../../../domain/appointments/schemas.ts'
import type { Translate } from '../../../i18n/translate.ts'

type State = Pick<AppointmentView, 'status' | 'starts_at' | 'proposals'>

/** Orders appointments by their time, soonest first. */
export const byTime = (a: Pick<State, 'starts_at'>, b: Pick<State, 'starts_at'>) =>
  Date.parse(a.starts_at) - Date.parse(b.starts_at)

const isAhead = (time: string) => Date.parse(time) > Date.now()

/** It can still take place, be moved or cancelled: it is ahead, or one of the proposed times is. */
export function isComing({ status, starts_at, proposals }: State): boolean {
  if (status === 'proposed') return proposals.some(isAhead)
  return (status === 'booked' || status === 'confirmed') && isAhead(starts_at)
}

/** Its state in a word or two. */
export function appointmentStatus(appointment: State, t: Translate<'account' | 'shared'>): string {
  const { status } = appointment
  if (status === 'cancelled' || status === 'declined') return t(`manage.${status}`)
  return t(isComing(appointment) ? `manage.${status}` : 'manage.over')
}
