import { findHelp } from '../../content/help.ts'
import { type Answer, answer, links, suggestions, type Turn, text } from '../conversation.ts'

const PASSAGES = 3
const QUERY_MAX = 300

/** The best passage of help, questions and articles, with the pages that it and the next ones are from. */
export async function help(turn: Turn, query: string): Promise<Answer> {
  const { ctx, language, t } = turn
  const found = await findHelp(ctx.config, query.slice(0, QUERY_MAX), language, PASSAGES)
  const [best] = found
  if (!best) {
    return answer(turn, [
      text(t('assistant.help_none')),
      links(
        turn,
        { label: t('frame.help'), path: '/hilfe' },
        { label: t('frame.faq'), path: '/faq' },
        { label: t('frame.contact'), path: '/kontakt' },
      ),
    ])
  }
  return answer(turn, [
    text(best.text),
    {
      type: 'sources',
      sources: found.map(({ title, heading, text: passage, page }) => ({
        title: [title, heading].filter(Boolean).join(': '),
        url: page,
        passage,
      })),
    },
    suggestions(t('assistant.say.search'), t('assistant.say.human')),
  ])
}
