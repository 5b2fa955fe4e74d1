import type { Problem } from '../domain/errors.ts'
import type { MessageKey, Translate } from '../i18n/translate.ts'

/** The sentence for a problem of a field. Its parameters came with the problem, perhaps from the server. */
export function problemText({ code, params }: Pick<Problem, 'code' | 'params'>, t: Translate<'problems'>): string {
  const key: MessageKey<'problems'> = `problem.${code}`
  return t.find(key, params) ?? key
}
