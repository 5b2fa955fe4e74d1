import type { Move } from '../../domain/appointments/schemas.ts'
import type { ChangeAgent } from '../../domain/search-agents/schemas.ts'
import { call } from '../api.ts'

/** The lists of an account, or of a visitor with a mailed link, on the server. Every call throws ApiError. */
const sentence = ({ message }: { message: string }) => message
const data = <T>(answer: { data: T }) => answer.data

export const readAppointments = (signal?: AbortSignal) => call('GET /api/appointments', { signal }).then(data)
export type Appointment = Awaited<ReturnType<typeof readAppointments>>[number]
export const readInquiries = (signal?: AbortSignal) => call('GET /api/inquiries', { signal }).then(data)
export const readAlerts = (signal?: AbortSignal) => call('GET /api/price-alerts', { signal }).then(data)
export const readAgents = (signal?: AbortSignal) => call('GET /api/search-agents', { signal }).then(data)
export const removeAlert = (propertyId: number) =>
  call('DELETE /api/price-alerts/{propertyId}', { params: { propertyId } }).then(sentence)

/** By the token from a mailed link, or from the account's list. */
export const readAgent = (token: string) => call('GET /api/search-agents/{token}', { params: { token } }).then(data)
export const changeAgent = (token: string, body: ChangeAgent) =>
  call('PATCH /api/search-agents/{token}', { params: { token }, body }).then(sentence)
export const endAgent = (token: string) =>
  call('DELETE /api/search-agents/{token}', { params: { token } }).then(sentence)
export const confirmAgent = (token: string) =>
  call('POST /api/search-agents/confirm', { body: { token } }).then(sentence)
export const confirmAgentPhone = (token: string, code: string) =>
  call('POST /api/search-agents/{token}/sms', { params: { token }, body: { code } }).then(sentence)

export const sendAgentCode = (token: string) =>
  call('POST /api/search-agents/{token}/sms/code', { params: { token } }).then(sentence)

export const readAppointment = (token: string) =>
  call('GET /api/appointments/{token}', { params: { token } }).then(data)
export const moveAppointment = (token: string, body: Move, idempotencyKey: string) =>
  call('PATCH /api/appointments/{token}', { params: { token }, body, idempotencyKey }).then(sentence)
export const chooseTime = (token: string, starts_at: string) =>
  call('POST /api/appointments/{token}/choice', { params: { token }, body: { starts_at } }).then(sentence)
export const cancelAppointment = (token: string) =>
  call('DELETE /api/appointments/{token}', { params: { token } }).then(sentence)

/** The free start times on a day (YYYY-MM-DD), ISO instants in order. */
export function readTimes(
  { day, duration, propertyId }: { day: string; duration: number; propertyId: number | null },
  signal?: AbortSignal,
): Promise<string[]> {
  const property_id = propertyId === null ? undefined : String(propertyId)
  return call('GET /api/appointments/times', { query: { day, duration: String(duration), property_id }, signal }).then(
    data,
  )
}

export const confirmNewsletter = (token: string) =>
  call('POST /api/newsletter/confirm', { body: { token } }).then(sentence)
export const leaveNewsletter = (token: string) =>
  call('POST /api/newsletter/unsubscribe', { query: { token } }).then(sentence)
