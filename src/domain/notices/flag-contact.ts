import { foldText } from './flag-words.ts'
import type { Flag } from './flags.ts'

/** The mailboxes, sites and numbers of a company and its people. */
export interface OwnContacts {
  emails: readonly string[]
  websites: readonly string[]
  phones: readonly string[]
}

const EMAIL = /^[^\s@]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})$/
/** Bounded, so that it takes linear time. */
const NUMBER = /\+?\d[\d ()/.-]{6,20}\d/g
const MESSENGERS = ['whatsapp', 'whats app', 'telegram', 'viber', 'wechat']
/** Letters between a messenger's name and the number. */
const AROUND = 60
/** The end of a number: with and without the country code it is the same. */
const DIGITS = 7
const FOUND_MAX = 10
/** Mailboxes that everybody can open: one of them in the company's own contact proves nothing for another one. */
const FREE = /^(?:gmail|googlemail|gmx|outlook|hotmail|live|yahoo|icloud|proton|protonmail|web|aon|mail|yandex)\./

/**
 * Contact data in the texts that lead past the company: a mailbox that is not the company's, or a number that is not
 * the company's beside the name of a messenger.
 */
export function flagContact(texts: readonly string[], own: OwnContacts): Flag | null {
  const emails = new Set(own.emails.map((email) => email.toLowerCase()))
  const domains = new Set(
    [...[...emails].map((email) => email.split('@')[1] ?? ''), ...own.websites.map(hostOf)].filter(
      (domain) => domain && !FREE.test(domain),
    ),
  )
  const numbers = new Set(own.phones.map(endOf))
  const found = new Set<string>()
  for (const text of texts.map(foldText)) {
    for (const word of text.split(/[\s,;:<>()[\]"'!?]+/)) {
      const email = withoutStops(word)
      const domain = EMAIL.exec(email)?.[1]
      if (domain && !emails.has(email) && !isOf(domain, domains)) found.add(email)
    }
    if (!MESSENGERS.some((name) => text.includes(name))) continue
    for (const { 0: number, index } of text.matchAll(NUMBER)) {
      const around = text.slice(Math.max(0, index - AROUND), index + number.length + AROUND)
      if (!numbers.has(endOf(number)) && MESSENGERS.some((name) => around.includes(name))) found.add(number.trim())
    }
  }
  if (found.size === 0) return null
  const list = [...found].sort().slice(0, FOUND_MAX)
  return { rule: 'contact', details: { found: list }, fingerprint: list.join('\n') }
}

const endOf = (number: string): string => number.replace(/\D/g, '').slice(-DIGITS)

const hostOf = (website: string): string =>
  URL.parse(website.includes('://') ? website : `https://${website}`)?.hostname.replace(/^www\./, '') ?? ''

const isOf = (domain: string, domains: ReadonlySet<string>): boolean =>
  domains.has(domain) || [...domains].some((own) => domain.endsWith(`.${own}`))

/** A regular expression for this takes quadratic time on many dots. */
function withoutStops(word: string): string {
  let end = word.length
  while (word[end - 1] === '.') end--
  return word.slice(0, end)
}
