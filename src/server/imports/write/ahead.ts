/**
 * Maps items in order, and works on the next ones while the consumer handles one: pictures are made while the previous
 * object is written. It buffers at most `size` items.
 */
export async function* mapAhead<A, B>(
  items: AsyncIterable<A>,
  size: number,
  map: (item: A) => Promise<B>,
): AsyncGenerator<B> {
  const waiting: Promise<B>[] = []
  for await (const item of items) {
    const next = map(item)
    // The promise is awaited later; until then its rejection must not count as unhandled.
    next.catch(() => {})
    waiting.push(next)
    if (waiting.length >= size) yield await (waiting.shift() as Promise<B>)
  }
  for (const next of waiting) yield await next
}

/** Runs at most `max` tasks at once; the others wait. */
export function makeLimit(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => queue.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
