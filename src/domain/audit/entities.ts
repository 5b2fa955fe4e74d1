/** The kinds of records that acts are about. */
export const ENTITIES = [
  'account',
  'company',
  'agent',
  'source',
  'run',
  'property',
  'project',
  'inquiry',
  'appointment',
  'application',
  'notice',
] as const
export type Entity = (typeof ENTITIES)[number]
