/*
 * Runs before the first paint, so it is plain and small: the colours of the last visit, and the language of the first.
 * The keys and their words are the specification's (section 3).
 */
;(() => {
  const root = document.documentElement
  const theme = stored('darkMode')
  show(theme)

  // The visitor's language, where the address names none. German is the language of such addresses.
  const SPOKEN = 'de en fr it es pt nl sv pl ru tr ar fa zh ja'.split(' ')
  const CODES = 'de gb fr it es pt nl se pl ru tr sa ir cn jp'.split(' ')
  const AUTOMATS = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|facebookexternalhit|preview/i
  if (root.dataset.language === 'de' && !AUTOMATS.test(navigator.userAgent)) {
    let code = stored('language')
    // Where nothing can be stored, a choice of German could not be kept either: then the address decides.
    if (code !== undefined && !CODES.includes(code)) {
      const spoken = (navigator.languages || []).map((tag) => tag.slice(0, 2).toLowerCase())
      code = CODES[SPOKEN.indexOf(spoken.find((one) => SPOKEN.includes(one)))]
    }
    if (code && code !== 'de') {
      location.replace(`/${code}${location.pathname.replace(/^\/$/, '')}${location.search}${location.hash}`)
    }
  }

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
  })

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
  /** The stored text, null when there is none, undefined where storage is forbidden. */
  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return undefined
    }
  }
})()
