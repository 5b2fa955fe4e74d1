/** The kinds of records that acts are about. */
export const ENTITIES = [
  'account',
  'person',
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
  'message',
  'address',
  'job',
  'newsletter',
] as const
export type Entity = (typeof ENTITIES)[number]
