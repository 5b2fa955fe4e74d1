import type { FeedWords } from './words.ts'

/** What each code of a failed fetch means; of `status` and `unreachable` the detail tells more. */
const FAULTS = {
  url: 'feeds.fault.url',
  address: 'feeds.fault.address',
  status: 'feeds.fault.status',
  too_slow: 'feeds.fault.too_slow',
  redirects: 'feeds.fault.redirects',
  unreachable: 'feeds.fault.unreachable',
  'feed.empty': 'feeds.fault.empty',
  'feed.waiting': 'feeds.fault.waiting',
} as const

/** Codes of Node.js for a name that does not exist, and for a certificate that does not hold. */
const NO_NAME = /^(ENOTFOUND|EAI_AGAIN)$/
const CERTIFICATE = /CERT|SIGNATURE|ALTNAME/

/**
 * Why the address of a source could not be fetched, in words.
 * @param fault the code with its detail: `status 404`
 * @param megabytes the largest file that the portal takes
 * @returns null for a code without words
 */
export function faultText(t: FeedWords, fault: string, megabytes: number): string | null {
  const [code = '', detail = ''] = fault.split(' ')
  if (code === 'status' && /^40[13]$/.test(detail)) return t('feeds.fault.login')
  if (code === 'status' && /^(404|410)$/.test(detail)) return t('feeds.fault.missing')
  if (code === 'unreachable' && NO_NAME.test(detail)) return t('feeds.fault.name')
  if (code === 'unreachable' && CERTIFICATE.test(detail)) return t('feeds.fault.certificate')
  if (code === 'body.too_large') return t('feeds.fault.too_large', { megabytes })
  return isKnown(code) ? t(FAULTS[code]) : null
}

const isKnown = (code: string): code is keyof typeof FAULTS => Object.hasOwn(FAULTS, code)
