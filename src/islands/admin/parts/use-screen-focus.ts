import { type RefObject, useEffect } from 'react'

/**
 * An act may remove its own component with the button that had the focus: the keyboard then goes on at the beginning of
 * the screen instead of the beginning of the page.
 * @param had whether the focus was inside
 */
export function useScreenFocus(had: RefObject<boolean>): void {
  useEffect(
    () => () => {
      if (had.current && document.activeElement === document.body) {
        document.getElementById('inhalt')?.focus({ preventScroll: true })
      }
    },
    [had],
  )
}
