import * as declared from '../../domain/content/operations.ts'
import { LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { findHelp } from './help.ts'

export const contentOperations = [
  run(declared.findHelp, async ({ config }, _visitor, { query }) => {
    const found = await findHelp(config, query.q, languageOf(query.lang), query.limit)
    return {
      data: found.map(({ kind, title, heading, text, page, language }) => ({
        kind,
        title,
        heading,
        passage: text,
        url: page,
        lang: LANGUAGES[language].tag,
      })),
    }
  }),
]
