import { readText, storeText } from '../storage.ts'

/** The list of the admin area from which a record was opened; one per tab. */
export interface ListWalk {
  /** Path and query of the list. */
  from: string
  /** Path and query of the records of the page that was shown, in their order. */
  rows: readonly string[]
}

const KEY = 'klinke_admin_list'
const PATH = /^\/(?!\/)[^\s\\]{0,4000}$/
/** Only to compare paths. */
const BASE = 'https://klinke.invalid'

export function keepList(walk: ListWalk): void {
  storeText(KEY, JSON.stringify(walk), 'sessionStorage')
}

/** The kept list; null when there is none, or when the stored text is damaged. */
export function readList(): ListWalk | null {
  try {
    const { from, rows } = JSON.parse(readText(KEY, 'sessionStorage') ?? 'null')
    const isPath = (path: unknown) => typeof path === 'string' && PATH.test(path)
    return isPath(from) && Array.isArray(rows) && rows.every(isPath) ? { from, rows } : null
  } catch {
    return null
  }
}

export interface ListSteps {
  /** The way back to the list, with its filters. */
  list: string
  /** The records before and after in the page of the list; null at its ends. */
  before: string | null
  next: string | null
}

/**
 * Where a record stands in the list; null when it was not opened from there.
 * @param here path and query of the record's page, which may have more parameters than the row
 */
export function stepsAt({ from, rows }: ListWalk, here: string): ListSteps | null {
  const page = new URL(here, BASE)
  const at = rows.findIndex((row) => {
    const { pathname, searchParams } = new URL(row, BASE)
    return (
      pathname === page.pathname && [...searchParams].every(([name, value]) => page.searchParams.get(name) === value)
    )
  })
  return at < 0 ? null : { list: from, before: rows[at - 1] ?? null, next: rows[at + 1] ?? null }
}
