import { z } from 'zod'
import { OWN, SIGNED_IN } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { done, idText } from '../operations/shapes.ts'
import { changedAlertSchema, priceAlertSchema, priceAlertViewSchema } from './schemas.ts'

export const listAlerts = operation({
  name: 'price-alerts.list',
  method: 'GET',
  path: '/api/price-alerts',
  who: SIGNED_IN,
  summary: 'Price alerts of the account, newest first',
  answer: z.object({ data: z.array(priceAlertViewSchema) }),
  answers: 'The alerts',
})

export const createAlert = operation({
  name: 'price-alerts.create',
  method: 'POST',
  path: '/api/price-alerts',
  who: SIGNED_IN,
  summary: 'Be told when a home costs no more than that',
  body: priceAlertSchema,
  answer: done,
  answers: 'Set',
  refusals: [404, 409, 422],
  limit: { name: 'price-alert', max: 60, seconds: 3600 },
  bytes: 8 * 1024,
})

export const changeAlert = operation({
  name: 'price-alerts.change',
  method: 'PUT',
  path: '/api/price-alerts/{propertyId}',
  who: OWN,
  summary: 'Replace a waiting alert by another target price, note or way',
  params: z.object({ propertyId: idText }),
  body: changedAlertSchema,
  answer: done,
  answers: 'Changed',
  refusals: [404, 422],
  limit: { name: 'price-alert', max: 60, seconds: 3600 },
  bytes: 8 * 1024,
})

export const removeAlert = operation({
  name: 'price-alerts.remove',
  method: 'DELETE',
  path: '/api/price-alerts/{propertyId}',
  who: OWN,
  summary: 'Remove it',
  params: z.object({ propertyId: idText }),
  answer: done,
  answers: 'Removed',
  refusals: [404],
})
