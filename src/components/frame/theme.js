/* Runs before the first paint, so it is plain and small. The key and its words are the specification's (section 3). */
;(() => {
  var root = document.documentElement
  var stored = null
  try {
    stored = localStorage.getItem('darkMode')
  } catch (_) {
    /* storage may be forbidden: then the system decides */
  }
  if (stored === 'true') root.dataset.theme = 'dark'
  if (stored === 'false') root.dataset.theme = 'light'
  document.addEventListener('click', (event) => {
    var button = event.target instanceof Element && event.target.closest('[data-theme-toggle]')
    if (!button) return
    var dark = !isDark()
    root.dataset.theme = dark ? 'dark' : 'light'
    button.setAttribute('aria-pressed', String(dark))
    try {
      localStorage.setItem('darkMode', String(dark))
    } catch (_) {
      /* then the choice lasts as long as the page */
    }
  })
  document.addEventListener('DOMContentLoaded', () => {
    var button = document.querySelector('[data-theme-toggle]')
    if (button) button.setAttribute('aria-pressed', String(isDark()))
  })
  function isDark() {
    return root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  }
})()
