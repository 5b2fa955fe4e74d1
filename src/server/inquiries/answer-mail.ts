import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Config } from '../config.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import type { Offer } from '../properties/offer.ts'

interface Cause {
  /** Of the answer. */
  id: number
  to: string
  replyTo: string
  firma: string
  offer: Offer | null
  files: readonly { name: string; media_type: string; key: string }[]
}

/** To the visitor: what the agency has written. A reply goes to the agency. */
export function answerMail(
  config: Config,
  { language, subject, text }: { language: Language; subject: string; text: string },
  { id, to, replyTo, firma, offer, files }: Cause,
): Mail {
  const t = translator(language)
  return {
    dedupeKey: `answer:${id}`,
    to,
    replyTo,
    language,
    subject,
    preview: text.slice(0, 120),
    blocks: [
      { kind: 'heading', text: t('inquiry.answer.heading', { firma }) },
      { kind: 'text', text },
      ...(offer
        ? [{ kind: 'link', label: offer.objekttitel, url: siteUrl(config, language, offer.path) } as const]
        : []),
    ],
    reason: t('inquiry.answer.reason', { firma }),
    // A person has written it.
    headers: { 'Auto-Submitted': 'no' },
    attachments: files.map(({ name, media_type, key }) => ({
      filename: name,
      contentType: media_type,
      storageKey: key,
    })),
  }
}
