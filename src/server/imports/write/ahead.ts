/**
 * Maps items in order, and reads and maps the next ones while the consumer handles one: the file is parsed and pictures
 * are made while PostgreSQL writes the previous object. `size` counts the one at the consumer: with 1, nothing runs
 * ahead.
 */
export async function* mapAhead<A, B>(
  items: AsyncGenerator<A>,
  size: number,
  map: (item: A) => Promise<B>,
): AsyncGenerator<B> {
  const waiting: Promise<IteratorResult<B, undefined>>[] = []
  const ask = () => {
    const next = items
      .next()
      .then(
        async (read): Promise<IteratorResult<B, undefined>> =>
          read.done ? { done: true, value: undefined } : { done: false, value: await map(read.value) },
      )
    // The promise is awaited later; until then its rejection must not count as unhandled.
    next.catch(() => {})
    waiting.push(next)
  }
  try {
    for (;;) {
      while (waiting.length < size) ask()
      const next = await (waiting.shift() as (typeof waiting)[number])
      if (next.done) return
      yield next.value
    }
  } finally {
    await items.return(undefined)
  }
}
