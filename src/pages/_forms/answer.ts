import { type DomainError, isDomainError } from '../../domain/errors.ts'
import { formatWait } from '../../domain/format/wait.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { describeProblem } from '../../server/http/envelope.ts'
import { once } from '../../server/http/limits/idempotency.ts'
import { type Bound, execute } from '../../server/operations/run.ts'

type Values = Readonly<Record<string, string>>

/** What a page shows of its form: the values that were sent, and what is wrong with them. */
export interface OpenedForm {
  values: Values
  problems: Values
  /** A refusal that belongs to no field. */
  failed: string | null
  isSent: boolean
}

const EMPTY: OpenedForm = { values: {}, problems: {}, failed: null, isSent: false }

/**
 * Answers the form of a page by an operation of the API, once where it is sent twice; GET begins one.
 * @param toBody the body of the operation: a tick is text in a form
 */
export async function answerForm(
  { ctx, visitor }: App.Locals,
  request: Request,
  operation: Bound,
  toBody: (values: Values) => object,
): Promise<OpenedForm> {
  if (!visitor) return EMPTY
  // A body that is no form has no values.
  const form = await request.formData().catch(() => new FormData())
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  try {
    const sent = { operation: operation.operation.name, place: visitor.place, user: visitor.user?.id, values }
    await once(ctx, sent, () => execute(operation, ctx, visitor, { body: toBody(values) }))
    return { ...EMPTY, values, isSent: true }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { ...EMPTY, values, ...told(error, visitor.language) }
  }
}

function told(error: DomainError, language: keyof typeof LANGUAGES): Pick<OpenedForm, 'problems' | 'failed'> {
  const t = translator(language)
  const problems = error.fields.map((problem) => describeProblem(problem, t))
  const when = formatWait(error.retryAfter ?? 0, LANGUAGES[language].tag)
  return {
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    failed: problems.length > 0 ? t('agencies.join.wrong') : t(`error.${error.code}`, { when }),
  }
}
