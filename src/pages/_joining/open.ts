import { type DomainError, isDomainError } from '../../domain/errors.ts'
import { formatWait } from '../../domain/format/wait.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { describeProblem } from '../../server/http/envelope.ts'
import { sendApplication } from '../../server/joining/operations.ts'
import { execute } from '../../server/operations/run.ts'

/** What the page shows of the form: the values that were sent, and what is wrong with them. */
export interface OpenedForm {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  /** A refusal that belongs to no field. */
  failed: string | null
  isSent: boolean
}

const EMPTY: OpenedForm = { values: {}, problems: {}, failed: null, isSent: false }

/** Answers the form of the page /anbieter-werden, by the same operation as POST /api/applications; GET begins one. */
export async function openForm({ ctx, visitor }: App.Locals, request: Request): Promise<OpenedForm> {
  if (!visitor) return EMPTY
  // A body that is no form has no values.
  const form = await request.formData().catch(() => new FormData())
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const body = { ...values, ...('terms' in values && { terms: true }) }
  try {
    await execute(sendApplication, ctx, visitor, { body })
    return { ...EMPTY, isSent: true }
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
