import type { Config } from '../../config.ts'

/** The random part of a Message-ID: 9f0c… of <9f0c…@klinke.example>. */
export const keyOf = (messageId: string): string => messageId.slice(1).split('@')[0] ?? ''

/**
 * The envelope sender of a mail, to which mail servers report. With a * in BOUNCES_ADDRESS each mail has its own (VERP).
 * @returns null without a setting: then it is the sender of the mail
 */
export const returnPath = ({ BOUNCES_ADDRESS }: Pick<Config, 'BOUNCES_ADDRESS'>, messageId: string): string | null =>
  BOUNCES_ADDRESS?.replace('*', keyOf(messageId)) ?? null
