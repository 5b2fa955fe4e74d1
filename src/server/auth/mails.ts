import { randomUUID } from 'node:crypto'
import type { UserRole } from '../../domain/auth/user.ts'
import { formatDayTime } from '../../domain/format/date.ts'
import { mayBecomeLink } from '../../domain/link-like.ts'
import { isLanguage, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Ctx } from '../ctx.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { queueMail } from '../deliveries/mail/mail.ts'
import { mayTake } from '../http/limits/rate.ts'
import { entrancePath } from './entrance.ts'
import type { AccountRow } from './repository.ts'
import { makeLink } from './sessions/links.ts'

/**
 * Notices that an owner must get, whoever caused the event. No rate limit counts them: an attacker must not be able to
 * exhaust a quota to suppress them.
 */
export type Notice =
  | { kind: 'password_changed' | 'deleted' }
  | { kind: 'withdrawn'; at: Date }
  | { kind: 'social_linked'; provider: string }
  | { kind: 'email_changed' | 'email_asked'; email: string }
  | { kind: 'factor'; change: FactorChange }

/** What happened to the second factors of an account; `code_used`: a recovery code was used. */
export type FactorChange = 'added' | 'removed' | 'reset' | 'codes_new' | 'code_used'

/** A code for an action of an account without a password; `email`: the address that will become its own. */
export type CodeMail = { kind: 'code'; code: string } & (
  | { act: 'password' | 'account' | 'factor' }
  | { act: 'email'; email: string }
)

type AccountMail =
  | Notice
  | CodeMail
  | { kind: MailedLink; token: string }
  | { kind: SentLink; token: string; role: UserRole }
  | { kind: 'known' }
type MailedLink = 'confirm' | 'email' | 'reset'
/** Links for a password that an administrator sends; the recipient may read their mail days later. */
type SentLink = 'invite' | 'renew'
const SENT_LIFE_MS = { invite: 7 * 86_400_000, renew: 86_400_000 }

export interface Recipient {
  id: number | null
  name: string
  email: string
  language: string
  email_confirmed_at: Date | null
}

/**
 * Rate limits protect a mailbox against strangers who enter its address. Each kind of mail has its own counter, so that
 * requests for one do not use up another.
 */
const PER_ADDRESS = { max: 5, seconds: 3600 }

/**
 * Mails a single-use link to the address of an account, or to its requested new address. Above five an hour it sends
 * nothing and creates no new link: the last mailed one stays valid.
 */
export async function mailLink(
  ctx: Ctx,
  account: AccountRow,
  purpose: MailedLink,
  data: { email: string; session?: number | null } = { email: account.email },
): Promise<void> {
  const { email } = data
  // An account with a proven address may request another one, regardless of requests by strangers for that address.
  const asker = purpose === 'email' && account.email_confirmed_at ? `${account.id}\0` : ''
  if (!(await mayMail(ctx, purpose, asker + email))) return
  const token = await makeLink(ctx, purpose, account.id, data)
  await queue(ctx, { ...account, email }, { kind: purpose, token })
}

/**
 * Mails the link by which the owner of the address sets a password: to a new account (`invite`), or after its password
 * was ended (`renew`). No rate limit counts it, since only administrators cause it. Once it has expired, the visitor
 * asks for another one, as for any forgotten password.
 */
export async function mailSentLink(ctx: Ctx, account: AccountRow, kind: SentLink): Promise<void> {
  const token = await makeLink(ctx, 'reset', account.id, { email: account.email }, SENT_LIFE_MS[kind])
  await queue(ctx, account, { kind, token, role: account.role })
}

/** Informs an owner that another person tried to register the address. Above five an hour it sends nothing. */
export async function mailKnown(ctx: Ctx, owner: AccountRow): Promise<void> {
  if (await mayMail(ctx, 'known', owner.email)) await queue(ctx, owner, { kind: 'known' })
}

/**
 * Informs an owner of a change to the account, without a rate limit. An account that only claims an address gets no
 * mail: the address is not its own.
 */
export async function mailOwner(ctx: Ctx, owner: Recipient, mail: Notice | CodeMail): Promise<void> {
  if (owner.email_confirmed_at) await queue(ctx, owner, mail)
}

const mayMail = (ctx: Ctx, kind: string, who: string): Promise<boolean> =>
  mayTake(ctx, { name: `mail.${kind}`, ...PER_ADDRESS }, who)

async function queue(ctx: Ctx, to: Recipient, mail: AccountMail): Promise<void> {
  const language: Language = isLanguage(to.language) ? to.language : 'de'
  const t = translator(language)
  const subject = t(`mail.${mail.kind}.subject`)
  const text = t(textKey(mail), {
    email: 'email' in mail ? mail.email : to.email,
    contact: ctx.config.CONTACT_EMAIL,
    provider: 'provider' in mail ? mail.provider : '',
    at: 'at' in mail ? formatDayTime(mail.at.toISOString(), LANGUAGES[language].tag) : '',
  })
  await queueMail(ctx, {
    dedupeKey: `account:${mail.kind}:${randomUUID()}`,
    to: to.email,
    userId: to.id ?? undefined,
    language,
    subject,
    preview: text,
    blocks: [
      { kind: 'heading', text: subject },
      // Anyone can register any address under any name: a name with a link in it would turn our mail into advertising.
      ...(mayBecomeLink(to.name) ? [] : [{ kind: 'text' as const, text: t('mail.hello', { name: to.name }) }]),
      { kind: 'text', text },
      ...waysOn(mail, language, (path) => siteUrl(ctx.config, language, path), t),
    ],
  })
}

function textKey(mail: AccountMail) {
  if (mail.kind === 'code') return `mail.code.${mail.act}` as const
  return mail.kind === 'factor' ? (`mail.factor.${mail.change}` as const) : (`mail.${mail.kind}.text` as const)
}

/** The targets of the links: pages that submit the token only after a click, since mail programs open links too. */
function waysOn(
  mail: AccountMail,
  language: Language,
  url: (path: string) => string,
  t: ReturnType<typeof translator>,
): Block[] {
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
    case 'invite':
    case 'renew':
      return [
        {
          kind: 'button',
          label: t('mail.invite.button'),
          url: url(entrancePath(language, mail.token, mail.role)),
        },
      ]
    case 'known':
      return [{ kind: 'button', label: t('mail.known.button'), url: url('/anmelden') }, reset, ignore]
    case 'code':
      return [
        { kind: 'heading', text: mail.code },
        { kind: 'text', text: t('mail.code.rule') },
      ]
    case 'password_changed':
    case 'factor':
    case 'email_asked':
    case 'social_linked':
      return [reset]
    default:
      return []
  }
}
