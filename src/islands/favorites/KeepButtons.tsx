import type { Translate } from '../../i18n/translate.ts'

/**
 * Heart and compare button of one home. Plain buttons: `keep.ts` handles their clicks and sets their pressed state,
 * also in cards without hydration; so React must tolerate attributes that differ.
 * @param title of the home, for screen readers that move from button to button
 */
export function KeepButtons({
  id,
  title,
  t,
  words,
}: {
  id: number
  title: string
  t: Translate<'shared'>
  words?: boolean
}) {
  const button = (kind: 'heart' | 'compare') => (
    <button
      type="button"
      className={words ? 'button-quiet keep-word' : 'keep-sign'}
      {...{ [`data-${kind}`]: id }}
      aria-pressed="false"
      aria-label={words ? undefined : `${t(`keep.${kind}`)}: ${title}`}
      title={words ? undefined : t(`keep.${kind}`)}
      suppressHydrationWarning
    >
      {kind === 'heart' ? <HeartSign /> : <CompareSign />}
      {words && t(`keep.${kind}`)}
    </button>
  )
  // On a photograph the heart is in the corner.
  return words ? (
    <>
      {button('heart')}
      {button('compare')}
    </>
  ) : (
    <>
      {button('compare')}
      {button('heart')}
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
      <path d="M10 3v13.5M6.5 16.5h7M3.5 5h13M4 5l-2.6 6.2a2.7 2.7 0 0 0 5.2 0zM16 5l-2.6 6.2a2.7 2.7 0 0 0 5.2 0z" />
    </svg>
  )
}
