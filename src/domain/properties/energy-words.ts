/** OpenImmo's words for a missing certificate (jahrgang). */
export const ENERGY_REASONS = ['OHNE', 'NICHT_NOETIG', 'BEI_BESICHTIGUNG'] as const
/** The other words of jahrgang: the laws by which German certificates are made. */
export const ENERGY_YEARS = ['2008', '2014'] as const
export const ENERGY_KINDS = ['BEDARF', 'VERBRAUCH'] as const
export const ENERGY_BUILDINGS = ['WOHN', 'NICHTWOHN'] as const
