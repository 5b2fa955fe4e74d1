import { appointmentSchema, appointmentViewSchema, DURATIONS, moveSchema } from '../../domain/appointments/schemas.ts'
import { DomainError } from '../../domain/errors.ts'
import { translator } from '../../i18n/translate.ts'
import { limitBody } from '../http/limit.ts'
import { answers, createRoute, newRouter, z } from '../http/openapi.ts'
import { rateLimit } from '../http/rate.ts'
import { requireUser } from '../http/visitor.ts'
import { book, cancel, listAppointments, listTimes, move, readAppointment } from './service.ts'

const BODY = 16 * 1024
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const tokenParam = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })
const limited = [limitBody(BODY), rateLimit({ name: 'appointment', max: 20, seconds: 3600 })]

export function appointmentRoutes() {
  const routes = newRouter()
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/times',
      summary: 'When an appointment can begin on a day',
      request: {
        query: z.object({
          property_id: z
            .string()
            .regex(/^[1-9]\d{0,14}$/)
            .optional(),
          day: z.iso.date(),
          duration: z.string().optional().openapi({ description: 'Minutes: 15, 30 (default), 45 or 60' }),
        }),
      },
      responses: answers(
        z.object({ success: z.literal(true), data: z.array(z.iso.datetime()) }),
        'Instants, in order',
        [400, 404, 410],
      ),
    }),
    async (c) => {
      const { property_id, day, duration: asked = '30' } = c.req.valid('query')
      const duration = DURATIONS.find((one) => String(one) === asked)
      if (!duration) throw new DomainError('input.invalid', [{ field: 'duration', code: 'invalid' }])
      const times = await listTimes(c.var.ctx, {
        day,
        duration,
        ...(property_id && { property_id: Number(property_id) }),
      })
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data: times.map((time) => time.toISOString()) }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'post',
      path: '/',
      summary: 'Book a viewing, a consultation, a telephone or a video call',
      middleware: limited,
      request: { body: body(appointmentSchema) },
      responses: answers(doneSchema, 'Booked', [400, 404, 409, 410, 413, 429]),
    }),
    async (c) => {
      await book(c.var.ctx, c.req.valid('json'), c.var.user, c.var.language)
      return c.json({ success: true as const, message: translator(c.var.language)('appointment.booked') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/',
      summary: 'Appointments that the account has booked, latest first',
      responses: answers(
        z.object({
          success: z.literal(true),
          data: z.array(appointmentViewSchema.extend({ token: z.string().describe('Of its page, /termin?token=') })),
        }),
        'The appointments',
        [401],
      ),
    }),
    async (c) => {
      const data = await listAppointments(c.var.ctx, requireUser(c), c.var.language)
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'get',
      path: '/{token}',
      summary: 'The appointment of a mailed link',
      request: { params: tokenParam },
      responses: answers(
        z.object({ success: z.literal(true), data: appointmentViewSchema }),
        'The appointment',
        [400, 404],
      ),
    }),
    async (c) => {
      const data = await readAppointment(c.var.ctx, c.req.valid('param').token, c.var.language)
      c.header('Cache-Control', 'no-store')
      return c.json({ success: true as const, data }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'patch',
      path: '/{token}',
      summary: 'Move it to another time',
      middleware: limited,
      request: { params: tokenParam, body: body(moveSchema) },
      responses: answers(doneSchema, 'Moved', [400, 404, 409, 413, 429]),
    }),
    async (c) => {
      await move(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))
      return c.json({ success: true as const, message: translator(c.var.language)('appointment.moved') }, 200)
    },
  )
  routes.openapi(
    createRoute({
      method: 'delete',
      path: '/{token}',
      summary: 'Cancel it',
      request: { params: tokenParam },
      responses: answers(doneSchema, 'Cancelled', [400, 404, 409]),
    }),
    async (c) => {
      await cancel(c.var.ctx, c.req.valid('param').token)
      return c.json({ success: true as const, message: translator(c.var.language)('appointment.cancelled') }, 200)
    },
  )
  return routes
}
