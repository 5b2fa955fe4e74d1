import { atom } from 'nanostores'
import { storeText } from '../storage.ts'

/** The key under which a tab keeps that the visitor has the panel open; the page /datenschutz names it. */
const OPEN_KEY = 'klinke_assistant_open'

/** Whether the panel is open. */
export const $isOpen = atom(false)

/** Opens or closes the panel, and keeps that for the next pages of this tab. */
export function setOpen(isOpen: boolean): void {
  $isOpen.set(isOpen)
  storeText(OPEN_KEY, isOpen ? '1' : null, 'sessionStorage')
}
