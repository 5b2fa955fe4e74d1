import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/performance/operations.ts'
import { VITAL_NAMES } from '../../domain/performance/vitals.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { recordVital } from './record.ts'
import { readRoutes, readServerFigures } from './service.ts'
import { readVitals } from './vitals.ts'

export const performanceOperations = [
  run(declared.report, (ctx, _visitor, { body }) => {
    const { page, device } = body
    const language = known(body.language)
    for (const name of VITAL_NAMES) {
      const value = body[name]
      if (value !== undefined) recordVital(ctx, name, value, { page, language, device })
    }
    return {}
  }),
  run(declared.vitals, (ctx, _visitor, { query }) => {
    const { page = '', language, device = '' } = query
    return readVitals(ctx, query, { page, language: language ? known(language) : '', device })
  }),
  run(declared.server, (ctx, _visitor, { query }) => readServerFigures(ctx, query)),
  run(declared.routes, (ctx, _visitor, { query }) => readRoutes(ctx, query)),
]

/** @throws DomainError input.invalid for a code that is no language of ours */
function known(code: string): Language {
  if (!isLanguage(code)) throw new DomainError('input.invalid', [{ field: 'language', code: 'invalid' }])
  return code
}
