import type { Translate } from '../../i18n/translate.ts'

/** A link of the frame: the German path, and what it is called in the page's language. */
export interface FrameLink {
  path: string
  label: string
}

/** The main navigation, the same in the bar and in the menu of phones. */
export function mainLinks(t: Translate): FrameLink[] {
  return [
    { path: '/immobilien', label: t('frame.properties') },
    { path: '/projekte', label: t('frame.projects') },
    { path: '/kontakt', label: t('frame.contact') },
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
        { path: '/projekte', label: t('frame.projects') },
      ],
    },
    {
      title: t('frame.knowledge'),
      links: [
        { path: '/hilfe', label: t('frame.help') },
        { path: '/faq', label: t('frame.faq') },
        { path: '/blog', label: t('frame.blog') },
      ],
    },
    {
      title: t('frame.legal'),
      links: [
        { path: '/impressum', label: t('frame.imprint') },
        { path: '/datenschutz', label: t('frame.privacy') },
        { path: '/barrierefreiheit', label: t('frame.accessibility') },
      ],
    },
  ]
}

/** Whether a link leads to the part of the site that a page belongs to. Both are German paths. */
export function isActive(link: FrameLink, path: string): boolean {
  return path === link.path || path.startsWith(`${link.path}/`)
}
