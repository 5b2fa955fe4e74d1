import { z } from 'zod'
import { line } from '../text.ts'
import { TRANSLATED } from './translated.ts'

/** What a file of a home may be; the first photograph is the title picture. */
export const PICTURE_KINDS = ['photo', 'plan', 'site_plan', 'energy', 'document'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]
/** Files of a home at most, with deleted ones. */
export const PICTURES_MAX = 150

export const pictureHash = z.string().regex(/^[0-9a-f]{64}$/)
export const altSchema = z.partialRecord(z.enum(['de', ...TRANSLATED]), line(300).min(1))

export const handPictureSchema = z.object({
  hash: pictureHash,
  kind: z.enum(PICTURE_KINDS),
  titel: z.string().nullable().describe('As the feed sends it, or the name of the uploaded file'),
  alt: altSchema.describe('Alternative texts by language'),
  origin: z.enum(['feed', 'hand']),
  hidden: z.boolean().describe('Deleted; it can be restored'),
  url: z.string(),
  thumbnail_url: z.string().nullable().describe('Null for documents'),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type HandPicture = z.infer<typeof handPictureSchema>
