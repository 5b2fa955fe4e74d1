import type { FeedWords } from './words.ts'

/** Tells that a list has more entries than are shown. */
export function Cut({ t, shown, total }: { t: FeedWords; shown: number; total: number }) {
  return total > shown ? <p className="text-ink-soft">{t('feeds.preview_cut', { shown, total })}</p> : null
}
