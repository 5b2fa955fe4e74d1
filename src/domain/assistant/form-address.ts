import type { FormName } from './acts.ts'

/** The fragment of a page that opens a form on it. */
const FRAGMENTS = {
  viewing: 'besichtigung',
  inquiry: 'anfrage',
  search_agent: 'suchagent',
  price_alert: 'preisalarm',
  favorite: 'merken',
} as const satisfies Record<FormName, string>

export type FormValues = Readonly<Record<string, string | number>>

/**
 * The address of a form with its values: `/immobilien/12/schoene-wohnung#anfrage?message=...`. They are in the fragment,
 * which no browser sends to a server: a message must not stand in a log.
 * @param page of the home or, for `search_agent`, of the list with the search
 */
export function formAddress(page: string, form: FormName, values: FormValues = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return `${page}#${FRAGMENTS[form]}${query.size ? `?${query}` : ''}`
}

/** The form that a fragment such as `#anfrage?message=...` opens, and its values; null for any other. */
export function readFormFragment(hash: string): { form: FormName; values: Record<string, string> } | null {
  const [name, query = ''] = hash.slice(1).split('?', 2)
  const form = (Object.keys(FRAGMENTS) as FormName[]).find((one) => FRAGMENTS[one] === name)
  return form ? { form, values: Object.fromEntries(new URLSearchParams(query)) } : null
}
