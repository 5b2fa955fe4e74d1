import { ownPath } from '../../domain/own-path.ts'
import { readText, storeText } from '../storage.ts'

/** A social login loses the address: the return address is stored in this tab until then. */
const KEY = 'klinke_after_login'

/** Validates a return address: a page of this site other than the login; null for anything else. */
export function goodWayBack(text: string | null | undefined, origin = location.origin): string | null {
  const path = ownPath(text, origin)
  return /^(\/[a-z]{2})?\/(anmelden|registrieren|passwort-vergessen|social-callback)\/?($|[?#])/.test(path ?? '')
    ? null
    : path
}

/** The return address in the query (`?weiter=`), null without one. */
export const wayBack = (): string | null => goodWayBack(new URLSearchParams(location.search).get('weiter'))

/** The query that passes the return address to another page of the login; empty without one. */
export function wayBackQuery(): string {
  const path = wayBack()
  return path ? `?${new URLSearchParams({ weiter: path })}` : ''
}

/** Stores the return address during a social login. */
export function keepWayBack(): void {
  // Without storage the login leads to the account.
  storeText(KEY, wayBack(), 'sessionStorage')
}

/** The stored return address; this call removes it. */
export function takeWayBack(): string | null {
  const path = goodWayBack(readText(KEY, 'sessionStorage'))
  storeText(KEY, null, 'sessionStorage')
  return path
}

/** Removes parameters from the address without loading a page, and returns their values. */
export function takeParams<N extends string>(...names: readonly N[]): Record<N, string | null> {
  const url = new URL(location.href)
  const taken = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)])) as Record<N, string | null>
  // If none of them exists, the rest of the address would only be re-encoded.
  for (const name of names) if (taken[name] !== null) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  return taken
}

/** The return data that scripts/frame/theme.js removed from the address before other code could read it. */
interface Returned {
  klinkeReturn?: { auth: string | null; outcome: string | null } | undefined
}

/**
 * The payload of a social login that has just returned; it can be read once. Null without a return, or after a failed
 * one.
 */
export function takeSocialReturn(): string | null {
  const page = window as Returned
  const { auth, outcome } = page.klinkeReturn ?? {}
  page.klinkeReturn = undefined
  return outcome === 'success' ? (auth ?? null) : null
}
