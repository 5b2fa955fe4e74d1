import { z } from 'zod'
import { sender } from '../inquiries/schemas.ts'
import { email } from '../text.ts'

/** Where an expose is mailed to. The honeypot is that of every form of a guest. */
export const addressSchema = z.object({ email, website: sender.website })
export type Address = z.output<typeof addressSchema>
