import {
  ENERGY_BUILDINGS,
  ENERGY_KINDS,
  ENERGY_REASONS,
  ENERGY_YEARS,
} from '../../../../domain/properties/energy-words.ts'

/** A value of the energy certificate. `words`: the prefix of the messages of its values. */
export type CertificatePart = { name: string; label: string } & (
  | { is: 'day' | 'line' | 'flag' }
  | { is: 'number'; unit?: string }
  | { is: 'choice'; values: readonly string[]; words: string }
)

const kwh = { is: 'number', unit: 'kWh/m²a' } as const
const named = (name: string) => ({ name, label: `fact.energiepass_${name}` })

/** The first three are asked of most homes. */
export const CERTIFICATE: readonly CertificatePart[] = [
  {
    ...{ name: 'jahrgang', label: 'listing_edit.part.jahrgang', is: 'choice' },
    ...{ values: [...ENERGY_REASONS, ...ENERGY_YEARS], words: 'energiepass_jahrgang' },
  },
  { name: 'ausstelldatum', label: 'listing_edit.part.ausstelldatum', is: 'day' },
  { name: 'gueltig_bis', label: 'listing_edit.part.gueltig_bis', is: 'day' },
  { ...named('epart'), is: 'choice', values: ENERGY_KINDS, words: 'energiepass_epart' },
  { name: 'endenergiebedarf', label: 'detail.endenergiebedarf', ...kwh },
  { name: 'energieverbrauchkennwert', label: 'detail.energieverbrauchkennwert', ...kwh },
  { ...named('wertklasse'), is: 'line' },
  { ...named('stromwert'), ...kwh },
  { ...named('waermewert'), ...kwh },
  { ...named('mitwarmwasser'), is: 'flag' },
  { ...named('primaerenergietraeger'), is: 'line' },
  { ...named('gebaeudeart'), is: 'choice', values: ENERGY_BUILDINGS, words: 'energiepass_gebaeudeart' },
  { ...named('baujahr'), is: 'number' },
  { ...named('geg2018'), is: 'line' },
  { ...named('epasstext'), is: 'line' },
]
export const DAILY_PARTS = 3
