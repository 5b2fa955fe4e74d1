import type { PlainKey } from '../../../i18n/translate.ts'

/** The dashboard's parts, by the fragment of their address. */
export const SECTIONS = {
  uebersicht: 'dashboard.overview',
  favoriten: 'frame.favorites',
  angesehen: 'viewed.title',
  suchagenten: 'dashboard.agents',
  preisalarme: 'dashboard.price_alerts',
  termine: 'dashboard.appointments',
  anfragen: 'dashboard.inquiries',
  profil: 'dashboard.profile',
  sicherheit: 'dashboard.security',
  daten: 'dashboard.data',
  widerruf: 'dashboard.withdraw',
} as const satisfies Record<string, PlainKey<'account' | 'shared'>>

export type Section = keyof typeof SECTIONS

/** The part that a fragment names; null for a fragment that names another element. */
export function sectionOf(hash: string): Section | null {
  const name = hash.replace(/^#/, '')
  if (name === '') return 'uebersicht'
  return Object.hasOwn(SECTIONS, name) ? (name as Section) : null
}
