import { z } from 'zod'
import { propertyCardSchema } from '../properties/card.ts'

/** Changes of one answer at most. */
export const CHANGES_MAX = 200
export const CHANGES_USUAL = 100

/** The position before every change. */
export const BEGINNING = '0'

/** A position in the log: `transaction-home-time`, opaque for callers; 0 is the beginning. */
export const positionText = z.string().regex(/^(?:0|\d{1,20}-\d{1,15}-\d{1,17})$/)

export const changeSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime().describe('When it changed'),
  home: propertyCardSchema.nullable().describe('Null: it is no longer offered here'),
  url: z.string().nullable().describe('Its page; null with `home`'),
})
