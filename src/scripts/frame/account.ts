import { retrying } from '../../islands/frame/retry.ts'
import { forgetWords, readText, storeText } from '../../stores/storage.ts'
import { tellNextPage } from './news.ts'

/**
 * The account part of the bar for signed-in visitors: their name, signing out, the link to the admin area for its staff,
 * and the return address after signing in.
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
  if (key === 'user' || key === null) writeUser()
})
// The visitor has signed in on this page, or changed their name.
addEventListener('klinke:session', writeUser)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) writeUser()
})
writeUser()

/**
 * The name from the server, or the page's own word when there is none. Only staff load the code of their link; the page
 * behind it checks the role again.
 */
function writeUser() {
  const { name, role } = userOf(readText('user'))
  if (name) for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = name
  if (role === 'agent' || role === 'admin') void retrying(() => import('./staff.ts')).then(({ link }) => link())
  else for (const link of document.querySelectorAll('[data-staff]')) link.remove()
}

function userOf(user: string | null): { name?: string; role?: unknown } {
  try {
    const { name, role } = JSON.parse(user ?? '{}') ?? {}
    return { name: typeof name === 'string' ? name.trim() : '', role }
  } catch {
    return {}
  }
}

/** Code that has not come by then may never come. */
const LATE_MS = 4000

async function logOut() {
  const home = document.querySelector<HTMLAnchorElement>('.wordmark')?.href ?? '/'
  tellNextPage('toastLoggedOut')
  forgetWords()
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, LATE_MS))
    await Promise.race([import('./log-out.ts').then(({ logOut }) => logOut(home)), late])
  } catch {
    // Whatever happens, a visitor who pressed this button is signed out, in other tabs as stores/account/auth.ts does.
    for (const nothing of ['', null]) storeText('auth_token', nothing)
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
