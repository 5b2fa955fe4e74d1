import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { projectPath } from './paths.ts'

/** The example, which also shows how a file of one's own looks. */
const EXAMPLE = 'src/content/operator.json'

const text = z.string('must be a text').trim().min(1, 'must not be empty')

/** What the imprint has to say about the operator (ECG § 5, MedienG § 25, UGB § 14, GewO § 63), and the privacy page about its processors. */
const operatorSchema = z.strictObject({
  /** The company as in the Firmenbuch. */
  name: text,
  /** Management and shares. */
  owner: text,
  /** Street, then postal code and town, divided by a comma and a blank. */
  address: text.regex(/^[^,]+, \d{4,5} .+/, 'must be “street, postal code town”'),
  register: text,
  court: text,
  uid: text,
  authority: text,
  chamber: text,
  /** The trade as registered (Gewerbewortlaut). */
  trade: text,
  /** Who processes data for the operator, each with seat and task (GDPR, Articles 13 and 28). */
  processors: text,
})

export type Operator = z.output<typeof operatorSchema>

/**
 * The operator's data for imprint, privacy page and contact.
 * @param file path of a JSON file (OPERATOR_FILE); without one, the example
 * @throws Error that names the file and each wrong field
 */
export function readOperator(file: string | undefined): Operator & { isExample: boolean } {
  const known = read.get(file)
  if (known) return known
  const operator = parse(file ?? projectPath(EXAMPLE))
  read.set(file, { ...operator, isExample: !file })
  return { ...operator, isExample: !file }
}

/** Each file is read once in a process: every page asks. */
const read = new Map<string | undefined, Operator & { isExample: boolean }>()

function parse(place: string): Operator {
  const { success, data, error } = operatorSchema.safeParse(readJson(place))
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
  throw new Error(`OPERATOR_FILE ${place}: ${faults.join('; ')}`)
}

function readJson(place: string): unknown {
  try {
    return JSON.parse(readFileSync(place, 'utf8'))
  } catch (error) {
    throw new Error(`OPERATOR_FILE ${place}: ${(error as Error).message}`)
  }
}
