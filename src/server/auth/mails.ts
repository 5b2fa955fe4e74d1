import { randomUUID } from 'node:crypto'
import { mayBecomeLink } from '../../domain/link-like.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'
import type { Ctx } from '../ctx.ts'
import { mayTake } from '../http/rate.ts'
import { type Block, layoutMail, siteUrl } from '../mail/layout.ts'
import { queueMail } from '../mail/service.ts'
import { makeLink } from './links.ts'
import type { AccountRow } from './repository.ts'

/** What an owner must hear of, whoever did it. Never counted: nobody may fill up a quota to silence them. */
export type Notice =
  | { kind: 'password_changed' | 'deleted' }
  | { kind: 'social_linked'; provider: string }
  | { kind: 'email_changed' | 'email_asked'; email: string }

/** A code for something that an account without a password asks for; `email`: the address that is to be its own. */
export type CodeMail = { kind: 'code'; code: string } & (
  | { act: 'password' | 'account' }
  | { act: 'email'; email: string }
)

type AccountMail = Notice | CodeMail | { kind: MailedLink; token: string } | { kind: 'known' }
type MailedLink = 'confirm' | 'email' | 'reset'

export interface Recipient {
  id: number | null
  name: string
  email: string
  language: string
  email_confirmed_at: Date | null
}

/**
 * Nobody's mailbox is filled by others who type his address. Each kind counts on its own: who asks for one cannot
 * use up another.
 */
const PER_ADDRESS = { max: 5, seconds: 3600 }

/**
 * Mails a single-use link for an account to its address, or to one that it wants to have. Above five an hour nothing
 * is sent, and no new link is made: the last one that was mailed goes on working.
 */
export async function mailLink(
  ctx: Ctx,
  account: AccountRow,
  purpose: MailedLink,
  data: { email: string; session?: number | null } = { email: account.email },
): Promise<void> {
  const { email } = data
  // Whoever has proven an address may ask for another one, whatever strangers have asked for that.
  const asker = purpose === 'email' && account.email_confirmed_at ? `${account.id}\0` : ''
  if (!(await mayMail(ctx, purpose, asker + email))) return
  const token = await makeLink(ctx, purpose, account.id, data)
  await queue(ctx, { ...account, email }, { kind: purpose, token })
}

/** Tells an owner that somebody wants his address. Above five an hour nothing is sent. */
export async function mailKnown(ctx: Ctx, owner: AccountRow): Promise<void> {
  if (await mayMail(ctx, 'known', owner.email)) await queue(ctx, owner, { kind: 'known' })
}

/** Tells an owner what happened to his account, always. Whoever only claims an address hears nothing: it is not his. */
export async function mailOwner(ctx: Ctx, owner: Recipient, mail: Notice | CodeMail): Promise<void> {
  if (owner.email_confirmed_at) await queue(ctx, owner, mail)
}

const mayMail = (ctx: Ctx, kind: string, who: string): Promise<boolean> =>
  mayTake(ctx, { name: `mail.${kind}`, ...PER_ADDRESS }, who)

async function queue(ctx: Ctx, to: Recipient, mail: AccountMail): Promise<void> {
  const language: Language = isLanguage(to.language) ? to.language : 'de'
  const t = translator(language)
  const word = (part: string) => `mail.${mail.kind}.${part}` as MessageKey
  const subject = t(word('subject'))
  const text = t(mail.kind === 'code' ? `mail.code.${mail.act}` : word('text'), {
    email: 'email' in mail ? mail.email : to.email,
    contact: ctx.config.CONTACT_EMAIL,
    provider: 'provider' in mail ? mail.provider : '',
  })
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
    case 'code':
      return [
        { kind: 'heading', text: mail.code },
        { kind: 'text', text: t('mail.code.rule') },
      ]
    case 'password_changed':
    case 'email_asked':
    case 'social_linked':
      return [reset]
    default:
      return []
  }
}
