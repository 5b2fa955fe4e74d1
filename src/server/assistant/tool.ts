import type { z } from 'zod'
import { DomainError } from '../../domain/errors.ts'
import type { AnswerOf, Operation, Tool as ToolMark } from '../../domain/operations/operation.ts'
import { problemsOf } from '../../domain/problems.ts'
import { type Language, languageOf } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import { areaPriceOperations } from '../area-prices/operations.ts'
import { calculatorOperations } from '../calculators/operations.ts'
import { contentOperations } from '../content/operations.ts'
import type { Ctx } from '../ctx.ts'
import { type Bound, execute, type Request } from '../operations/run.ts'
import type { Visitor } from '../operations/visitor.ts'
import { placeOperations } from '../places/operations.ts'
import { projectOperations } from '../projects/operations.ts'
import { propertyOperations } from '../properties/operations.ts'
import { understandingOperations } from '../understanding/operations.ts'
import type { Reader } from './tool-views.ts'

/** An operation as assistants call it: with typed arguments, and an answer that fits into a conversation. */
export interface Tool extends ToolMark {
  input: z.ZodObject
  answer: z.ZodObject
  /**
   * Executes the operation, with its permission and its limits.
   * @param given the arguments; without `lang` the answer is in the visitor's language
   * @param site what precedes links: '' for paths from the root of the site
   * @throws DomainError as `execute`; input.invalid names every bad argument
   */
  call(ctx: Ctx, visitor: Visitor, given: unknown, site?: string): Promise<Record<string, unknown>>
}

/** Not ALL: the assistant's own operations are in it, and they call tools. */
const BOUND: readonly Bound[] = [
  ...propertyOperations,
  ...placeOperations,
  ...projectOperations,
  ...areaPriceOperations,
  ...calculatorOperations,
  ...contentOperations,
  ...understandingOperations,
]

type Marked = Operation & { tool: ToolMark }

interface Shape<O extends Marked, I extends z.ZodObject, A extends z.ZodObject> {
  input: I
  answer: A
  /** The request of the operation; by default the arguments are its query string. */
  request?(given: z.output<I>, language: Language): Request
  view(answered: AnswerOf<O>, reader: Reader, given: z.output<I>): z.input<A>
}

/**
 * Calls a marked operation for the dialogue by rules: what a tool would do, with the whole answer, since the dialogue
 * makes cards and sentences of it.
 * @throws DomainError as `execute`
 */
export async function runTool<O extends Marked>(
  operation: O,
  { ctx, visitor }: { ctx: Ctx; visitor: Visitor },
  request: Request,
): Promise<AnswerOf<O>> {
  return (await execute(boundTo(operation), ctx, visitor, request)) as AnswerOf<O>
}

function boundTo(operation: Marked): Bound {
  const bound = BOUND.find((one) => one.operation === operation)
  if (!bound) throw new Error(`${operation.name} is not bound.`)
  return bound
}

/** Declares how assistants call a marked operation. */
export function tool<O extends Marked, I extends z.ZodObject, A extends z.ZodObject>(
  operation: O,
  { input, answer, request, view }: Shape<O, I, A>,
): Tool {
  const bound = boundTo(operation)
  return {
    ...operation.tool,
    input,
    answer,
    async call(ctx, visitor, given, site = '') {
      const read = input.safeParse(given)
      if (!read.success) throw new DomainError('input.invalid', problemsOf(read.error))
      const { lang } = read.data as { lang?: string }
      const language = lang === undefined ? visitor.language : languageOf(lang)
      const asked = request?.(read.data, language) ?? { query: asTexts({ ...read.data, lang: language }) }
      const answered = (await execute(bound, ctx, visitor, asked)) as AnswerOf<O>
      const reader: Reader = { language, link: (path) => site + localPath(language, path) }
      return view(answered, reader, read.data)
    },
  }
}

/** Arguments as the texts of a query string; entries of a list are joined as in an address. */
export function asTexts(given: Record<string, unknown>): Record<string, string> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(name === 'umkreis' ? '~' : ',') : String(value),
    ]),
  )
}
