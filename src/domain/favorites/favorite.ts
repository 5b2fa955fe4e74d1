import { z } from 'zod'
import { prose } from '../text.ts'

export const NOTE_MAX = 2000

export const favoriteSchema = z.object({
  property_id: z.number().int(),
  note: z.string(),
  created_at: z.iso.datetime(),
})
/** A favourite as stored on the server. */
export type Favorite = z.infer<typeof favoriteSchema>

export const noteSchema = z.object({ note: prose(NOTE_MAX) })

export const newFavoriteSchema = z.object({
  property_id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 53 - 1),
  note: prose(NOTE_MAX).optional(),
})
export type NewFavorite = z.infer<typeof newFavoriteSchema>
