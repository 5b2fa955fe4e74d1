import { persisted } from './persist.ts'

/** The views of lists of homes (specification, section 2); the first is the default. */
export const VIEW_MODES = ['grid', 'list', 'map'] as const
export type ViewMode = (typeof VIEW_MODES)[number]

/** The visitor's view of lists, as the bare word: scripts/frame/theme.js reads it before the first paint. */
export const $viewMode = persisted<ViewMode>('klinke_view_mode', 'grid', parseMode, (mode) => mode)

/** Null when invalid. */
export function parseMode(text: string | undefined): ViewMode | null {
  const word = text?.replaceAll('"', '')
  return VIEW_MODES.find((mode) => mode === word) ?? null
}
