import type { Refusal, SmallTalk } from '../../../domain/assistant/acts.ts'
import { type Answer, answer, links, suggestions, type Turn, text } from '../conversation.ts'

export function talk(turn: Turn, about: SmallTalk): Answer {
  return answer(turn, [text(turn.t(`assistant.talk.${about}`)), ...(about === 'goodbye' ? [] : [beginnings(turn)])])
}

/** Calm, and without a word about the person. */
export function refuse(turn: Turn, reason: Refusal): Answer {
  return answer(turn, [
    text(turn.t(`assistant.refuse.${reason}`)),
    ...(reason === 'insult' || reason === 'person' ? [toPeople(turn)] : []),
    beginnings(turn),
  ])
}

export function whichHome(turn: Turn, asked?: string): Answer {
  const { t, carried } = turn
  const isShown = (carried.shown?.length ?? 0) > 0
  return answer(
    turn,
    [
      text(t(isShown ? 'assistant.which_home' : 'assistant.no_home')),
      isShown
        ? suggestions(t('assistant.say.first'), t('assistant.say.second'))
        : suggestions(t('assistant.say.search'), t('assistant.say.area_prices')),
    ],
    asked === undefined ? {} : { asked },
  )
}

export function cannot(turn: Turn): Answer {
  return answer(turn, [text(turn.t('assistant.cannot')), toPeople(turn), beginnings(turn)])
}

const toPeople = (turn: Turn) =>
  links(turn, { label: turn.t('frame.contact'), path: '/kontakt' }, { label: turn.t('frame.help'), path: '/hilfe' })

/** What fits the moment: of a home, of a search, or of neither. */
function beginnings({ t, carried, page }: Turn) {
  if (carried.home !== undefined || page !== undefined) {
    return suggestions(t('assistant.say.total_costs'), t('assistant.say.available'), t('assistant.say.viewing'))
  }
  if (carried.criteria !== undefined) {
    return suggestions(t('assistant.say.more'), t('assistant.say.cheaper'), t('assistant.say.save'))
  }
  return suggestions(t('assistant.say.search'), t('assistant.say.area_prices'), t('assistant.say.term'))
}
