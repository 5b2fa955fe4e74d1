/**
 * Maps in order, but works on the next few items while the taker is busy with one: pictures are made while the
 * object before is written. At most `size` items are held.
 */
export async function* mapAhead<A, B>(
  items: AsyncIterable<A>,
  size: number,
  map: (item: A) => Promise<B>,
): AsyncGenerator<B> {
  const waiting: Promise<B>[] = []
  for await (const item of items) {
    const next = map(item)
    // It is awaited later; until then a failure must not count as unheard.
    next.catch(() => {})
    waiting.push(next)
    if (waiting.length >= size) yield await (waiting.shift() as Promise<B>)
  }
  for (const next of waiting) yield await next
}

/** Lets `max` tasks run at once; the others wait their turn. */
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
