import { mailLink, telephoneLink } from '../../domain/contact.ts'
import type { Value } from './body.ts'

type Contact = App.Locals['contact']

/** The values for `{{…}}` in the texts: the operator's data and contact details. */
export function valuesOf({ site, phone, email, operator }: Contact): Record<string, Value> {
  const { isExample: _, ...fields } = operator
  const plain = Object.entries(fields).map(([name, text]) => [name, { text }])
  return {
    ...Object.fromEntries(plain),
    site: { text: site },
    phone: { text: phone, href: telephoneLink(phone) },
    email: { text: email, href: mailLink(email) },
  }
}

/** The lines of the address. */
export const addressLines = ({ operator }: Contact) => operator.address.split(', ')

/** schema.org Organization. */
export function organizationData(contact: Contact): object {
  const { site, phone, email, operator } = contact
  const [streetAddress, town = ''] = addressLines(contact)
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
