import * as declared from '../../domain/appointments/operations.ts'
import { personOf } from '../../domain/auth/user.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { book, cancel, choose, listAppointments, listTimes, move, readAppointment } from './service.ts'

export const appointmentOperations = [
  run(declared.listTimes, async (ctx, _visitor, { query }) => {
    const times = await listTimes(ctx, query)
    return { data: times.map((time) => time.toISOString()) }
  }),
  run(declared.book, async (ctx, visitor, { body }) => {
    await book(ctx, body, visitor.user, visitor.language)
    return say(visitor, 'appointment.booked')
  }),
  run(declared.listAppointments, async (ctx, { user, language }) => ({
    data: await listAppointments(ctx, personOf(user), language),
  })),
  run(declared.readAppointment, async (ctx, { language }, { params }) => ({
    data: await readAppointment(ctx, params.token, language),
  })),
  run(declared.move, async (ctx, visitor, { params, body }) => {
    await move(ctx, params.token, body)
    return say(visitor, 'appointment.moved')
  }),
  run(declared.choose, async (ctx, visitor, { params, body }) => {
    await choose(ctx, params.token, body.starts_at)
    return say(visitor, 'appointment.chosen')
  }),
  run(declared.cancel, async (ctx, visitor, { params }) => {
    await cancel(ctx, params.token)
    return say(visitor, 'appointment.cancelled')
  }),
]
