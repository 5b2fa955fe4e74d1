import { readText, storeText } from '../../stores/storage.ts'
import { tellNextPage } from './news.ts'

/**
 * The account part of the bar for signed-in visitors: their name, signing out, and the return address after signing in.
 * theme.js decides before the first paint which state is visible.
 */
const NO_WAY_BACK = /^(\/[a-z]{2})?\/?(anmelden|registrieren|passwort-vergessen|social-callback)?$/

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-logout]')) void logOut()
  const login = target.closest<HTMLAnchorElement>('[data-login]')
  if (login && !NO_WAY_BACK.test(location.pathname)) {
    login.search = `?${new URLSearchParams({ weiter: location.pathname + location.search })}`
  }
  if (!target.closest('[data-forget-search]')) return
  storeText('klinke_search_state', null)
  storeText('klinke_search_state', null, 'sessionStorage')
})

addEventListener('storage', ({ key }) => {
  if (key === 'user' || key === null) writeName()
})
// The visitor has signed in on this page, or changed their name.
addEventListener('klinke:session', writeName)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) writeName()
})
writeName()

/** The name from the server, or the page's own word when there is none. */
function writeName() {
  const name = nameOf(readText('user'))
  if (name) for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = name
}

function nameOf(user: string | null): string | undefined {
  try {
    const { name } = JSON.parse(user ?? '{}') ?? {}
    return typeof name === 'string' ? name.trim() : undefined
  } catch {
    return undefined
  }
}

async function logOut() {
  const home = document.querySelector<HTMLAnchorElement>('.wordmark')?.href ?? '/'
  tellNextPage('toastLoggedOut')
  try {
    const { logOut } = await import('./log-out.ts')
    await logOut(home)
  } catch {
    // Whatever happens, a visitor who pressed this button is signed out.
    storeText('auth_token', null)
    storeText('user', null)
    await endPush()
    location.assign(home)
  }
}

/**
 * Without its service worker a browser gets no messages: the next person must not read messages for the previous one.
 */
async function endPush() {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister()
  } catch {
    // Not available on plain http.
  }
}
