import { translator } from '../../i18n/server.ts'
import { entrancePath } from '../auth/entrance.ts'
import type { Config } from '../config.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import type { ApplicationRow } from './repository.ts'

/** To the applicant: received. It quotes nothing, since anybody can enter any address. */
export function receivedMail({ id, language, email }: ApplicationRow): Mail {
  const t = translator(language)
  const text = t('joining.received.text')
  return {
    dedupeKey: `application:${id}:received`,
    to: email,
    language,
    subject: t('joining.received.subject'),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('joining.received.subject') },
      { kind: 'text', text },
      { kind: 'text', text: t('mail.ignore') },
    ],
  }
}

/** To the operator, in German. */
export function noticeMail(config: Config, { id, firma, ort, name, email }: ApplicationRow): Mail {
  const t = translator('de')
  const subject = t('joining.notice.subject', { firma })
  return {
    dedupeKey: `application:${id}:notice`,
    to: config.CONTACT_EMAIL,
    language: 'de',
    subject,
    replyTo: email,
    preview: [firma, ort].join(', '),
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: [firma, ort, name].join(', ') },
      { kind: 'button', label: t('joining.notice.button'), url: siteUrl(config, 'de', `/admin/beitritte?id=${id}`) },
    ],
  }
}

/** To the applicant: declined, with the reason. */
export function declinedMail({ id, language, email, firma }: ApplicationRow, reason: string): Mail {
  const t = translator(language)
  const text = t('joining.declined.text', { firma })
  return {
    dedupeKey: `application:${id}:declined`,
    to: email,
    language,
    subject: t('joining.declined.subject'),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('joining.declined.subject') },
      { kind: 'text', text },
      { kind: 'quote', text: reason },
    ],
  }
}

/**
 * To the new agent: the first steps.
 * @param token of the link that sets the password; null: the account has one
 */
export function acceptedMail(
  config: Config,
  { id, language, email, firma }: ApplicationRow,
  { token, source, userId }: { token: string | null; source: { id: number; key: string }; userId: number },
): Mail {
  const t = translator(language)
  const url = (path: string) => siteUrl(config, language, path)
  const { SITE_URL, SFTP_PORT, SFTP_HOST } = config
  const host = SFTP_HOST ?? new URL(SITE_URL).hostname
  const sftp: Block[] = SFTP_PORT
    ? [{ kind: 'text', text: t('joining.accepted.sftp', { host, port: SFTP_PORT, user: source.key }) }]
    : []
  const text = t('joining.accepted.text', { firma })
  return {
    dedupeKey: `application:${id}:accepted`,
    to: email,
    userId,
    language,
    subject: t('joining.accepted.subject'),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('joining.accepted.subject') },
      { kind: 'text', text },
      { kind: 'text', text: t('joining.accepted.account') },
      {
        kind: 'button',
        label: t(token ? 'agency.invite.button' : 'agency.invite.sign_in'),
        url: url(entrancePath(language, token, 'agent')),
      },
      { kind: 'text', text: t('joining.accepted.secret', { user: source.key }) },
      { kind: 'link', label: t('joining.accepted.secret_link'), url: url(`/admin/quellen?id=${source.id}`) },
      { kind: 'text', text: t('joining.accepted.put', { url: `${SITE_URL}/api/feeds/${source.key}` }) },
      ...sftp,
      { kind: 'text', text: t('joining.accepted.upload') },
      { kind: 'link', label: t('joining.accepted.help'), url: url('/hilfe/openimmo-senden') },
    ],
  }
}
