import type { Translate } from '../../i18n/translate.ts'
import { $comparedIds } from '../../stores/comparison.ts'
import { $favoriteIds } from '../../stores/favorites/favorites.ts'
import { useIds } from '../properties/use-ids.ts'
import { KEEP_WORD } from './look.ts'

/**
 * Heart and compare button of one home. `keep.ts` handles the click on every such button; `marks.ts` sets the pressed
 * state of those that the server rendered.
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
  const favorites = useIds($favoriteIds)
  const compared = useIds($comparedIds)
  const button = (kind: 'heart' | 'compare', isPressed: boolean) => (
    <button
      type="button"
      className={words ? KEEP_WORD : 'keep-sign'}
      {...{ [`data-${kind}`]: id }}
      aria-pressed={isPressed}
      aria-label={words ? undefined : t('text.labelled', { label: t(`keep.${kind}`), value: title })}
      title={words ? undefined : t(`keep.${kind}`)}
    >
      {kind === 'heart' ? <HeartSign /> : <CompareSign />}
      {words && t(`keep.${kind}`)}
    </button>
  )
  const heart = button('heart', favorites.has(id))
  const compare = button('compare', compared.has(id))
  // On a photograph the heart is in the corner.
  return words ? (
    <>
      {heart}
      {compare}
    </>
  ) : (
    <>
      {compare}
      {heart}
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
