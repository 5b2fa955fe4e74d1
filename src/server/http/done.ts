import type { Context } from 'hono'
import { type MessageKey, type Params, translator } from '../../i18n/translate.ts'
import type { HttpEnv } from './env.ts'

/** `{success: true, message}` in the visitor's language. */
export function done(c: Context<HttpEnv>, key: MessageKey, params?: Params): { success: true; message: string } {
  return { success: true, message: translator(c.var.language)(key, params) }
}
