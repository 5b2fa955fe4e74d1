import type { AppointmentForm } from '../domain/appointments/schemas.ts'
import type { PushSubscriptionForm } from '../domain/deliveries/schemas.ts'
import type { Inquiry } from '../domain/inquiries/schemas.ts'
import type { NewsletterForm } from '../domain/newsletter/schemas.ts'
import type { Report } from '../domain/notices/schemas.ts'
import type { ChangedAlert, PriceAlertForm } from '../domain/price-alerts/schemas.ts'
import type { SearchAgentForm } from '../domain/search-agents/schemas.ts'
import { call } from './api.ts'

const sentence = ({ message }: { message: string }) => message

/**
 * Messages of visitors. Every call returns the server's sentence and throws ApiError for a refusal.
 * @param idempotencyKey one per filled form: the server acts once even when it is sent twice
 */
export const sendInquiry = (body: Inquiry, idempotencyKey: string) =>
  call('POST /api/inquiries', { body, idempotencyKey }).then(sentence)
export const sendReport = (body: Report, idempotencyKey: string) =>
  call('POST /api/reports', { body, idempotencyKey }).then(sentence)
export const bookAppointment = (body: AppointmentForm, idempotencyKey: string) =>
  call('POST /api/appointments', { body, idempotencyKey }).then(sentence)
export const createSearchAgent = (body: SearchAgentForm, idempotencyKey: string) =>
  call('POST /api/search-agents', { body, idempotencyKey }).then(sentence)
export const createPriceAlert = (body: PriceAlertForm, idempotencyKey: string) =>
  call('POST /api/price-alerts', { body, idempotencyKey }).then(sentence)
export const changePriceAlert = (propertyId: number, body: ChangedAlert) =>
  call('PUT /api/price-alerts/{propertyId}', { params: { propertyId }, body }).then(sentence)
export const orderNewsletter = (body: NewsletterForm, idempotencyKey: string) =>
  call('POST /api/newsletter', { body, idempotencyKey }).then(sentence)

/** The key with which this browser subscribes to push messages (VAPID, base64url). */
export const readPushKey = () => call('GET /api/push/key').then(({ key }) => key)
export const keepPush = (body: PushSubscriptionForm) => call('POST /api/push/subscriptions', { body })
