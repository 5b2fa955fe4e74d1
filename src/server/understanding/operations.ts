import { viennaDay } from '../../domain/format/date.ts'
import * as declared from '../../domain/understanding/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { keepMisunderstood } from './misunderstood-repository.ts'
import { readSentence } from './read-sentence.ts'

export const understandingOperations = [
  run(declared.interpret, (ctx, { signal }, { body }) =>
    readSentence(ctx, body.query, languageOf(body.language), {
      criteria: body.criteria,
      asksModel: body.engine === 'model',
      signal,
    }),
  ),
  run(declared.reportMisunderstood, async (ctx, visitor, { body }) => {
    const { criteria, sort, language } = await readSentence(ctx, body.query, languageOf(body.language))
    await keepMisunderstood(ctx.db, {
      query: body.query,
      language,
      criteria: { ...criteria, ...(sort && { sort }) },
      wanted: body.wanted,
      day: viennaDay(ctx.clock()),
    })
    return say(visitor, 'sentence.kept')
  }),
]
