import { keep, kept } from './kept.ts'
import { tellNextPage } from './news.ts'

/**
 * The bar's end for people who are signed in: their name, logging out, and the way back after logging in. Which of
 * both ends is shown is said by theme.js before the first paint.
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
  keep('klinke_search_state', null)
  keep('klinke_search_state', null, 'sessionStorage')
})

addEventListener('storage', ({ key }) => {
  if (key === 'user' || key === null) writeName()
})
// Somebody has logged in on this page, or changed his name.
addEventListener('klinke:session', writeName)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) writeName()
})
writeName()

/** The name that the server gave; the word that stands in the page where it gave none. */
function writeName() {
  const name = nameOf(kept('user'))
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
    const { logOut } = await import('../../islands/frame/log-out.ts')
    await logOut(home)
  } catch {
    // Whatever happens, nobody stays signed in who pressed this.
    keep('auth_token', null)
    keep('user', null)
    await endPush()
    location.assign(home)
  }
}

/** Without its worker a browser is sent nothing: the next person must not read what is meant for the last. */
async function endPush() {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister()
  } catch {
    // Missing on plain http.
  }
}
