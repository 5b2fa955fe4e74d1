/** What messages are about, with the first parts of their keys (`newsletter:17:2026-W47`). */
export const TOPIC_KEYS = {
  account: ['account'],
  inquiry: ['inquiry'],
  answer: ['answer'],
  appointment: ['appointment'],
  agent: ['agent'],
  'price-alert': ['price-alert'],
  newsletter: ['newsletter'],
  expose: ['expose'],
  report: ['report', 'notice', 'complaint'],
  application: ['application'],
  agency: ['agency', 'standing'],
  'feed-report': ['feed-report'],
} as const satisfies Record<string, readonly string[]>
type KnownTopic = keyof typeof TOPIC_KEYS
export type MessageTopic = KnownTopic | 'other'
export const MESSAGE_TOPICS = Object.keys(TOPIC_KEYS) as KnownTopic[]

export function topicOf(dedupeKey: string): MessageTopic {
  const [first = ''] = dedupeKey.split(':')
  return MESSAGE_TOPICS.find((topic) => (TOPIC_KEYS[topic] as readonly string[]).includes(first)) ?? 'other'
}

/** The double opt-in of newsletter and search agents: a person asks for it, and proves the mailbox by its link. */
const CONFIRMATION = /^(?:newsletter:\d+:confirm:\d+|agent:\d+:confirm)$/

/** Decisions on listings and on complaints, with their reasons: the law asks for them (Digital Services Act, articles 16, 17 and 20). */
const DECISION = /^(?:notice:\d+:(?:decided|statement):\d+|complaint:\d+:outcome)(?::\d+)?$/

/** Why an address gets no more mail: a server refused it for good, or its owner complained. */
export type StopReason = 'bounced' | 'complained'

/**
 * Whether a mail is still tried to an address that gets no more (decision 74): what concerns the safety of an account
 * and what the law asks for always, and the question for a confirmation after a bounce, since its link is the way back.
 */
export const isStillTried = (dedupeKey: string, why: StopReason): boolean =>
  topicOf(dedupeKey) === 'account' || DECISION.test(dedupeKey) || (why === 'bounced' && CONFIRMATION.test(dedupeKey))
