import type { FormName } from '../../../domain/assistant/acts.ts'
import { formAddress } from '../../../domain/assistant/form-address.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { listAddress } from '../../../domain/search/address.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import { localPath } from '../../../i18n/paths.ts'
import { isolated } from '../../../words/isolated.ts'
import { readCards } from '../../properties/cards.ts'
import { type Answer, answer, homePath, links, suggestions, type Turn, text } from '../conversation.ts'
import { contactLines } from '../home-lines.ts'
import { homeLink, readHome, toHome } from './homes.ts'
import { whichHome } from './talk.ts'

/** How to reach the agency of a home, or Klinke. */
export async function contact(turn: Turn, id?: number): Promise<Answer> {
  const { t } = turn
  const home = id === undefined ? null : await readHome(turn, id)
  if (!home) return answer(turn, [text(...klinke(turn, 'assistant.contact_klinke')), toContact(turn)])
  return answer(
    turn,
    [
      text(...agency(turn, home)),
      toHome(turn, home),
      suggestions(t('assistant.say.inquiry'), t('assistant.say.viewing')),
    ],
    { home: home.id },
  )
}

/** A person: of the agency of the home in talk, and of Klinke. */
export async function human(turn: Turn): Promise<Answer> {
  const id = turn.carried.home ?? turn.page
  const home = id === undefined ? null : await readHome(turn, id)
  const lines = [...(home ? agency(turn, home) : []), ...klinke(turn, 'assistant.human')]
  return answer(turn, [text(...lines), toContact(turn, home)])
}

const agency = ({ t, language }: Turn, home: PropertyDetail): string[] => [
  t('assistant.contact_agency', { title: isolated(home.objekttitel, language) }),
  ...contactLines(home, t),
]

function klinke({ t, ctx }: Turn, sentence: 'assistant.contact_klinke' | 'assistant.human'): string[] {
  const { CONTACT_PHONE: phone, CONTACT_EMAIL: email } = ctx.config
  return [
    t(sentence),
    t('text.labelled', { label: t('contact.phone'), value: phone }),
    t('text.labelled', { label: t('contact.email'), value: email }),
    t('text.labelled', { label: t('frame.hours'), value: t('frame.hours_week') }),
  ]
}

const toContact = (turn: Turn, home: PropertyDetail | null = null) =>
  links(turn, { label: turn.t('frame.contact'), path: '/kontakt' }, ...homeLink(turn, home))

/** A form with what is known, for the visitor to send. */
export async function form(turn: Turn, name: FormName, id?: number): Promise<Answer> {
  const { ctx, t, language, carried } = turn
  if (name === 'search_agent') {
    const { filter } = parseSearch(new URLSearchParams(carried.criteria ?? '')).query
    return answer(turn, formEvents(turn, name, listAddress({ filter })))
  }
  if (id === undefined) return whichHome(turn)
  const [home] = await readCards(ctx, [id], language)
  if (!home) return answer(turn, [text(t('error.property.gone'))])
  return answer(turn, formEvents(turn, name, homePath(home), home.objekttitel), { home: id })
}

function formEvents({ t, language }: Turn, name: FormName, page: string, title?: string): Answer['events'] {
  const values: Record<string, string> =
    name === 'inquiry' && title ? { message: t('inquiry.form.prefill', { title }) } : {}
  return [
    text(title, t(name === 'favorite' ? 'assistant.favorite_ready' : 'assistant.form_ready')),
    {
      type: 'form',
      name,
      label: t(`assistant.form.${name}`),
      url: localPath(language, formAddress(page, name, values)),
      values,
    },
  ]
}
