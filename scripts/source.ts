/**
 * npm run source: lists the sources of feeds with their companies and settings; `-- --key K` shows one, and with further
 * options creates or changes it.
 */
import { parseArgs } from 'node:util'
import iconv from 'iconv-lite'
import { translator } from '../src/i18n/server.ts'
import type { DeliveryChange } from '../src/server/feeds/settings.ts'
import {
  changeSource,
  listSources,
  readSource,
  type SourceChange,
  SourceRefusal,
  type SourceView,
} from '../src/server/imports/sources.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'
import {
  BadDelivery,
  checkDelivery,
  DELIVERY_OPTIONS,
  printDelivery,
  readDelivery,
  setDelivery,
} from './source/delivery.ts'

const t = translator()

const text = { type: 'string' } as const
const OPTIONS = {
  ...{ key: text, company: text, as: text, nameless: text, release: text },
  ...{ modus: text, deletions: text, 'voll-deletes': text, expire: text, country: text, encoding: text },
  share: { type: 'boolean' },
  move: { type: 'boolean' },
  ...DELIVERY_OPTIONS,
} as const

/** Values of an option that are words; `null` returns to the default. */
const WORDS: Record<string, Record<string, string | number | boolean | null>> = {
  modus: { voll: 'VOLL', teil: 'TEIL', datei: null, file: null },
  'voll-deletes': { ja: true, yes: true, nein: false, no: false },
  expire: { nie: 0, never: 0, standard: null, default: null },
  encoding: { datei: null, file: null },
}

class Usage extends Error {}

function bad(option: string, value: string, allowed: string): Usage {
  return new Usage(t('source.bad', { option: `--${option}`, value, allowed }))
}

function word(option: string, value: string): string | number | boolean | null | undefined {
  return WORDS[option]?.[value.toLowerCase()]
}

function number(option: string, value: string, max: number): number {
  const given = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (!(given <= max)) throw bad(option, value, `0-${max}`)
  return given
}

interface Asked {
  key?: string
  change: SourceChange | null
  delivery: DeliveryChange | null
}

function readArguments(): Asked {
  const parsed = parseArgs({ options: OPTIONS })
  const { key, share, move, company, as, nameless, release, ...more } = parsed.values
  const isDelivery = (option: string) => option in DELIVERY_OPTIONS
  const settings = Object.fromEntries(Object.entries(more).filter(([option]) => !isDelivery(option)))
  const delivery = readDelivery(more, t)
  const named = { company, as, nameless, release }
  const change: SourceChange = Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  if (share || move) change.ifElsewhere = share ? 'share' : 'move'
  for (const [option, value] of Object.entries(settings)) Object.assign(change, setting(option, value as string))
  const asks = Object.keys(change).length > 0 || delivery !== null
  const alone = (change.as !== undefined || change.ifElsewhere) && !(change.company || change.nameless)
  if ((asks && !key?.trim()) || (share && move) || alone) throw new Usage(t('source.usage'))
  return { key: key?.trim(), change: asks ? change : null, delivery }
}

function setting(option: string, value: string): SourceChange {
  const known = word(option, value)
  switch (option) {
    case 'modus':
      if (known === undefined) throw bad(option, value, 'VOLL, TEIL, datei')
      return { modus: known as SourceChange['modus'] }
    case 'voll-deletes':
      if (known === undefined) throw bad(option, value, 'ja, nein')
      return { voll_deletes: known as boolean }
    case 'deletions':
      return { max_deletion_share: number(option, value.replace(/%$/, '').trim(), 100) / 100 }
    case 'expire':
      return { expire_after_days: known === undefined ? number(option, value, 3650) : (known as number | null) }
    case 'country':
      if (!/^[A-Z]{3}$/i.test(value)) throw bad(option, value, 'AUT, DEU, CHE, ITA, ... (ISO 3166-1 alpha-3)')
      return { default_country: value.toUpperCase() }
    default:
      if (known === undefined && !iconv.encodingExists(value))
        throw bad(option, value, 'utf-8, windows-1252, ..., datei')
      return { encoding: known === undefined ? value : null }
  }
}

async function print(source: SourceView): Promise<void> {
  const firmaOf = (id: number | null) => source.companies.find((each) => each.company_id === id)?.firma ?? '?'
  console.log(t('source.title', { key: source.key }))
  for (const { slug, firma, shared } of source.companies)
    console.log(`  ${t('source.company', { slug, firma })}${shared ? ` ${t('source.shared')}` : ''}`)
  for (const { name, company_id } of source.expected) {
    if (name === '') console.log(`  ${t('source.nameless', { firma: firmaOf(company_id) })}`)
    else if (company_id === null) console.log(`  ${t('source.expected', { name })}`)
    else console.log(`  ${t('source.alias', { name, firma: firmaOf(company_id) })}`)
  }
  if (source.bound_at === null) console.log(`  ${t('source.open')}`)
  const days = source.expire_after_days
  const settings = {
    modus: source.modus ?? t('source.by_file'),
    percent: Math.round(source.max_deletion_share * 100),
    deletes: t(source.voll_deletes ? 'source.yes' : 'source.no'),
  }
  const expiry = {
    expire:
      days === null
        ? t('source.expire_default')
        : days
          ? t('source.expire_days', { count: days })
          : t('source.expire_never'),
    country: source.default_country ?? 'AUT',
    encoding: source.encoding ?? t('source.by_file'),
  }
  console.log(`  ${t('source.settings', settings)}`)
  console.log(`  ${t('source.expiry', expiry)}`)
  await printDelivery(ctx, source.key, t)
  console.log()
}

function understood(): ReturnType<typeof readArguments> {
  try {
    return readArguments()
  } catch (error) {
    const isSentence = error instanceof Usage || error instanceof BadDelivery
    console.error(isSentence ? error.message : t('source.usage'))
    process.exit(2)
  }
}

const { key, change, delivery } = understood()
const { ctx, close } = await openCtx(
  readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }),
  'command',
).catch(fail)
try {
  if (key === undefined) {
    const all = await listSources(ctx)
    if (all.length === 0) console.log(t('source.none'))
    for (const each of all) await print(each)
  } else {
    const before = await readSource(ctx, key)
    if (!change && !before) throw new Usage(t('source.unknown', { key }))
    if (delivery) checkDelivery(ctx, delivery, t)
    const now = change ? await changeSource(ctx, key, change) : (before as SourceView)
    if (!before) console.log(t('source.made', { key }))
    if (delivery) await setDelivery(ctx, key, delivery, t)
    await print(now)
  }
} catch (error) {
  const told = error instanceof SourceRefusal ? t.find(`import.${error.code}`, error.params) : undefined
  console.error(told ?? (error as Error).message)
  process.exitCode = 1
} finally {
  await close()
}
