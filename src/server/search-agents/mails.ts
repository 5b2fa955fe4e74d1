import type { PropertyCard } from '../../domain/properties/card.ts'
import type { HitKind } from '../../domain/search-agents/schemas.ts'
import { sentenceIn } from '../../domain/search-agents/sentence.ts'
import type { Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Config } from '../config.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import type { Mail } from '../deliveries/mail/mail.ts'
import { propertyBlock } from '../deliveries/mail/property.ts'
import type { Offer } from '../properties/offer.ts'
import type { AgentRow } from './repository.ts'

/** The page where an agent is confirmed, changed, paused and ended; `token` is the key to it. */
export const agentPath = (row: Pick<AgentRow, 'token'>, what: 'bestaetigen' | 'pausieren' | 'beenden' | '' = '') =>
  `/suchagent?token=${row.token}${what && `&${what}`}`

export function confirmMail(config: Config, row: AgentRow): Mail {
  const language = row.language
  const t = translator(language)
  return {
    dedupeKey: `agent:${row.id}:confirm`,
    to: row.email,
    language,
    subject: t('agent.confirm.subject'),
    preview: t('agent.confirm.text'),
    blocks: [
      { kind: 'heading', text: t('agent.confirm.subject') },
      { kind: 'text', text: t('agent.confirm.text') },
      {
        kind: 'button',
        label: t('agent.confirm.button'),
        url: siteUrl(config, language, agentPath({ token: row.confirm_token }, 'bestaetigen')),
      },
      // Does not quote the search, which may contain any words: the address is not verified yet.
      { kind: 'text', text: t('agent.confirm.ignore') },
    ],
    reason: t('agent.confirm.reason'),
  }
}

/** A reported home: its card while it is offered, its name when it is gone. */
export interface Told {
  kind: HitKind
  card: PropertyCard | null
  offer: Offer | null
}

/** @param more number of further homes besides `told` */
export function digestMail(config: Config, row: AgentRow, told: readonly Told[], more: number, upTo: number): Mail {
  const language = row.language
  const t = translator(language)
  const count = told.length + more
  const subject = t('agent.mail.subject', { count })
  return {
    dedupeKey: `agent:${row.id}:${upTo}`,
    to: row.email,
    language,
    ...(row.user_id !== null && { userId: row.user_id }),
    subject,
    preview: told[0]?.card?.objekttitel ?? subject,
    blocks: [
      { kind: 'heading', text: subject },
      ...told.flatMap((one) => blockOf(config, one, language)),
      ...(more > 0 ? [{ kind: 'text', text: t('agent.mail.more', { count: more }) } as const] : []),
      searchLink(config, row),
    ],
    reason: t('agent.mail.reason'),
    links: [
      { label: t('agent.change'), url: siteUrl(config, language, agentPath(row)) },
      { label: t('agent.pause'), url: siteUrl(config, language, agentPath(row, 'pausieren')) },
      { label: t('agent.end'), url: siteUrl(config, language, agentPath(row, 'beenden')) },
    ],
    headers: {
      'List-Unsubscribe': `<${config.SITE_URL}/api/search-agents/unsubscribe?token=${row.token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function blockOf(config: Config, { kind, card, offer }: Told, language: Language): Block[] {
  const badge = translator(language)(`agent.kind.${kind}`)
  if (card) return [propertyBlock(config, card, language, badge)]
  if (!offer) return []
  return [{ kind: 'text', text: `${badge}: ${offer.objekttitel}${offer.place && ` (${offer.place})`}` }]
}

function searchLink(config: Config, row: AgentRow): Block {
  const language = row.language
  const query = row.criteria && `?${row.criteria}`
  return {
    kind: 'link',
    label: [translator(language)('agent.search'), sentenceIn(row.criteria)].filter(Boolean).join(': '),
    url: siteUrl(config, language, `/immobilien${query}`),
  }
}
