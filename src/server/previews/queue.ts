import { DomainError } from '../../domain/errors.ts'

/** Drawing takes a quarter of a second each. */
const BUSY_S = 10

/**
 * Runs one task at a time, in the order of the requests. A request with the key of a waiting task shares that task.
 * @param waiting maximum number of waiting tasks
 */
export function createQueue<T>(waiting: number) {
  const pending = new Map<string, Promise<T>>()
  let last: Promise<unknown> = Promise.resolve()
  /** @throws DomainError rate.exceeded when too many tasks wait: most of them finish within a few seconds */
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
