/** How long the server may take; afterwards the visitor is logged out here all the same. */
const PATIENCE_MS = 4000

/**
 * Tells the server that the token is no longer wanted.
 * @throws when it does not answer in time or cannot be reached; the caller forgets the token whatever happens
 */
export async function logOut(): Promise<void> {
  const token = readToken()
  const csrf = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  await fetch('/api/auth/logout', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(csrf && { 'X-CSRF-TOKEN': csrf }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

/** The token as a text; our stores keep texts as JSON. */
function readToken(): string {
  const kept = localStorage.getItem('auth_token') ?? ''
  return /^".*"$/.test(kept) ? kept.slice(1, -1) : kept
}
