import { atom } from 'nanostores'

/** How many forms of the page hold something that is typed and not saved. */
export const $unsaved = atom(0)
