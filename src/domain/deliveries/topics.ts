/** What messages are about: the first part of their keys (`newsletter:17:2026-W47`). */
export const MESSAGE_TOPICS = [
  'account',
  'inquiry',
  'answer',
  'appointment',
  'agent',
  'price-alert',
  'newsletter',
  'expose',
  'report',
  'application',
  'agency',
  'feed-report',
] as const
export type MessageTopic = (typeof MESSAGE_TOPICS)[number] | 'other'

export function topicOf(dedupeKey: string): MessageTopic {
  const [first = ''] = dedupeKey.split(':')
  return MESSAGE_TOPICS.find((topic) => topic === first) ?? 'other'
}

/** The double opt-in of newsletter and search agents: a person asks for it, and proves the mailbox by its link. */
const CONFIRMATION = /^(?:newsletter:\d+:confirm:\d+|agent:\d+:confirm)$/

/** Why an address gets no more mail: a server refused it for good, or its owner complained. */
export type StopReason = 'bounced' | 'complained'

/**
 * Whether a mail is still tried to an address that gets no more (decision 74): what concerns the safety of an account
 * always, and the question for a confirmation after a bounce, since its link is the way back.
 */
export const isStillTried = (dedupeKey: string, why: StopReason): boolean =>
  topicOf(dedupeKey) === 'account' || (why === 'bounced' && CONFIRMATION.test(dedupeKey))
