import type { PageKind } from './pages.ts'

/** By the width of the window, as the layout has it: a phone is narrower, in pixels. */
export const PHONE_BELOW = 768

const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  immobilien: 'list',
  suche: 'list',
  'ki-suche': 'list',
  kartensuche: 'map',
  immobilie: 'property',
  onr: 'property',
  projekte: 'project',
  anbieter: 'provider',
  orte: 'place',
  preise: 'prices',
  vergleich: 'comparison',
  favoriten: 'favorites',
  anmelden: 'account',
  registrieren: 'account',
  dashboard: 'account',
  'mein-konto': 'account',
  'passwort-vergessen': 'account',
  suchagent: 'account',
  assistent: 'assistant',
  expose: 'expose',
  blog: 'content',
  faq: 'content',
  hilfe: 'content',
  seite: 'content',
  kontakt: 'content',
  impressum: 'content',
  datenschutz: 'content',
  nutzungsbedingungen: 'content',
  barrierefreiheit: 'content',
  newsletter: 'content',
  'anbieter-werden': 'content',
  melden: 'content',
  beschwerde: 'content',
  transparenz: 'content',
}

/**
 * The kind of a page.
 * @param path of the German page: /immobilien/7/wohnung-in-graz
 */
export function pageKindOf(path: string): PageKind {
  const [, first = '', second] = path.split('/')
  if (first === 'immobilien' && second) return 'property'
  return Object.hasOwn(KINDS, first) ? (KINDS[first] as PageKind) : 'other'
}
