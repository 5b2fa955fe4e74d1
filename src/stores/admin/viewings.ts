import type { Proposal, StaffAppointment, StaffAppointmentDetail } from '../../domain/appointments/admin-schemas.ts'
import { call } from '../api.ts'
import { tasksChanged } from './overview.ts'

export type { StaffAppointment, StaffAppointmentDetail }

const sentence = ({ message }: { message: string }) => message
const data = <T>(answer: { data: T }) => answer.data

/** The viewings of the admin area on the server. Every call throws ApiError. */
export const readViewings = (query: Record<string, string | undefined>, signal: AbortSignal) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return call('GET /api/admin/appointments', { query: new URLSearchParams(given), signal })
}
export const readViewing = (id: number, signal: AbortSignal): Promise<StaffAppointmentDetail> =>
  call('GET /api/admin/appointments/{id}', { params: { id }, signal }).then(data)
export const confirmViewing = (id: number, version: string) =>
  call('POST /api/admin/appointments/{id}/confirm', { params: { id }, body: { version } })
    .then(sentence)
    .then(tasksChanged)
export const declineViewing = (id: number, body: { version: string; reason: string }) =>
  call('POST /api/admin/appointments/{id}/decline', { params: { id }, body }).then(sentence).then(tasksChanged)
export const proposeTimes = (id: number, body: Proposal) =>
  call('POST /api/admin/appointments/{id}/proposals', { params: { id }, body }).then(sentence).then(tasksChanged)
