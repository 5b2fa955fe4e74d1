import type { Act } from '../../src/domain/assistant/acts.ts'
import type { ChatEvent } from '../../src/domain/assistant/chat.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Carried, turnOf } from '../../src/server/assistant/conversation.ts'
import { type Left, perform } from '../../src/server/assistant/perform.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { GUEST } from './visitor.ts'

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

/** The answer to an act, by its events. */
export interface Said {
  text: string
  ids: number[]
  list: EventOf<'criteria'> | undefined
  form: EventOf<'form'> | undefined
  sources: EventOf<'sources'>['sources']
  links: EventOf<'links'>['links']
  suggestions: string[]
  after: Carried
}

export async function answerTo(
  ctx: Ctx,
  act: Act,
  {
    carried = {},
    language = 'de',
    page,
    ...left
  }: { carried?: Carried; language?: Language; page?: number } & Left = {},
): Promise<Said> {
  const turn = turnOf(ctx, GUEST, language, carried, page === undefined ? {} : { property_id: page })
  const { events, after } = await perform(turn, act, left)
  const of = <T extends ChatEvent['type']>(type: T) =>
    events.filter((event): event is EventOf<T> => event.type === type)
  return {
    text: of('text')
      .map(({ text }) => text)
      .join(''),
    ids: of('cards').flatMap(({ ids }) => ids),
    list: of('criteria')[0],
    form: of('form')[0],
    sources: of('sources').flatMap(({ sources }) => sources),
    links: of('links').flatMap(({ links }) => links),
    suggestions: of('suggestions').flatMap(({ suggestions }) => suggestions),
    after,
  }
}
