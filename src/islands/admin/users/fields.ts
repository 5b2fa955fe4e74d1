import type { UserRole } from '../../../domain/auth/user.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import type { FieldSchema } from '../form/schema.ts'
import { type MemberWords, roleName } from './words.ts'

const ROLES: readonly UserRole[] = ['user', 'agent', 'admin']

/** Labels of the fields of an account; the name itself for a field that has none. */
export function fieldLabel(field: string, t: MemberWords): string {
  if (field === 'company_id') return t('members.company')
  return t.find(`members.${field}`) ?? field
}

/** The company is one of thousands. */
export const lookupOf = (field: string) => (field === 'company_id' ? companyLookup : undefined)

/** The choices of role and language. */
export function choicesOf(field: string, t: MemberWords) {
  if (field === 'role') return ROLES.map((role) => ({ value: role, label: roleName(role, t) }))
  if (field !== 'language') return undefined
  return Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))
}

/** The schema accepts an address in any spelling and says so nowhere: the form shows a field for addresses. */
export const withEmail = (schema: FieldSchema): FieldSchema => ({
  ...schema,
  properties: { ...schema.properties, email: { type: 'string', format: 'email' } },
})
