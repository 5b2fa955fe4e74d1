/*
 * Runs before the first paint, so it is plain and small: what scripts of others may store, the colours of the last
 * visit, its view of lists, the language of the first, whether somebody is signed in or keeps homes, the return of a
 * social login, and the old address of the login. The keys and their words are the specification's (sections 2 and 3).
 */
;(() => {
  // Google's consent mode: nothing is granted until the visitor says so (stores/consent.ts). No script stands before
  // this one, so that none can store anything first. Tag managers read commands only as Arguments objects.
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
    // What is broken, or half of it, is nobody's session.
    if (!showAccount()) for (const key of ['auth_token', 'user']) localStorage.removeItem(key)
  } catch (_) {
    /* then nothing is kept either */
  }
  // A mailed link: what stands on its page for everybody else would only flash (styles/account.css).
  root.toggleAttribute('data-linked', /[?&](bestaetigen|abmelden|token)\b/.test(location.search))
  // How lists are shown (stores/view-mode.ts); grid without a word.
  const view = stored('klinke_view_mode')
  if (view === 'list' || view === 'map') root.dataset.view = view

  // The visitor's language, where the address names none. German is the language of such addresses.
  const SPOKEN = 'de en fr it es pt nl sv pl ru tr ar fa zh ja'.split(' ')
  const CODES = 'de gb fr it es pt nl se pl ru tr sa ir cn jp'.split(' ')
  const AUTOMATS = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|facebookexternalhit|preview/i
  let code = root.dataset.language
  let isElsewhere = false
  if (code === 'de' && !AUTOMATS.test(navigator.userAgent)) {
    let wish = stored('language')
    // Where nothing can be stored, a choice of German could not be kept either: then the address decides.
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
      /* then the choice lasts as long as the page */
    }
  })
  document.addEventListener('DOMContentLoaded', press)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', press)
  addEventListener('storage', (event) => {
    if (event.key === 'darkMode') show(event.newValue)
    showAccount()
  })
  // The server knows the token no longer (stores/session.ts).
  addEventListener('klinke:session', showAccount)
  // Back and forward bring pages back as they were left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) showAccount()
  })
  // The browser skips the change from one page to the next when the visitor goes on or turns his phone meanwhile. Its
  // promises are rejected then, which is no error of ours. Here, since pages are revealed before other scripts come.
  for (const name of ['pageswap', 'pagereveal']) addEventListener(name, letGo)
  // Where the style sheet comes late, Chromium ends a change that no page ever sees, and nobody can listen to it.
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
    // Whether the page of favourites has any to show (pages/[...locale]/favoriten.astro); an account may have.
    root.toggleAttribute('data-keeps', isSignedIn || /\d/.test(stored('guest_favorites') || ''))
    return isSignedIn
  }
  /** Whether both are what stores/session.ts would read. */
  function isSession(token, text) {
    try {
      const user = JSON.parse(text)
      const isToken = /^("?)(?!(null|undefined)\1$)[\w\-.~+/|]{1,4096}=*\1$/.test(token)
      return isToken && user instanceof Object && !Array.isArray(user)
    } catch (_) {
      return false
    }
  }
  /** `/#/anmelden?weiter=/favoriten`: where the login was. Says whether it is asked for. */
  function goToLogin() {
    const asked = /^#\/anmelden\/?(\?.*)?$/.exec(location.hash)
    if (asked) location.replace(`${prefix}/anmelden${asked[1] || ''}`)
    return asked
  }
  /**
   * The return of a social login leaves the address of any page before anything else can read it, and goes on to the
   * page that trades it. Says whether this page is left.
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
