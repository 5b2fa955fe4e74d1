import type { ReactNode } from 'react'
import { mailLink, telephoneLink } from '../../../domain/contact.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { T } from './words.ts'

/** How a person can be reached, and the home that they ask about. */
export const contactFacts = (
  t: T,
  language: Language,
  {
    email,
    phone,
    property,
  }: { email: string; phone: string | null; property: { path: string; objekttitel: string } | null },
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
  [
    t('inbox.home'),
    property && (
      <a key="home" className="link" href={localPath(language, property.path)}>
        <bdi>{property.objekttitel}</bdi>
      </a>
    ),
  ],
]
