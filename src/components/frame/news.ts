import { retrying } from '../../islands/frame/retry.ts'
import { keep, kept } from './kept.ts'

/** Where the next page finds what it has to tell; it forgets it at once. */
const KEY = 'klinke_news'
/** What a page can tell at its beginning; Header.astro has the words, in the language of that page. */
const NEWS = ['toastLanguage', 'toastLoggedOut'] as const
export type News = (typeof NEWS)[number]

/** Lets the next page say something in its own words. */
export function tellNextPage(news: News): void {
  keep(KEY, news, 'sessionStorage')
}

/** Says what the last page left. */
export function tellNews(): void {
  const left = kept(KEY, 'sessionStorage')
  if (left === null) return
  keep(KEY, null, 'sessionStorage')
  const news = NEWS.find((one) => one === left)
  const text = news && document.querySelector<HTMLElement>('.frame-header')?.dataset[news]
  if (!text) return
  void retrying(() => import('../../islands/frame/toasts.ts')).then(({ showToast }) => showToast(text))
}
