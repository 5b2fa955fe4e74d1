import type { z } from 'zod'
import { PROBLEM_CODES, type Problem, type ProblemCode } from './errors.ts'

/**
 * Turns the issues of a schema into problems with the code of their message: at most one for each field, the first. A
 * schema names its own problem by using the code as its message: `z.string().min(8, 'password_rule')`.
 */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  const problems = new Map<string, Problem>()
  for (const issue of error.issues) {
    // Names that the schema does not know are an issue of the object around them.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      const field = path.join('.') || 'body'
      if (!problems.has(field)) problems.set(field, { field, ...problemOf(issue) })
    }
  }
  return [...problems.values()]
}

/** Makes the issues of a value's own schema issues of the text that it was read from, with what they say. */
export function passOn(error: z.core.$ZodError, context: z.core.$RefinementCtx): void {
  for (const issue of error.issues) {
    const { path, message } = issue
    context.addIssue({
      code: 'custom',
      path: [...path],
      message,
      ...(issue.code === 'custom' && { params: issue.params }),
    })
  }
}

function problemOf(issue: z.core.$ZodIssue): Omit<Problem, 'field'> {
  const params = {
    ...('minimum' in issue && { min: Number(issue.minimum) }),
    ...('maximum' in issue && { max: Number(issue.maximum) }),
    ...(issue.code === 'custom' && (issue.params as Problem['params'])),
  }
  const named = PROBLEM_CODES.find((code) => code === issue.message)
  // A missing value is reported as missing, whatever its expected type.
  const absent = issue.code === 'invalid_type' && /received undefined$/.test(issue.message)
  const code = named ?? (absent ? 'missing' : kindOf(issue))
  return Object.keys(params).length ? { code, params } : { code }
}

function kindOf(issue: z.core.$ZodIssue): ProblemCode {
  if (issue.code === 'invalid_type') return 'type'
  if (issue.code !== 'too_big') return 'invalid'
  return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'list_length' : 'too_large'
}
