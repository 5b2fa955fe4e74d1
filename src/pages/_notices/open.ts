import { type DomainError, isDomainError } from '../../domain/errors.ts'
import { formatWait } from '../../domain/format/wait.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { describeProblem } from '../../server/http/envelope.ts'
import { sendComplaint, sendReport } from '../../server/notices/operations.ts'
import { execute } from '../../server/operations/run.ts'

/** What a page shows of its form: the values that were sent, and what is wrong with them. */
export interface OpenedForm {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  /** A refusal that belongs to no field. */
  failed: string | null
  isSent: boolean
}

const EMPTY: OpenedForm = { values: {}, problems: {}, failed: null, isSent: false }
const CALLS = { report: sendReport, complaint: sendComplaint }

/** Answers the form of /melden or /beschwerde, by the operation of the API; GET begins one. */
export async function openForm(
  { ctx, visitor }: App.Locals,
  request: Request,
  kind: keyof typeof CALLS,
): Promise<OpenedForm> {
  if (!visitor) return EMPTY
  // A body that is no form has no values.
  const form = await request.formData().catch(() => new FormData())
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const { reason, good_faith: _tick, ...rest } = values
  const body = { ...rest, ...(reason && { reason }), ...('good_faith' in values && { good_faith: true }) }
  try {
    await execute(CALLS[kind], ctx, visitor, { body })
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
