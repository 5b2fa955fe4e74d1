import { persisted } from '../../stores/persist.ts'

/** How the visitor last left the panel; null before he has touched it. */
export const $panel = persisted<'open' | 'tab' | null>('klinke_comparison_panel', null, (text) =>
  text === '"open"' ? 'open' : text === '"tab"' ? 'tab' : null,
)
