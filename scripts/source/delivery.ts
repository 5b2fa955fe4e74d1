import { existsSync, readFileSync } from 'node:fs'
import { isLanguage, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import {
  changeDelivery,
  type DeliveryChange,
  DeliveryRefusal,
  readDeliverySettings,
  refuseBadDelivery,
} from '../../src/server/feeds/settings.ts'

const text = { type: 'string' } as const
/** The options of `npm run source` about how a source delivers (docs/feeds.md). */
export const DELIVERY_OPTIONS = {
  secret: { type: 'boolean' },
  'ssh-key': text,
  report: text,
  'report-language': text,
  pull: text,
  every: text,
} as const

type DeliveryValues = { secret?: boolean } & Partial<Record<Exclude<keyof typeof DELIVERY_OPTIONS, 'secret'>, string>>

const NONE = /^(keine?|nie|none|never|no|nein)$/i
/** Further words for a language than its code. */
const LANGUAGE_WORDS: Readonly<Record<string, Language>> = { deutsch: 'de', en: 'gb', english: 'gb', englisch: 'gb' }
const EVERY_MIN = 5
const EVERY_MAX = 10_080

/** A value that cannot be set; its message is a sentence for the operator. */
export class BadDelivery extends Error {}

/**
 * The change that the options ask for; null without any.
 * @throws BadDelivery
 */
export function readDelivery(values: DeliveryValues, t: Translate): DeliveryChange | null {
  const bad = (option: string, value: string, allowed: string) =>
    new BadDelivery(t('source.bad', { option: `--${option}`, value, allowed }))
  const orNone = (value: string | undefined) => (value !== undefined && NONE.test(value) ? null : value?.trim())
  const change: DeliveryChange = {}
  if (values.secret) change.secret = true
  const key = orNone(values['ssh-key'])
  if (key !== undefined) change.sshKey = key !== null && existsSync(key) ? readFileSync(key, 'utf8') : key
  const report = orNone(values.report)
  if (report !== undefined) change.reportEmail = report
  const language = values['report-language']?.toLowerCase()
  if (language !== undefined) {
    const code = LANGUAGE_WORDS[language] ?? language
    if (!isLanguage(code)) throw bad('report-language', language, Object.keys(LANGUAGES).join(', '))
    change.reportLanguage = code
  }
  const pull = orNone(values.pull)
  if (pull !== undefined) change.pullUrl = pull
  if (values.every !== undefined) {
    const minutes = /^\d{1,5}$/.test(values.every) ? Number(values.every) : 0
    if (minutes < EVERY_MIN || minutes > EVERY_MAX) throw bad('every', values.every, `${EVERY_MIN}-${EVERY_MAX}`)
    change.pullMinutes = minutes
  }
  return Object.keys(change).length > 0 ? change : null
}

/** Refuses a change before the source is created or changed. @throws BadDelivery */
export function checkDelivery(ctx: Ctx, change: DeliveryChange, t: Translate): void {
  try {
    refuseBadDelivery(ctx, change)
  } catch (error) {
    if (!(error instanceof DeliveryRefusal)) throw error
    throw new BadDelivery(t(`source.refused.${error.option}`))
  }
}

/** Changes it and prints the new secret. */
export async function setDelivery(ctx: Ctx, key: string, change: DeliveryChange, t: Translate): Promise<void> {
  const secret = await changeDelivery(ctx, key, change)
  if (secret) console.log(t('source.secret', { secret }))
}

/** Prints how a source delivers; addresses without their password and query, which is often one. */
export async function printDelivery(ctx: Ctx, key: string, t: Translate): Promise<void> {
  const source = await readDeliverySettings(ctx, key)
  if (!source) return
  console.log(`  ${t(source.secret_hash ? 'source.has_secret' : 'source.no_secret', { keys: source.ssh_keys.length })}`)
  const { report_email: report, pull_url: url, pulled_at: at, pull_fault: fault } = source
  if (report) console.log(`  ${t('source.report', { email: report, language: source.report_language })}`)
  if (!url) return
  const shown = new URL(url)
  shown.search = shown.search && '?…'
  shown.password = shown.password && '…'
  console.log(`  ${t('source.pull', { url: decodeURI(shown.href), minutes: source.pull_minutes })}`)
  const last = at?.toLocaleString('de-AT', { timeZone: 'Europe/Vienna' })
  if (last)
    console.log(`    ${fault ? t('source.pull_failed', { at: last, fault }) : t('source.pulled', { at: last })}`)
}
