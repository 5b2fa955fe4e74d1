import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A text gets a name at this execution: one that varies from call to call (a list of values) rarely comes so far. */
const EXECUTIONS = 3
/** The plan of a home's page takes 140 kB in each connection. */
const NAMES_MAX = 50
/** Texts that are counted at the same time. */
const COUNTED_MAX = 1000
/** Longer texts carry their values in them, such as an insertion of many rows. */
const TEXT_MAX = 8000
/** The statements that PostgreSQL plans. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i
/** PostgreSQL refuses a plan whose resulting columns a migration has changed since. */
const ALL_COLUMNS = /\b(?:select|returning) \*|\.\*/i
/** A row that is compared is no result. */
const COMPARED_ROW = /\brow\(\w{1,63}\.\*\)/gi

/**
 * Names for queries that are executed again and again. PostgreSQL plans a query at every execution, which takes longer
 * than a lookup of a few rows by key; a query with a name is planned once per connection.
 * @returns a function that gives the name of a text, the same for equal texts, or undefined: too rare, too long, too
 * many others, or nothing to plan
 */
export function makePlanNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const executions = new LRUCache<string, number>({ max: COUNTED_MAX })
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= NAMES_MAX || text.length > TEXT_MAX || !isPlannable(text)) return known
    const count = (executions.get(text) ?? 0) + 1
    executions.set(text, count)
    if (count < EXECUTIONS) return undefined
    executions.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
}

const isPlannable = (text: string) => PLANNED.test(text) && !ALL_COLUMNS.test(text.replace(COMPARED_ROW, ''))
