import type { AppointmentView } from '../domain/appointments/schemas.ts'
import type { PriceAlertView } from '../domain/price-alerts/schemas.ts'
import type { ChangeAgent, SearchAgentView } from '../domain/search-agents/schemas.ts'
import { deleteJson, getJson, patchJson, postJson } from './api.ts'

/** What an account, or whoever has a mailed link, has on the server. Every call throws ApiError. */
type Done = { success: true; message: string }
type Data<T> = { success: true; data: T }
const sentence = ({ message }: Done) => message
const data = <T>(answer: Data<T>) => answer.data

export type Appointment = AppointmentView & { token: string }

/** An inquiry as GET /api/inquiries tells it. */
export interface SentInquiry {
  id: number
  message: string
  created_at: string
  property: { id: number; objekttitel: string; path: string } | null
}

export const readAppointments = (signal?: AbortSignal) =>
  getJson<Data<Appointment[]>>('/api/appointments', signal).then(data)
export const readInquiries = (signal?: AbortSignal) => getJson<Data<SentInquiry[]>>('/api/inquiries', signal).then(data)
export const readAlerts = (signal?: AbortSignal) =>
  getJson<Data<PriceAlertView[]>>('/api/price-alerts', signal).then(data)
export const readAgents = (signal?: AbortSignal) =>
  getJson<Data<SearchAgentView[]>>('/api/search-agents', signal).then(data)
export const removeAlert = (propertyId: number) => deleteJson<Done>(`/api/price-alerts/${propertyId}`).then(sentence)

/** By the token of a mailed link, or of the account's list. */
export const readAgent = (token: string) => getJson<Data<SearchAgentView>>(`/api/search-agents/${token}`).then(data)
export const changeAgent = (token: string, change: ChangeAgent) =>
  patchJson<Done>(`/api/search-agents/${token}`, change).then(sentence)
export const endAgent = (token: string) => deleteJson<Done>(`/api/search-agents/${token}`).then(sentence)
export const confirmAgent = (token: string) => postJson<Done>('/api/search-agents/confirm', { token }).then(sentence)
export const confirmAgentPhone = (token: string, code: string) =>
  postJson<Done>(`/api/search-agents/${token}/sms`, { code }).then(sentence)

export const sendAgentCode = (token: string) =>
  postJson<Done>(`/api/search-agents/${token}/sms/code`, {}).then(sentence)

export const readAppointment = (token: string) =>
  getJson<Data<AppointmentView>>(`/api/appointments/${token}`).then(data)
export const moveAppointment = (token: string, to: { starts_at: string; duration: number }, idempotencyKey: string) =>
  patchJson<Done>(`/api/appointments/${token}`, to, { idempotencyKey }).then(sentence)
export const cancelAppointment = (token: string) => deleteJson<Done>(`/api/appointments/${token}`).then(sentence)

/** When an appointment can begin on a day (YYYY-MM-DD), ISO instants in order. */
export function readTimes(
  { day, duration, propertyId }: { day: string; duration: number; propertyId: number | null },
  signal?: AbortSignal,
): Promise<string[]> {
  const params = new URLSearchParams({ day, duration: String(duration) })
  if (propertyId !== null) params.set('property_id', String(propertyId))
  return getJson<Data<string[]>>(`/api/appointments/times?${params}`, signal).then(data)
}

export const confirmNewsletter = (token: string) => postJson<Done>('/api/newsletter/confirm', { token }).then(sentence)
export const leaveNewsletter = (token: string) =>
  postJson<Done>(`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`, {}).then(sentence)
