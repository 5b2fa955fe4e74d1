/** Kept for good, or for as long as the tab is open. */
type Where = 'localStorage' | 'sessionStorage'

/**
 * The only access to the browser's storage, but for theme.js, which runs before any module. Storage may be forbidden or
 * full; no caller ever sees an error.
 * @returns the stored text; null when there is none, or no storage
 */
export function readText(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text, or removes it when it is null.
 * @returns whether it was done
 */
export function storeText(key: string, text: string | null, where: Where = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Removes the visitor's own words from this tab at the end of a session, and what only an account shows: the next person
 * there must not read them. The event `klinke:logout` informs stores that hold them in memory.
 */
export function forgetWords(): void {
  for (const key of ['klinke_inquiry', 'klinke_assistant', 'klinke_admin_list']) storeText(key, null, 'sessionStorage')
  // Notes stand in it; the page may have nothing that follows the session.
  storeText('klinke_account_favorites', null)
  dispatchEvent(new Event('klinke:logout'))
}
