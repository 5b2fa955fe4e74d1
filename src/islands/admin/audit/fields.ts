import type { HandField } from '../../../domain/properties/hand.ts'
import { ALL_FIELDS, type Kind } from '../homes/edit/fields.ts'
import { labelOf } from '../homes/edit/words.ts'
import { PROJECT_LABELS } from '../projects/labels.ts'
import type { AuditWords } from './words.ts'

const HOME_FIELDS: Readonly<Partial<Record<string, Kind>>> = Object.fromEntries(ALL_FIELDS)

/** How the form of homes draws a field; undefined for others. */
export const kindOf = (entity: string, field: string): Kind | undefined =>
  entity === 'property' ? HOME_FIELDS[field] : undefined

/** What a withholding rests on, and the rules that noticed a listing. */
const BASIS = { ground: 'notices.ground', clause: 'notices.clause', flag: 'notices.rule', rules: 'notices.rule' }

/** The title picture of a project. */
const PICTURE = { picture: 'listing_edit.title_picture', alt: 'listing_edit.alt' }

/** Labels that the screens of these records have already. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  property: {
    state: 'listings.state',
    status: 'audit.field.status',
    reason: 'listings.reason',
    ...BASIS,
    pictures: 'listing_edit.step.pictures',
    alt: 'listing_edit.alt',
    kind: 'listing_edit.kind',
    name: 'members.name',
  },
  project: { state: 'listings.state', reason: 'listings.reason', ...BASIS, ...PROJECT_LABELS, ...PICTURE },
  inquiry: { status: 'inbox.status', owner_id: 'inbox.owner', files: 'inbox.files' },
  notice: {
    state: 'notices.state',
    decision: 'notices.decision',
    reason: 'notices.reason',
    ...BASIS,
    complaint: 'notices.complaints',
    outcome: 'notices.outcome',
    answer: 'notices.answer',
  },
  appointment: { status: 'inbox.status', starts_at: 'viewings.when', proposals: 'viewings.proposed_times' },
  company: {
    subject: 'inbox.subject',
    text: 'inbox.text',
    opening_hours: 'agencies.hours',
    checked_at: 'agencies.state',
    logo: 'agencies.logo',
  },
  agent: {
    left_at: 'agencies.left',
    foto: 'agencies.portrait',
    account: 'agencies.account',
    successor: 'agencies.successor',
    to: 'agencies.successor',
    homes: 'agencies.homes',
  },
  source: {
    company: 'feeds.field.company_id',
    max_deletion_share: 'feeds.field.max_deletion_percent',
    delivery: 'audit.field.delivery',
    file: 'feeds.file',
    bytes: 'feeds.bytes',
    deletions: 'feeds.outcome.deleted',
  },
  run: {
    deletions: 'feeds.outcome.deleted',
    restored: 'audit.field.restored',
    withdrawn: 'audit.field.withdrawn',
    kept: 'audit.field.kept',
  },
  person: { persons: 'screen.personen' },
  application: {
    state: 'agencies.state',
    reason: 'agencies.reason',
    company: 'agencies.company',
    account: 'agencies.account',
    source: 'feeds.source',
    checked: 'agencies.checked_tick',
  },
}

/** The labels of the forms of these records. */
const FORMS: Readonly<Record<string, string>> = { company: 'agencies.f', agent: 'agencies.f', source: 'feeds.field' }

const COMMON: Readonly<Record<string, string>> = {
  company_id: 'members.company',
  disabled_at: 'members.state.disabled',
  disabled_reason: 'members.reason',
  has_password: 'members.password',
  second_factor: 'members.factor',
  by_hand: 'listings.by_hand',
}

/** The label of a field of a record; its own name where there is none. */
export function fieldName(field: string, t: AuditWords, entity: string): string {
  if (entity === 'property' && field.startsWith('same_as_')) {
    return `${t('listings.duplicates')} #${field.slice('same_as_'.length)}`
  }
  if (kindOf(entity, field)) return labelOf(t, field as HandField)
  const known = LABELS[entity]?.[field] ?? COMMON[field]
  const own = FORMS[entity] && t.find(`${FORMS[entity]}.${field}`)
  return (known && t.find(known)) ?? own ?? t.find(`members.${field}`) ?? field
}
