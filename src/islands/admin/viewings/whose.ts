import { useMemo } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { companyLookup, homeLookup, orNone, personLookup } from '../../../stores/admin/lookups.ts'
import type { T } from '../inbox/words.ts'
import type { FilterField } from '../table/columns.ts'

/** Filters that list and calendar share: their names in the address. */
export const WHOSE = ['property', 'agent', 'company'] as const

const homes = homeLookup()
const people = personLookup()

/** The filters by whose appointments are shown: a home's, a person's, and for administrators a company's or the portal's. */
export function useWhose(t: T, user: User): FilterField[] {
  const portal = t('inbox.portal')
  const companies = useMemo(() => orNone(companyLookup, { value: 'portal', label: portal }), [portal])
  return [
    { name: 'property', label: t('inbox.home'), kind: 'lookup', lookup: homes },
    { name: 'agent', label: t('viewings.agent'), kind: 'lookup', lookup: people },
    ...(user.role === 'admin'
      ? [{ name: 'company', label: t('inbox.company'), kind: 'lookup', lookup: companies } as const]
      : []),
  ]
}
