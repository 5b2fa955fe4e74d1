/**
 * Lists the regular expressions that are not linear, each with a text that shows it. Strangers choose the texts of
 * feeds, addresses and messages, and a running expression cannot be stopped.
 *
 *   node scripts/expressions.ts            analyses src/, scripts/ and tools/, as npm run check does; exits with 1 for a fault
 *   node scripts/expressions.ts --keep     also writes verdicts to scripts/expressions/judged.json: the next run is fast
 *   node scripts/expressions.ts FOLDER     analyses another checkout
 */
import { parseArgs } from 'node:util'
import { projectRoot } from '../src/server/paths.ts'
import { ALLOWED } from './expressions/allowed.ts'
import { type Expression, findExpressions } from './expressions/find.ts'
import { type Judged, judge, keep } from './expressions/judge.ts'

const { values, positionals } = parseArgs({ options: { keep: { type: 'boolean' } }, allowPositionals: true })
const found = findExpressions(positionals[0] ?? projectRoot())
const known = found.filter((each) => each.source !== null) as (Expression & { source: string })[]
const { judged, fresh } = await judge(known)
if (values.keep) keep(known, judged)

const used = new Set<(typeof ALLOWED)[number]>()
function isAllowed({ file, text }: Expression): boolean {
  const line = ALLOWED.find((each) => each.file === file && each.text === text)
  if (line) used.add(line)
  return line !== undefined
}

const faults: string[] = []
for (const each of found) {
  const { isLinear, complexity, attack } = verdictOn(each)
  if (isLinear || isAllowed(each)) continue
  faults.push(`${each.file}:${each.line}\n  ${each.text}\n  ${complexity}${attack ? `, for ${attack}` : ''}`)
}
for (const line of ALLOWED) {
  if (!used.has(line) && !positionals[0])
    faults.push(`scripts/expressions/allowed.ts\n  ${line.text}\n  is linear by now, or no longer in ${line.file}`)
}
for (const fault of faults) console.log(`${fault}\n`)
const newly = fresh ? `, ${fresh} of them for the first time: --keep writes their verdicts down` : ''
console.log(`${found.length} expressions judged${newly}. ${faults.length} faults, ${used.size} allowed.`)
process.exitCode = faults.length ? 1 : 0

function verdictOn(each: Expression): Judged {
  const at = known.indexOf(each as (typeof known)[number])
  return judged[at] ?? { isLinear: false, complexity: 'put together while the program runs', attack: '' }
}
