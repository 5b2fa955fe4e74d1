import { PAGE_MAX } from '../../domain/search/criteria.ts'

/** The page of `?seite=`: 1 without it, null for a text that is no page. */
export function pageOf(params: URLSearchParams): number | null {
  const text = params.get('seite')
  if (text === null) return 1
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
  return page !== null && page <= PAGE_MAX ? page : null
}
