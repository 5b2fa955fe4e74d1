import * as declared from '../../domain/price-alerts/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { changeAlert, createAlert, listAlerts, removeAlert } from './service.ts'

export const priceAlertOperations = [
  run(declared.listAlerts, async (ctx, { user, language }) => ({ data: await listAlerts(ctx, user.id, language) })),
  run(declared.createAlert, async (ctx, visitor, { body }) => {
    await createAlert(ctx, body, visitor.user)
    return say(visitor, 'price_alert.created')
  }),
  run(declared.changeAlert, async (ctx, visitor, { params, body }) => {
    await changeAlert(ctx, visitor.user, params.propertyId, body)
    return say(visitor, 'price_alert.changed')
  }),
  run(declared.removeAlert, async (ctx, visitor, { params }) => {
    await removeAlert(ctx, visitor.user, params.propertyId)
    return say(visitor, 'price_alert.removed')
  }),
]
