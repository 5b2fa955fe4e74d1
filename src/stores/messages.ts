import type { AppointmentForm } from '../domain/appointments/schemas.ts'
import type { Inquiry, Report } from '../domain/inquiries/schemas.ts'
import type { NewsletterForm } from '../domain/newsletter/schemas.ts'
import type { PushSubscriptionForm } from '../domain/notices/schemas.ts'
import type { PriceAlertForm } from '../domain/price-alerts/schemas.ts'
import type { SearchAgentForm } from '../domain/search-agents/schemas.ts'
import { getJson, postJson } from './api.ts'

/**
 * What visitors send. Every call answers the server's sentence and throws ApiError with its refusal.
 * @param idempotencyKey of one filled form: sent twice, it is done once
 */
const send =
  <T extends object>(path: string) =>
  async (form: T, idempotencyKey: string): Promise<string> =>
    (await postJson<{ success: true; message: string }>(path, form, { idempotencyKey })).message

export const sendInquiry = send<Inquiry>('/api/inquiries')
export const sendReport = send<Report>('/api/reports')
export const bookAppointment = send<AppointmentForm>('/api/appointments')
export const createSearchAgent = send<SearchAgentForm>('/api/search-agents')
export const createPriceAlert = send<PriceAlertForm>('/api/price-alerts')
export const orderNewsletter = send<NewsletterForm>('/api/newsletter')

/** The key that this browser subscribes to messages with (VAPID, base64url). */
export const readPushKey = () => getJson<{ success: true; key: string }>('/api/push/key').then(({ key }) => key)
export const keepPush = (subscription: PushSubscriptionForm) =>
  postJson<{ success: true }>('/api/push/subscriptions', subscription)
