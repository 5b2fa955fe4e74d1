const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // nginx would otherwise collect the events.
  'X-Accel-Buffering': 'no',
}

/** Answers with each event as a `data:` line of JSON. When the visitor goes away, the events are ended (`return`). */
export function eventStream(events: AsyncGenerator<object, void>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
    },
    cancel: async () => void (await events.return()),
  })
  return new Response(body, { headers: HEADERS })
}
