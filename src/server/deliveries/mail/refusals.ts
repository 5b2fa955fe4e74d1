/** Enhanced status codes (RFC 3463) of an address that does not exist, or no longer: `5.1.1`, `5.2.1` (disabled). */
const GONE = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']
/** Replies of servers without enhanced codes: no such mailbox, no such user, name not allowed. */
const GONE_REPLIES = ['550', '551', '553']
/** Such servers answer 550 to anything, also to what they think of the sender or of the text. */
const ABOUT_US = [
  'spam',
  'policy',
  'policies',
  'block',
  'blacklist',
  'black list',
  'relay',
  'reputation',
  'denied',
  'dmarc',
]
const ENHANCED = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/

/** The enhanced status code in the answer of a mail server, such as `5.1.1`; null without one. */
export function statusIn(text: string): string | null {
  const [, kind, subject, detail] = ENHANCED.exec(text) ?? []
  return kind === undefined ? null : `${kind}.${Number(subject)}.${Number(detail)}`
}

/**
 * Whether an answer says that the address will never take a mail. A full mailbox (5.2.2), a refused text (5.6.x) and an
 * objection to the sender (5.7.x) say nothing about the address.
 * @param text `550 5.1.1 <anna@example.at>: user unknown`
 */
export function isGoneForGood(text: string): boolean {
  // Microsoft 365 refuses unknown recipients so.
  const status = statusIn(text)
  if (status === '5.4.1') return text.toLowerCase().includes('recipient address rejected')
  if (status !== null && status !== '5.0.0') return GONE.includes(status)
  const [reply = ''] = /(?<!\d)[245]\d\d(?!\d)/.exec(text) ?? []
  const words = text.toLowerCase()
  return GONE_REPLIES.includes(reply) && !ABOUT_US.some((word) => words.includes(word))
}
