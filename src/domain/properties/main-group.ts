import { GEWERBLICH, type Objektart } from './vocabulary.ts'

/** WOHNEN, GEWERBE, ANLAGE or GRUND. @param nutzungsart OpenImmo's words, in capitals */
export function mainGroup(nutzungsart: readonly string[], objektart: Objektart | null): string | null {
  if (objektart === 'GRUNDSTUECK') return 'GRUND'
  if (nutzungsart.includes('WOHNEN') || nutzungsart.includes('WAZ')) return 'WOHNEN'
  if (nutzungsart.includes('GEWERBE')) return 'GEWERBE'
  if (nutzungsart.includes('ANLAGE')) return 'ANLAGE'
  if (objektart === null) return null
  if (objektart === 'ZINSHAUS_RENDITEOBJEKT') return 'ANLAGE'
  return GEWERBLICH.has(objektart) ? 'GEWERBE' : 'WOHNEN'
}
