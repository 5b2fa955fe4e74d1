/** OpenImmo's `preis_zeiteinheit`. In a file without schemas: cards need them, and zod must not come with them. */
export const ZEITEINHEITEN = ['TAG', 'WOCHE', 'MONAT', 'JAHR'] as const
export type Zeiteinheit = (typeof ZEITEINHEITEN)[number]
