import { persisted } from '../../stores/persist.ts'

/** The visitor's last state of the panel; null before the first use. */
export const $panel = persisted<'open' | 'tab' | null>('klinke_comparison_panel', null, (text) =>
  text === '"open"' ? 'open' : text === '"tab"' ? 'tab' : null,
)
