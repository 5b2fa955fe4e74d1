import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import pg from 'pg'

/** Long statements are told by their beginning. They have no values: those are sent apart. */
const TEXT_MAX = 1000

type Query = (...args: unknown[]) => unknown

/**
 * Makes spans of SQL statements: on the driver's own method, so that nothing wraps a statement while tracing is off.
 * Statements outside of any span (polling) are left out.
 * @returns takes it back
 */
export function traceSql(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function traced(this: unknown, ...args: unknown[]) {
    const text = textOf(args[0])
    if (text === null || !trace.getActiveSpan()) return query.apply(this, args)
    const span = trace.getTracer('klinke').startSpan(`SQL ${/^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_MAX) },
    })
    const result = query.apply(this, args)
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    return result.then(
      (rows) => {
        span.end()
        return rows
      },
      (error: Error & { code?: string }) => {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error.code ?? error.name })
        span.end()
        throw error
      },
    )
  }
  return () => {
    prototype.query = query
  }
}

/** The text of a statement that returns a promise; null for cursors and streams. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  const { text } = (query ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && !(query as { submit?: unknown }).submit ? text : null
}
