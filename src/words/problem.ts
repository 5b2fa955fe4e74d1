import type { Problem } from '../domain/errors.ts'
import type { MessageKey, Translate } from '../i18n/translate.ts'

/** What is wrong with a field, in a sentence. Its parameters came with it, perhaps from the server. */
export function problemText({ code, params }: Pick<Problem, 'code' | 'params'>, t: Translate<'shared'>): string {
  const key: MessageKey<'shared'> = `problem.${code}`
  return t.find(key, params) ?? key
}
