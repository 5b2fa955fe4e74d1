import type { Translate } from '../../i18n/translate.ts'

/**
 * Heart and compare of one home. Plain buttons: `keep.ts` answers their click and says which are pressed, also in cards
 * that React has not woken; so React must not mind what the browser finds changed.
 * @param title of the home, for people who go from button to button
 */
export function KeepButtons({ id, title, t, words }: { id: number; title: string; t: Translate; words?: boolean }) {
  const style = words ? 'button-quiet keep-word' : 'keep-sign'
  return (
    <>
      <button
        type="button"
        className={style}
        data-compare={id}
        aria-pressed="false"
        aria-label={words ? undefined : `${t('keep.compare')}: ${title}`}
        title={words ? undefined : t('keep.compare')}
        suppressHydrationWarning
      >
        <CompareSign />
        {words && t('keep.compare')}
      </button>
      <button
        type="button"
        className={style}
        data-heart={id}
        aria-pressed="false"
        aria-label={words ? undefined : `${t('keep.heart')}: ${title}`}
        title={words ? undefined : t('keep.heart')}
        suppressHydrationWarning
      >
        <HeartSign />
        {words && t('keep.heart')}
      </button>
    </>
  )
}

export function HeartSign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 16.8C4.6 12.9 2.2 10.2 2.2 7.2a3.9 3.9 0 0 1 7.8-1.1 3.9 3.9 0 0 1 7.8 1.1c0 3-2.4 5.7-7.8 9.6z" />
    </svg>
  )
}

export function CompareSign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2.5 4.5h6v11h-6zM11.5 4.5h6v11h-6z" />
    </svg>
  )
}
