/** npm run company -- --company C --feedback yes|no: changes what a company gets. */
import { parseArgs } from 'node:util'
import { translator } from '../src/i18n/server.ts'
import { changeFeedback } from '../src/server/companies/settings.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const t = translator()
const WANTS: Record<string, boolean> = { yes: true, ja: true, no: false, nein: false }

function readArguments(): { company: string; wants: boolean } {
  const text = { type: 'string' } as const
  try {
    const { company, feedback } = parseArgs({ options: { company: text, feedback: text } }).values
    const wants = WANTS[feedback?.toLowerCase() ?? '']
    if (company?.trim() && wants !== undefined) return { company: company.trim(), wants }
  } catch {
    // An unknown option: the usage below lists the valid ones.
  }
  console.error(t('company.usage'))
  process.exit(2)
}

const { company, wants } = readArguments()
const { ctx, close } = await openCtx(
  readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }),
  'command',
).catch(fail)
try {
  const found = await changeFeedback(ctx, company, wants)
  const [only, ...others] = found
  if (only && others.length === 0)
    console.log(t(wants ? 'company.feedback' : 'company.no_feedback', { firma: only.firma }))
  else {
    const names = found.map(({ slug }) => slug).join(', ')
    console.error(only ? t('company.several', { company, names }) : t('company.unknown', { company }))
    process.exitCode = 1
  }
} finally {
  await close()
}
