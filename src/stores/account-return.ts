import { ownPath } from '../domain/own-path.ts'

/** Over a social login the address is lost: then the way back waits here, in this tab. */
const KEY = 'klinke_after_login'

/** A page of ours to go on to after the login, and not the login itself again; null for anything else. */
export function goodWayBack(text: string | null | undefined, origin = location.origin): string | null {
  const path = ownPath(text, origin)
  return /^(\/[a-z]{2})?\/(anmelden|registrieren|passwort-vergessen|social-callback)\/?($|[?#])/.test(path ?? '')
    ? null
    : path
}

/** Where the address says to go after the login (`?weiter=`), null when it does not. */
export const wayBack = (): string | null => goodWayBack(new URLSearchParams(location.search).get('weiter'))

/** The query that hands the way back on to another page of the login; empty when there is none. */
export function wayBackQuery(): string {
  const path = wayBack()
  return path ? `?${new URLSearchParams({ weiter: path })}` : ''
}

/** Keeps the way back over a social login. */
export function keepWayBack(): void {
  const path = wayBack()
  try {
    if (path) sessionStorage.setItem(KEY, path)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then the login leads to the account.
  }
}

/** The way back that was kept; it is forgotten with this. */
export function takeWayBack(): string | null {
  try {
    const path = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return goodWayBack(path)
  } catch {
    return null
  }
}

/** Takes parameters out of the address without a new page, and answers what they were. */
export function takeParams<N extends string>(...names: readonly N[]): Record<N, string | null> {
  const url = new URL(location.href)
  const taken = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)])) as Record<N, string | null>
  // Without one that is there, the rest of the address would only be spelled in another way.
  for (const name of names) if (taken[name] !== null) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  return taken
}

/** What components/frame/theme.js took out of the address before anything else could read it. */
interface Returned {
  klinkeReturn?: { auth: string | null; outcome: string | null } | undefined
}

/** The payload of a social login that has just come back; it can be had once. Null when none has, or when it failed. */
export function takeSocialReturn(): string | null {
  const page = window as Returned
  const { auth, outcome } = page.klinkeReturn ?? {}
  page.klinkeReturn = undefined
  return outcome === 'success' ? (auth ?? null) : null
}
