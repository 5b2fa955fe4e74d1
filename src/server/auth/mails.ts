import { randomUUID } from 'node:crypto'
import { mayBecomeLink } from '../../domain/link-like.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import type { Ctx } from '../ctx.ts'
import { takeRate } from '../http/rate.ts'
import { type Block, layoutMail, siteUrl } from '../mail/layout.ts'
import { queueMail } from '../mail/service.ts'

export type AccountMail =
  | { kind: 'confirm' | 'reset' | 'email'; token: string }
  | { kind: 'known' | 'password_changed' | 'deleted' }
  | { kind: 'email_changed'; email: string }

export interface Recipient {
  id: number | null
  name: string
  email: string
  language: string
}

/** Nobody's mailbox is filled by others who type his address. */
const PER_ADDRESS = { name: 'mail.account', max: 5, seconds: 3600 }

/** Queues one of the mails about an account, in its language. Above five an hour for one address nothing is sent. */
export async function mailAccount(ctx: Ctx, to: Recipient, mail: AccountMail): Promise<void> {
  const allowed = await takeRate(ctx, PER_ADDRESS, to.email).then(
    () => true,
    () => false,
  )
  if (!allowed) return
  const language: Language = isLanguage(to.language) ? to.language : 'de'
  const t = translator(language)
  const word = (part: string) => `mail.${mail.kind}.${part}` as MessageKey
  const subject = t(word('subject'))
  const text = t(word('text'), { email: 'email' in mail ? mail.email : to.email, contact: ctx.config.CONTACT_EMAIL })
  const bodies = layoutMail(ctx.config, {
    language,
    preview: text,
    blocks: [
      { kind: 'heading', text: subject },
      // Anybody may register any address under any name: one with a link in it would be advertising by our hand.
      ...(mayBecomeLink(to.name) ? [] : [{ kind: 'text' as const, text: t('mail.hello', { name: to.name }) }]),
      { kind: 'text', text },
      ...waysOn(mail, (path) => siteUrl(ctx.config, language, path), t),
    ],
  })
  await queueMail(ctx, {
    dedupeKey: `account:${mail.kind}:${randomUUID()}`,
    to: to.email,
    userId: to.id ?? undefined,
    language,
    subject,
    ...bodies,
  })
}

/** Where the links lead: pages that send the token on only when a person asks, since mail programs open links too. */
function waysOn(mail: AccountMail, url: (path: string) => string, t: ReturnType<typeof translator>): Block[] {
  const ignore: Block = { kind: 'text', text: t('mail.ignore') }
  const reset: Block = { kind: 'link', label: t('mail.reset.button'), url: url('/passwort-vergessen') }
  switch (mail.kind) {
    case 'confirm':
    case 'email':
      return [
        { kind: 'button', label: t('mail.confirm.button'), url: url(`/anmelden?bestaetigen=${mail.token}`) },
        ignore,
      ]
    case 'reset':
      return [
        { kind: 'button', label: t('mail.reset.button'), url: url(`/passwort-vergessen?token=${mail.token}`) },
        ignore,
      ]
    case 'known':
      return [{ kind: 'button', label: t('mail.known.button'), url: url('/anmelden') }, reset, ignore]
    case 'password_changed':
      return [reset]
    default:
      return []
  }
}
