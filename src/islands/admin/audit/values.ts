import { formatDay, formatTime } from '../../../domain/format/date.ts'
import type { RecordedAct } from '../../../stores/admin/audit.ts'
import { type MemberWords, roleName } from '../users/words.ts'

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
}

/** The name of an act, or of its verb (`companies.change`); its technical name where there is none yet. */
export const actName = (act: string, t: MemberWords): string =>
  t.find(`audit.${act}`) ?? t.find(`audit.do.${act.slice(act.indexOf('.') + 1)}`) ?? act

export const kindName = (entity: string, t: MemberWords): string =>
  t.find(`admin.kind.${entity}`) ?? t.find(`audit.kind.${entity}`) ?? entity

/** The kind of record that the acts of a topic are about. */
const TOPICS: Readonly<Record<string, string>> = {
  users: 'account',
  companies: 'company',
  agents: 'agent',
  sources: 'source',
  imports: 'run',
  deliveries: 'run',
  properties: 'property',
  listings: 'property',
  inbox: 'inquiry',
  viewings: 'appointment',
  applications: 'application',
}

/** An act to choose from: with its kind of record, since several topics have the same verbs. */
export function actChoice(act: string, t: MemberWords): string {
  const topic = act.slice(0, act.indexOf('.'))
  return `${kindName(TOPICS[topic] ?? topic, t)}: ${actName(act, t)}`
}

const FIELDS: Readonly<Record<string, string>> = {
  company_id: 'members.company',
  disabled_at: 'members.state.disabled',
  disabled_reason: 'members.reason',
  has_password: 'members.password',
  second_factor: 'members.factor',
}
export const fieldName = (field: string, t: MemberWords): string => t.find(FIELDS[field] ?? `members.${field}`) ?? field

/** A value before or after an act, for people. */
export function valueText(field: string, value: Value, t: MemberWords, tag: string): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  if (field === 'role' && (value === 'user' || value === 'agent' || value === 'admin')) return roleName(value, t)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value, tag)
  return String(value)
}

/** Day and time in Vienna. */
export const momentText = (iso: string, tag: string): string => `${formatDay(iso, tag)}, ${formatTime(iso, tag)}`
