import { DomainError } from '../../domain/errors.ts'

/** Drawing takes a quarter of a second each. */
const BUSY_S = 10

/**
 * Does one piece of work at a time, in the order of asking. The same key asked again while it waits is the same work.
 * @param waiting how many pieces may wait
 */
export function createQueue<T>(waiting: number) {
  const pending = new Map<string, Promise<T>>()
  let last: Promise<unknown> = Promise.resolve()
  /** @throws DomainError rate.exceeded when too many wait already: in a few seconds most of them are done */
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = pending.get(key)
    if (known) return known
    if (pending.size > waiting) throw new DomainError('rate.exceeded', [], BUSY_S)
    const mine = last.then(work).finally(() => pending.delete(key))
    pending.set(key, mine)
    last = mine.catch(() => undefined)
    return mine
  }
}
