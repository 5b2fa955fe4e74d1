/** npm run doctor: looks at machine, settings, database and mail server, and says what is missing or doubtful. */
import { examine } from '../src/server/doctor/examine.ts'
import type { Level } from '../src/server/doctor/finding.ts'
import { fail, readEnvironment } from './environment.ts'

const MARKS: Record<Level, string> = { ok: 'ok   ', doubt: 'doubt', fault: 'FAULT' }

const findings = await examine(readEnvironment()).catch(fail)
for (const { level, text, next } of findings) {
  console.log(`${MARKS[level]}  ${text}`)
  if (next) console.log(`       ${next}`)
}
const count = (level: Level) => findings.filter((finding) => finding.level === level).length
console.log(`\n${count('ok')} well, ${count('doubt')} doubtful, ${count('fault')} to mend`)
process.exit(count('fault') > 0 ? 1 : 0)
