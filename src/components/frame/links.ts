import type { Translate } from '../../i18n/translate.ts'

/** A link of the frame: the German path, and its name in the page's language. */
export interface FrameLink {
  path: string
  label: string
  /** A click also clears the stored search state (specification, section 2). */
  forgetsSearch?: boolean
  /** The link shows the number of favourites. */
  countsFavorites?: boolean
}

/** The main navigation, the same in the bar and in the menu of phones. */
export function mainLinks(t: Translate): FrameLink[] {
  return [
    { path: '/immobilien', label: t('frame.properties'), forgetsSearch: true },
    { path: '/projekte', label: t('frame.projects') },
    { path: '/kartensuche', label: t('frame.map') },
    { path: '/favoriten', label: t('frame.favorites'), countsFavorites: true },
    { path: '/kontakt', label: t('frame.contact') },
  ]
}

/** The links of the menu for signed-in visitors, before signing out. */
export function accountLinks(t: Translate): FrameLink[] {
  return [
    { path: '/dashboard', label: t('frame.dashboard') },
    { path: '/favoriten', label: t('frame.favorites'), countsFavorites: true },
  ]
}

/** The footer's columns, each under its heading. */
export function footerLinks(t: Translate): { title: string; links: FrameLink[] }[] {
  return [
    {
      title: t('frame.properties'),
      links: [
        { path: '/immobilien?objektart=WOHNUNG', label: t('frame.flats') },
        { path: '/immobilien?objektart=HAUS', label: t('frame.houses') },
        { path: '/immobilien?objektart=GRUNDSTUECK', label: t('frame.plots') },
        { path: '/orte', label: t('landing.index') },
        { path: '/projekte', label: t('frame.projects') },
        { path: '/kartensuche', label: t('frame.map') },
        { path: '/preise', label: t('frame.prices') },
      ],
    },
    {
      title: t('frame.knowledge'),
      links: [
        { path: '/hilfe', label: t('frame.help') },
        { path: '/faq', label: t('frame.faq') },
        { path: '/blog', label: t('frame.blog') },
        { path: '/kontakt', label: t('frame.contact') },
        { path: '/anbieter-werden', label: t('agencies.join.title') },
      ],
    },
    {
      title: t('frame.legal'),
      links: [
        { path: '/impressum', label: t('frame.imprint') },
        { path: '/datenschutz', label: t('frame.privacy') },
        { path: '/nutzungsbedingungen', label: t('frame.terms') },
        { path: '/barrierefreiheit', label: t('frame.accessibility') },
        { path: '/melden', label: t('notices.form.title') },
        { path: '/transparenz', label: t('notices.figures.title') },
      ],
    },
  ]
}

/** Tells whether a link leads to the section that a page belongs to. Both are German paths. */
export function isActive(link: FrameLink, path: string): boolean {
  return path === link.path || path.startsWith(`${link.path}/`)
}

/** The path of the link in the header that leads to the section of a page; '' for a page without one. */
export function sectionOf(path: string, t: Translate): string {
  return [...mainLinks(t), ...accountLinks(t)].find((link) => isActive(link, path))?.path ?? ''
}
