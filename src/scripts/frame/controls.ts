/**
 * The bar's behaviour once the page is there: it shrinks, opens the menu, stores the chosen language, and loads the
 * price script when the visitor selects another currency than that of the page. The rest is plain HTML.
 */
import { retrying } from '../../islands/frame/retry.ts'
import { readText, storeText } from '../../stores/storage.ts'
import { tellNews, tellNextPage } from './news.ts'

const WRITTEN_IN = 'EUR'

let prices: Promise<typeof import('../currency/prices.ts')> | undefined

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
  const code = link.dataset.languageLink ?? ''
  storeText('language', code)
  if (code !== root.dataset.language) tellNextPage('toastLanguage')
  // The list may have changed its search since the page loaded.
  link.search = location.search
  link.hash = location.hash
})
// Where the bar has room for all links, the menu of phones is not needed.
matchMedia('(width >= 80rem)').addEventListener('change', ({ matches }) => {
  if (matches) menu?.close()
})

for (const select of selects) {
  select.addEventListener('change', () => {
    storeText('currency', select.value)
    void showPrices(select.value, select)
  })
}
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'currency') void showPrices(newValue)
})
// Back and forward restore pages as they were (back/forward cache).
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void showPrices(readText('currency'))
})
void showPrices(readText('currency'))

/**
 * Shows every price in a currency; an unknown one means the original currency. `by` is the control that the visitor
 * used.
 */
async function showPrices(wish: string | null, by?: HTMLSelectElement) {
  const option = [...(selects[0]?.options ?? [])].find(({ value }) => value === wish)
  const currency = option?.value ?? WRITTEN_IN
  for (const select of selects) {
    select.value = currency
    const shown = select.parentElement?.querySelector('[data-currency-shown]')
    if (shown) shown.textContent = select.selectedOptions[0]?.dataset.short ?? currency
  }
  if (currency === WRITTEN_IN && !prices && !by) return
  prices ??= retrying(() => import('../currency/prices.ts'))
  try {
    const { showPricesIn } = await prices
    await showPricesIn(currency, by?.dataset)
  } catch (error) {
    // The next selection tries again.
    prices = undefined
    throw error
  }
}

tellNews()

// Prerendered pages outlive the year of their build. The first use of a time zone costs a phone up to 80 ms, so it is
// used only when the visitor's own clock says that the year may be over.
const year = document.querySelector('[data-year]')
if (year && new Date().getFullYear() > Number(year.textContent)) {
  year.textContent = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Vienna' }).format(new Date())
}
