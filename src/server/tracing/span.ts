import {
  type Attributes,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

/** False until `startTracing`: then a seam costs one comparison. */
let isOn = false
export const turnOn = (on: boolean): void => {
  isOn = on
}

/** The header of a caller's span (W3C Trace Context): `00-<trace>-<span>-<flags>`. */
export interface Carrier {
  traceparent?: string
}

interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer'
  attributes?: Attributes
  /** The span of another process that caused this one; without it the present one. */
  parent?: Carrier | undefined
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const

/**
 * Runs work as a span of the trace: a seam between two parts of the program. An exception marks it as failed.
 * @param work gets the span to name it later; null while tracing is off
 */
export async function inSpan<T>(
  name: string,
  { kind, attributes, parent }: SpanOptions,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(null)
  const from = parent ? propagation.extract(ROOT_CONTEXT, parent, defaultTextMapGetter) : context.active()
  const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes: attributes ?? {} }
  return trace.getTracer('klinke').startActiveSpan(name, options, from, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The present span, for another process that goes on with its work; empty while tracing is off. */
export function currentCarrier(): Carrier {
  const carrier: Carrier = {}
  if (isOn) propagation.inject(context.active(), carrier, defaultTextMapSetter)
  return carrier
}

/** The trace of the present span, for the log. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined
}
