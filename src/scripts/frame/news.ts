import { retrying } from '../../islands/frame/retry.ts'
import { readText, storeText } from '../../stores/storage.ts'

/** Storage key of the message for the next page, which removes it at once. */
const KEY = 'klinke_news'
/** Messages that a page can show when it opens; Header.astro has the texts, in the language of that page. */
const NEWS = ['toastLanguage', 'toastLoggedOut'] as const
export type News = (typeof NEWS)[number]

/** Stores a message for the next page, which shows it in its own language. */
export function tellNextPage(news: News): void {
  storeText(KEY, news, 'sessionStorage')
}

/** Shows the message of the previous page. */
export function tellNews(): void {
  const left = readText(KEY, 'sessionStorage')
  if (left === null) return
  storeText(KEY, null, 'sessionStorage')
  const news = NEWS.find((one) => one === left)
  const text = news && document.querySelector<HTMLElement>('.frame-header')?.dataset[news]
  if (!text) return
  void retrying(() => import('../../islands/frame/toasts.ts')).then(({ showToast }) => showToast(text))
}
