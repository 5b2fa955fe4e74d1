import * as content from '../../../domain/content/operations.ts'
import { type Answer, answer, links, suggestions, type Turn, text } from '../conversation.ts'
import { runTool } from '../tool.ts'

const PASSAGES = 3
const QUERY_MAX = 300

/** The best passage of help, questions and articles, with the pages that it and the next ones are from. */
export async function help(turn: Turn, query: string): Promise<Answer> {
  const { language, t } = turn
  const asked = { q: query.slice(0, QUERY_MAX), limit: String(PASSAGES), lang: language }
  const { data: found } = await runTool(content.findHelp, turn, { query: asked })
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
    text(best.passage),
    {
      type: 'sources',
      sources: found.map(({ title, heading, passage, url }) => ({
        title: [title, heading].filter(Boolean).join(': '),
        url,
        passage,
      })),
    },
    suggestions(t('assistant.say.search'), t('assistant.say.human')),
  ])
}
