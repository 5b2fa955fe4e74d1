import type { Hours } from '../../../domain/companies/hours.ts'
import { formatDay, formatDayTime } from '../../../domain/format/date.ts'
import { formatDuration } from '../../../domain/format/measure.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { currencyOf, formatMoney } from '../../../domain/format/price.ts'
import type { Link } from '../../../domain/properties/links.ts'
import type { RecordedAct } from '../../../stores/admin/audit.ts'
import { printSpans, weekdays } from '../companies/hours.ts'
import { rawRows, rowLines } from '../homes/edit/rows.ts'
import { certificateLines, languageName, linkLines, wordOf } from '../homes/edit/words.ts'
import { roleName } from '../users/words.ts'
import { fieldName, kindOf } from './fields.ts'
import type { AuditWords } from './words.ts'

type Value = RecordedAct['changes'][number]['before']

/** The screens that show records of each kind. */
export const SCREENS: Readonly<Record<string, string>> = {
  account: 'nutzer',
  company: 'firmen',
  agent: 'personen',
  source: 'quellen',
  run: 'importe',
  property: 'objekte',
  project: 'projekte',
  inquiry: 'anfragen',
  appointment: 'termine',
  application: 'beitritte',
  message: 'sendungen',
  notice: 'meldungen',
}

/** The name of an act, or of its verb (`companies.change`); its technical name where there is none yet. */
export const actName = (act: string, t: AuditWords): string =>
  t.find(`audit.${act}`) ?? t.find(`audit.do.${act.slice(act.indexOf('.') + 1)}`) ?? act

export const kindName = (entity: string, t: AuditWords): string =>
  t.find(`admin.kind.${entity}`) ?? t.find(`audit.kind.${entity}`) ?? entity

/** How the record of an act is called: its kind, and its name if it has one besides its number. */
export function recordName({ act, entity, entity_id, label }: RecordedAct, t: AuditWords) {
  // A template has no record of its own: its acts are those of its company.
  const kind = kindName(act.startsWith('templates.') ? 'template' : entity, t)
  const isGone = entity === 'account' && !label
  // Inquiries and viewings have no other name than their number, which stands before it.
  return { kind, name: (label === `#${entity_id}` ? '' : label) || (isGone ? t('audit.gone') : ''), isGone }
}

/** The kind of record that the acts of a topic are about. */
const TOPICS: Readonly<Record<string, string>> = {
  users: 'account',
  people: 'person',
  companies: 'company',
  agents: 'agent',
  sources: 'source',
  imports: 'run',
  deliveries: 'run',
  properties: 'property',
  projects: 'project',
  listings: 'property',
  inbox: 'inquiry',
  viewings: 'appointment',
  templates: 'template',
  applications: 'application',
  messages: 'message',
  addresses: 'address',
  jobs: 'job',
  newsletter: 'newsletter',
  notices: 'notice',
  flags: 'property',
}

/** An act to choose from: with its kind of record, since several topics have the same verbs. */
export function actChoice(act: string, t: AuditWords): string {
  const topic = act.slice(0, act.indexOf('.'))
  return `${kindName(TOPICS[topic] ?? topic, t)}: ${actName(act, t)}`
}

const STATES: Readonly<Record<string, string>> = {
  active: 'listings.state.published',
  reserved: 'listings.state.published',
  sold: 'listings.state.ended',
  reference: 'listings.state.ended',
}

/** The word of a state of a record; undefined for another value. */
function stateWord(entity: string, field: string, value: string, t: AuditWords): string | undefined {
  if (field === 'ground') return t.find(`notices.ground.${value}`)
  if (field === 'flag') return t.find(`notices.rule.${value}`)
  if (entity === 'source') return sourceWord(field, value, t)
  if (entity === 'application') return field === 'state' ? t.find(`agencies.state.${value}`) : undefined
  if (entity === 'notice') return t.find(`notices.${field === 'complaint' ? 'party' : field}.${value}`)
  if (field === 'state') {
    const word = (group: string) => t.find(`${group}.${value}`)
    return word('audit.value') ?? word('listings.state') ?? word('notices.flag_state')
  }
  if (field === 'kind') return t.find(`listing_edit.kind.${value}`)
  if (field !== 'status') return undefined
  if (entity === 'inquiry') return t.find(`inbox.status.${value}`)
  if (entity === 'appointment') return t.find(`viewings.status.${value}`)
  if (entity === 'project') return t.find(`project.status.${value}`)
  return t.find(STATES[value] ?? `listings.state.${value}`)
}

/** The words of OpenImmo (`modus`) stay as they are. */
function sourceWord(field: string, value: string, t: AuditWords): string | undefined {
  if (field === 'kind') return t.find(`feeds.kind.${value}`)
  return field === 'report_language' ? languageName(value) : undefined
}

/** What a value belongs to: the kind of record, and the currency of a home's amounts. */
type Of = Pick<RecordedAct, 'waehrung'> & { entity?: string }

/** A value before or after an act, for people. Lists and objects come as JSON text. */
export function valueText(field: string, value: Value, t: AuditWords, tag: string, of: Of = {}): string {
  const { entity = '', waehrung = null } = of
  if (value === null || value === '') return '–'
  if (field === 'adresse_freigegeben') return t(value === true ? 'listing_edit.shown.true' : 'listing_edit.shown.false')
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  const kind = kindOf(entity, field)
  if (typeof value === 'number') {
    if (field === 'max_deletion_share') return formatNumber(value * 100, tag)
    if (kind?.is !== 'number') return String(value)
    if (kind.isMoney) return formatMoney(value, tag, currencyOf(waehrung))
    // A year has no separator of thousands.
    const text = field === 'baujahr' ? String(value) : formatNumber(value, tag)
    return kind.unit ? `${text} ${kind.unit}` : text
  }
  if (field === 'role' && (value === 'user' || value === 'agent' || value === 'admin')) return roleName(value, t)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDayTime(value, tag)
  const parsed = parsedList(value)
  if (parsed) return listText(field, parsed, t, tag, entity)
  if (kind?.is === 'subtype') return t.find(`untergruppe.${value}`) ?? value
  if (kind?.is === 'choice') return wordOf(t, kind.words, value)
  if (kind?.is === 'day') return formatDay(value, tag) ?? value
  if (kind?.is === 'duration') return formatDuration(value, tag) ?? value
  if (kind?.is === 'prose') return plainText(value)
  return stateWord(entity, field, value, t) ?? value
}

/** A list or an object in JSON; null for other text, and for one that was cut. */
function parsedList(value: string): object | null {
  if (!value.startsWith('[') && !value.startsWith('{')) return null
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' ? parsed : null
  } catch {
    return null
  }
}

function listText(field: string, value: object, t: AuditWords, tag: string, entity: string): string {
  const kind = kindOf(entity, field)
  if (entity === 'company' && field === 'opening_hours') return hoursText(value as Hours, tag)
  if (field === 'pictures' && Array.isArray(value)) {
    return value.map((one, at) => pictureText(String(one), at, t)).join('\n') || '–'
  }
  if (kind?.is === 'costs' || kind?.is === 'own') {
    return rowLines(rawRows(kind.is, value as Parameters<typeof rawRows>[1])).join('\n') || '–'
  }
  if (kind?.is === 'links') return linkLines(t, value as readonly Link[]).join('\n') || '–'
  const word = (one: unknown) => {
    if (typeof one !== 'string') return JSON.stringify(one)
    if (field === 'by_hand') return fieldName(one, t, entity)
    if (field === 'rules') return stateWord(entity, 'flag', one, t) ?? one
    return kind?.is === 'choices' ? wordOf(t, kind.words, one) : valueText('', one, t, tag)
  }
  if (Array.isArray(value)) return value.map(word).join(', ') || '–'
  const name = (key: string) =>
    kind?.is === 'translations' ? languageName(key) : (t.find(`listing_edit.part.${key}`) ?? key)
  if (kind?.is === 'certificate') return certificateLines(t, value).join('\n') || '–'
  const lines = Object.entries(value).map(([key, one]) => `${name(key)}: ${word(one)}`)
  return lines.join('\n') || '–'
}

/** A line for each weekday, then for each day with hours of its own, as the form writes them. */
function hoursText(hours: Hours, tag: string): string {
  const names = weekdays(tag)
  const lines = Object.entries(hours).map(
    ([day, spans]) => `${names[Number(day) - 1] ?? formatDay(day, tag) ?? day}: ${printSpans(spans) || '–'}`,
  )
  return lines.join('\n') || '–'
}

/** "photo 1a2b3c4d hidden", as the service of pictures records it. */
function pictureText(text: string, at: number, t: AuditWords): string {
  const [kind = '', hash = '', hidden] = text.split(' ')
  const gone = hidden ? ` (${t('audit.gone')})` : ''
  return `${at + 1}. ${t.find(`listing_edit.kind.${kind}`) ?? kind} ${hash}${gone}`
}

/** The text of HTML that was made safe before it was stored. */
const plainText = (html: string): string =>
  html
    .replace(/<br>|<\/p>|<\/li>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
