import { readEntry } from '../../domain/viewed/viewed.ts'
import { mayKeepViewed, recordViewed } from '../../stores/viewed.ts'

/** Records that the home of this page was opened, with the data from `components/viewed/ViewedHome.astro`. */
export function recordPage(): void {
  const text = document.querySelector('[data-viewed-home]')?.textContent
  if (!text || !mayKeepViewed()) return
  const entry = readEntry({ ...JSON.parse(text), viewedAt: Date.now() })
  if (!entry) return
  const { viewedAt, ...home } = entry
  recordViewed(home, viewedAt)
}
