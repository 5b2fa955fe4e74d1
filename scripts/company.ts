/** npm run company: shows what the operator has set for a company, and changes it; feeds never touch these settings. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { translator } from '../src/i18n/server.ts'
import { changeCompany, type SettingsAnswer, type SettingsChange } from '../src/server/companies/settings.ts'
import { MediaError } from '../src/server/media/fault.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const t = translator()
const text = { type: 'string' } as const
const OPTIONS = {
  company: text,
  logo: text,
  color: text,
  line: text,
  assistants: text,
  'open-data': text,
  feedback: text,
}
const YES_NO: Record<string, boolean> = { yes: true, ja: true, no: false, nein: false }
const LINE_MAX = 120

/** An option with a bad value; the message is for the operator. */
class BadOption extends Error {}

const bad = (option: string, value: string, allowed: string) =>
  new BadOption(t('company.bad', { option: `--${option}`, value, allowed }))
const isNone = (value: string) => /^(?:none|keine?)$/i.test(value)

async function readArguments(): Promise<{ company: string; change: SettingsChange; logo: string }> {
  const { values } = parseArgs({ options: OPTIONS })
  const { company, logo, color, line } = values
  if (!company?.trim()) throw new BadOption(t('company.usage'))
  const change: SettingsChange = {}
  if (color !== undefined) {
    if (!isNone(color) && !/^#[0-9a-f]{6}$/i.test(color)) throw bad('color', color, '#RRGGBB')
    change.color = isNone(color) ? null : color.toLowerCase()
  }
  if (line !== undefined) {
    const words = line.trim()
    if (words.length < 1 || words.length > LINE_MAX) throw bad('line', words, `1-${LINE_MAX}`)
    change.line = isNone(words) ? null : words
  }
  for (const [option, name] of [
    ['assistants', 'allow_assistants'],
    ['open-data', 'allow_open_data'],
    ['feedback', 'openimmo_feedback'],
  ] as const) {
    const value = values[option]
    if (value === undefined) continue
    const wants = YES_NO[value.toLowerCase()]
    if (wants === undefined) throw bad(option, value, t('company.yes_or_no'))
    change[name] = wants
  }
  if (logo !== undefined) change.logo = logo === 'feed' ? null : await readLogo(logo)
  return { company: company.trim(), change, logo: logo ?? '' }
}

async function readLogo(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => {
    throw new BadOption(t('company.logo_missing', { file }))
  })
}

function print({ firma, settings }: Extract<SettingsAnswer, { firma: string }>): void {
  const { own_logo_hash, color, line, allow_assistants, allow_open_data, openimmo_feedback } = settings
  console.log(firma)
  for (const words of [
    t(own_logo_hash ? 'company.logo_own' : 'company.logo_feed'),
    t('company.color', { color: color ?? t('company.none') }),
    t('company.line', { line: line ?? t('company.none') }),
    t('company.assistants', { value: t(allow_assistants ? 'company.allowed' : 'company.forbidden') }),
    t('company.open_data', { value: t(allow_open_data ? 'company.yes' : 'company.no') }),
    t('company.feedback', { value: t(openimmo_feedback ? 'company.yes' : 'company.no') }),
  ])
    console.log(`  ${words}`)
}

const { company, change, logo } = await readArguments().catch((error: Error) => {
  console.error(error instanceof BadOption ? error.message : t('company.usage'))
  process.exit(2)
})
const { ctx, close } = await openCtx(
  readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }),
  'command',
).catch(fail)
try {
  const answer = await changeCompany(ctx, company, change)
  if ('firma' in answer) print(answer)
  else {
    const names = answer.found.map(({ slug }) => slug).join(', ')
    console.error(names ? t('company.several', { company, names }) : t('company.unknown', { company }))
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof MediaError)) throw error
  console.error(t('company.logo_unreadable', { file: logo }))
  process.exitCode = 1
} finally {
  await close()
}
