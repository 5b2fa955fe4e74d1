import { z } from 'zod'
import { email } from '../text.ts'

/** A person who has no account: everything about them hangs on an address. */
export const personSchema = z.object({ email })

/** Of which several may share an office's address. */
export const erasedPersonSchema = personSchema.extend({
  persons: z
    .array(z.int().positive())
    .max(100)
    .optional()
    .describe(
      'Ids of the persons of companies to erase, of those that the export names (`held.persons`); the others keep the ' +
        'address. Needed where several persons have the address',
    ),
})
export type ErasedPerson = z.output<typeof erasedPersonSchema>

/** What is held of such a person, by topic, in the order in which a screen counts it. */
export const HELD = [
  'inquiries',
  'appointments',
  'search_agents',
  'newsletter',
  'reports',
  'applications',
  'persons',
  'mails',
  'stopped_mail',
  'sign_ups',
] as const
export type Held = (typeof HELD)[number]

export const heldSchema = z.object({
  account_id: z.number().int().nullable().describe('The account of the address, which has its own export; else null'),
  exported_at: z.iso.datetime(),
  held: z.partialRecord(z.enum(HELD), z.array(z.unknown())).describe('By topic; empty with an account'),
})
export type HeldOfPerson = z.infer<typeof heldSchema>
