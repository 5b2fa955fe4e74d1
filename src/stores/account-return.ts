/** Over a social login the address is lost: then the way back waits here, in this tab. */
const KEY = 'klinke_after_login'

/**
 * A path of ours out of an address parameter, null for anything else: nobody is sent to another site, or back to the
 * login itself.
 */
export function ownPath(text: string | null | undefined, origin = location.origin): string | null {
  if (!text || !/^\/(?![/\\])/.test(text)) return null
  const url = URL.parse(text, origin)
  if (url?.origin !== origin) return null
  if (/^(\/[a-z]{2})?\/(anmelden|registrieren|passwort-vergessen|social-callback)\/?$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Where the address says to go after the login (`?weiter=`), null when it does not. */
export const wayBack = (): string | null => ownPath(new URLSearchParams(location.search).get('weiter'))

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
    return ownPath(path)
  } catch {
    return null
  }
}

/** Takes parameters out of the address without a new page, and answers what they were. */
export function takeParams<N extends string>(...names: readonly N[]): Record<N, string | null> {
  const url = new URL(location.href)
  const taken = Object.fromEntries(names.map((name) => [name, url.searchParams.get(name)])) as Record<N, string | null>
  for (const name of names) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  return taken
}
