/**
 * What the bar can do once the page is there: shrink, open the menu, keep the chosen language, and hand over to the
 * prices when somebody wants another currency than the one they are written in. The rest is plain HTML.
 */
const WRITTEN_IN = 'EUR'

const root = document.documentElement
const menu = document.querySelector<HTMLDialogElement>('#menue')
const selects = [...document.querySelectorAll<HTMLSelectElement>('[data-currency]')]

const sentinel = document.querySelector('.frame-sentinel')
if (sentinel) {
  new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-scrolled', entry ? !entry.isIntersecting : false)
  }).observe(sentinel)
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-menu-open]')) menu?.showModal()
  const link = target.closest<HTMLAnchorElement>('[data-language-link]')
  if (!link) return
  keep('language', link.dataset.languageLink ?? '')
  // The list may have been searched anew since the page came.
  const url = new URL(link.href)
  url.search = location.search
  url.hash = location.hash
  link.href = url.href
})
// Where the bar has room for everything, the menu of phones has nothing to say.
matchMedia('(min-width: 1100px)').addEventListener('change', ({ matches }) => {
  if (matches) menu?.close()
})

for (const select of selects) {
  select.addEventListener('change', () => {
    keep('currency', select.value)
    void showPrices(select.value, select)
  })
}
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'currency') void showPrices(newValue)
})
// Back and forward bring pages back as they were left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void showPrices(stored('currency'))
})
void showPrices(stored('currency'))

let prices: Promise<typeof import('../../islands/currency/prices.ts')> | undefined

/** Writes every price in a currency; unknown ones mean the one they are written in. `by` is what the visitor used. */
async function showPrices(wish: string | null, by?: HTMLSelectElement) {
  const option = [...(selects[0]?.options ?? [])].find(({ value }) => value === wish)
  const currency = option?.value ?? WRITTEN_IN
  for (const select of selects) {
    select.value = currency
    const shown = select.parentElement?.querySelector('[data-currency-shown]')
    if (shown) shown.textContent = select.selectedOptions[0]?.dataset.short ?? currency
  }
  if (currency === WRITTEN_IN && !prices && !by) return
  prices ??= import('../../islands/currency/prices.ts')
  const { showPricesIn } = await prices
  await showPricesIn(currency, by?.dataset)
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}
