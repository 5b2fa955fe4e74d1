import { randomUUID } from 'node:crypto'
import { mayBecomeLink } from '../../domain/link-like.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { entrancePath } from '../auth/entrance.ts'
import type { Config } from '../config.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'

interface Invitation {
  account: { id: number; email: string; name: string }
  /** Of the link that sets the password; null: the account has one. */
  token: string | null
  firma: string
  language: Language
}

/** To a colleague who may sign in for the company. */
export function invitationMail(config: Config, { account, token, firma, language }: Invitation): Mail {
  const t = translator(language)
  const text = t('agency.invite.text', { firma })
  return {
    // Each invitation has another link.
    dedupeKey: `agency:invite:${randomUUID()}`,
    to: account.email,
    userId: account.id,
    language,
    subject: t('agency.invite.subject', { firma }),
    preview: text,
    blocks: [
      { kind: 'heading', text: t('agency.invite.subject', { firma }) },
      ...(mayBecomeLink(account.name)
        ? []
        : [{ kind: 'text' as const, text: t('mail.hello', { name: account.name }) }]),
      { kind: 'text', text },
      {
        kind: 'button',
        label: t(token ? 'agency.invite.button' : 'agency.invite.sign_in'),
        url: siteUrl(config, language, entrancePath(language, token, 'agent')),
      },
      { kind: 'text', text: t('agency.invite.factor') },
      { kind: 'text', text: t('mail.ignore') },
    ],
  }
}
