import operator from '../../content/operator.json' with { type: 'json' }
import { mailLink, telephoneLink } from '../../domain/contact.ts'
import type { Value } from './body.ts'

type Contact = App.Locals['contact']

/** The values for `{{…}}` in the texts: the operator's data and contact details. */
export function valuesOf({ site, phone, email }: Contact): Record<string, Value> {
  const plain = Object.entries(operator).map(([name, text]) => [name, { text }])
  return {
    ...Object.fromEntries(plain),
    site: { text: site },
    phone: { text: phone, href: telephoneLink(phone) },
    email: { text: email, href: mailLink(email) },
  }
}

/** The lines of the address. */
export const addressLines = operator.address.split(', ')

/** schema.org Organization. */
export function organizationData({ site, phone, email }: Contact): object {
  const [streetAddress, town = ''] = addressLines
  const [postalCode, ...locality] = town.split(' ')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Klinke',
    legalName: operator.name,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      postalCode,
      addressLocality: locality.join(' '),
      addressCountry: 'AT',
    },
    vatID: operator.uid,
  }
}
