import type { ReactNode } from 'react'
import { mailLink, telephoneLink } from '../../../domain/contact.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { T } from './words.ts'

interface Offer {
  id: number
  objekttitel: string
  path: string
}

/**
 * How a person can be reached, and the home or project that they ask about: its record, which is there also while
 * visitors do not see its page, then the page.
 */
export const contactFacts = (
  t: T,
  language: Language,
  {
    email,
    phone,
    property,
    project = null,
  }: { email: string; phone: string | null; property: Offer | null; project?: Offer | null },
): (readonly [string, ReactNode])[] => [
  [
    t('inbox.email'),
    <a key="email" className="link" href={mailLink(email)} dir="ltr">
      {email}
    </a>,
  ],
  [
    t('inbox.phone'),
    phone && (
      <a key="phone" className="link" href={telephoneLink(phone)} dir="ltr">
        {phone}
      </a>
    ),
  ],
  [t('inbox.home'), property && offered(t, language, 'objekte', property)],
  [t('admin.kind.project'), project && offered(t, language, 'projekte', project)],
]

const offered = (t: T, language: Language, screen: string, { id, objekttitel, path }: Offer) => (
  <span className="flex flex-wrap gap-x-3" key="offer">
    <a className="link" href={`${localPath(language, `/admin/${screen}`)}?id=${id}`}>
      <bdi>{withUnits(objekttitel)}</bdi>
    </a>
    <a className="link text-13" href={localPath(language, path)}>
      {t('inbox.public_page')}
    </a>
  </span>
)
