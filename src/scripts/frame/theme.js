/*
 * Runs before the first paint, so it is plain and small: third-party storage consent, colours of the last visit,
 * view of lists, language of the first visit, whether the visitor is signed in or has favourites, the return of a
 * social login, and the old address of the login. Keys and values are the specification's (sections 2 and 3).
 */
;(() => {
  // Google's consent mode: everything is denied until the visitor consents (stores/consent/consent.ts). No script precedes this
  // one, so none can store anything first. Tag managers read commands only as Arguments objects.
  window.dataLayer = window.dataLayer || []
  window.gtag = function () {
    // biome-ignore lint/complexity/noArguments: an array would be passed over
    dataLayer.push(arguments)
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  })
  const root = document.documentElement
  show(stored('darkMode'))
  try {
    // A broken or partial entry is not a session.
    if (!showAccount()) for (const key of ['auth_token', 'user']) localStorage.removeItem(key)
  } catch (_) {
    /* nothing is stored then either */
  }
  // A mailed link: the page's content for other visitors would only flash (styles/account.css).
  root.toggleAttribute('data-linked', /[?&](bestaetigen|abmelden|token)\b/.test(location.search))
  // The view of lists (stores/view-mode.ts); grid by default.
  const view = stored('klinke_view_mode')
  if (view === 'list' || view === 'map') root.dataset.view = view

  // The visitor's language, if the address names none. Such addresses are German.
  // Written by `npm run i18n:types`.
  const SPOKEN = 'de en fr it es pt nl sv pl ru tr ar fa zh ja'.split(' ')
  const CODES = 'de gb fr it es pt nl se pl ru tr sa ir cn jp'.split(' ')
  const AUTOMATS = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|facebookexternalhit|preview/i
  let code = root.dataset.language
  let isElsewhere = false
  if (code === 'de' && !AUTOMATS.test(navigator.userAgent)) {
    let wish = stored('language')
    // Without storage, a choice of German could not be stored either: then the address decides.
    if (wish !== undefined && !CODES.includes(wish)) {
      const spoken = (navigator.languages || []).map((tag) => tag.slice(0, 2).toLowerCase())
      wish = CODES[SPOKEN.indexOf(spoken.find((one) => SPOKEN.includes(one)))]
    }
    isElsewhere = Boolean(wish) && wish !== 'de'
    if (isElsewhere) code = wish
  }
  const prefix = code === 'de' ? '' : `/${code}`
  if (!goToLogin() && !takeReturn() && isElsewhere) {
    location.replace(`${prefix}${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`)
  }
  addEventListener('hashchange', goToLogin)

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-theme-toggle]')
    if (!button) return
    const dark = String(!isDark())
    show(dark)
    try {
      localStorage.setItem('darkMode', dark)
    } catch (_) {
      /* the choice lasts as long as the page */
    }
  })
  document.addEventListener('DOMContentLoaded', press)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', press)
  addEventListener('storage', (event) => {
    if (event.key === 'darkMode') show(event.newValue)
    showAccount()
  })
  // The server rejected the token (stores/account/session.ts).
  addEventListener('klinke:session', showAccount)
  // Back and forward restore pages as they were (back/forward cache).
  addEventListener('pageshow', (event) => {
    if (event.persisted) showAccount()
  })
  // The browser skips a view transition when the visitor goes on or rotates the phone meanwhile. It then rejects its
  // promises, which is no error of ours. Here, since pages are revealed before other scripts load.
  for (const name of ['pageswap', 'pagereveal']) addEventListener(name, letGo)
  // When the style sheet is late, Chromium ends a transition that no page sees, without an event.
  addEventListener('unhandledrejection', (event) => {
    if (/ViewTransition opt-in disabled/.test(event.reason)) event.preventDefault()
  })

  function letGo({ viewTransition: change }) {
    if (change) for (const one of [change.ready, change.finished, change.updateCallbackDone]) one.catch(() => {})
  }
  /** 'true', 'false', or anything else: then the system decides. */
  function show(dark) {
    if (dark === 'true') root.dataset.theme = 'dark'
    else if (dark === 'false') root.dataset.theme = 'light'
    else delete root.dataset.theme
    press()
  }
  function press() {
    for (const button of document.querySelectorAll('[data-theme-toggle]')) {
      button.setAttribute('aria-pressed', String(isDark()))
    }
  }
  function isDark() {
    return root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  }
  function showAccount() {
    const isSignedIn = isSession(stored('auth_token'), stored('user'))
    root.toggleAttribute('data-signed-in', isSignedIn)
    // Whether the page of favourites has entries (pages/[...locale]/favoriten.astro); an account may have some.
    root.toggleAttribute('data-keeps', isSignedIn || /\d/.test(stored('guest_favorites') || ''))
    return isSignedIn
  }
  /** Tells whether stores/account/session.ts would accept both. */
  function isSession(token, text) {
    try {
      const user = JSON.parse(text)
      const isToken = /^("?)(?!(null|undefined)\1$)[\w\-.~+/|]{1,4096}=*\1$/.test(token)
      return isToken && user instanceof Object && !Array.isArray(user)
    } catch (_) {
      return false
    }
  }
  /** `/#/anmelden?weiter=/favoriten`: the old address of the login. Returns whether it is requested. */
  function goToLogin() {
    const asked = /^#\/anmelden\/?(\?.*)?$/.exec(location.hash)
    if (asked) location.replace(`${prefix}/anmelden${asked[1] || ''}`)
    return asked
  }
  /**
   * Removes the return data of a social login from the address before other code can read it, and goes to the page that
   * exchanges it. Returns whether this page is left.
   */
  function takeReturn() {
    const url = new URL(location.href)
    const [auth, outcome] = ['auth', 'social-auth'].map((name) => url.searchParams.get(name))
    if (auth === null && outcome === null) return false
    const asked = location.search
    url.searchParams.delete('auth')
    url.searchParams.delete('social-auth')
    history.replaceState(history.state, '', url)
    const isThere = /\/social-callback\/?$/.test(url.pathname) && !isElsewhere
    if (isThere) window.klinkeReturn = { auth, outcome }
    else if (outcome !== null) location.replace(`${prefix}/social-callback${asked}`)
    return !isThere && outcome !== null
  }
  /** The stored text, null when there is none, undefined where storage is forbidden. */
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return undefined
    }
  }
})()
