import { z } from 'zod'

/** A colour of the picture (hue in degrees from and to, least saturation) and what becomes of it. */
const paintSchema = z.object({
  from: z.tuple([z.number(), z.number()]),
  least: z.number().min(0).max(1),
  most: z.number().min(0).max(1).default(1),
  /** Only what is darker than this: leaves, not grass. */
  under: z.number().min(0).max(1).default(1),
  hue: z.number().optional(),
  saturation: z.number().default(1),
  light: z.number().default(1),
})

/** A print of a rendered photograph: another frame, side, light and colours, as of another home. */
export const recipeSchema = z.object({
  mirror: z.boolean().default(false),
  /** Left and top edge and width of the frame, as shares of the picture's width and height. */
  frame: z.tuple([z.number(), z.number(), z.number()]).default([0, 0, 1]),
  light: z.enum(['day', 'warm', 'cool', 'bright', 'soft']).default('day'),
  sky: z.enum(['own', 'overcast', 'evening', 'pale', 'deep']).default('own'),
  /** Whether what stands on the horizon in the haze (mountains) becomes sky. */
  plain: z.boolean().default(false),
  /** Colour that pale walls outdoors are multiplied by. */
  wash: z.tuple([z.number(), z.number(), z.number()]).optional(),
  paint: z.array(z.string()).default([]),
  /** Whether it is only a part, in which neither storeys nor the ground can be seen. */
  detail: z.boolean().default(false),
  alt: z.object({ de: z.string(), en: z.string() }).optional(),
})

export type Recipe = z.infer<typeof recipeSchema>
export type Paint = z.infer<typeof paintSchema>

export const paletteSchema = z.record(z.string(), paintSchema)
export const printsSchema = z.object({ paints: paletteSchema, scenes: z.record(z.string(), z.array(recipeSchema)) })

/** In how many ways two prints of one scene differ: side, frame, light or sky, colours. */
export function differences(a: Recipe, b: Recipe): number {
  const apart = Math.max(...a.frame.map((edge, at) => Math.abs(edge - (b.frame[at] as number)))) >= 0.1
  const colours = [a, b].map(({ paint, wash }) => JSON.stringify([paint, wash ?? null]))
  return [a.mirror !== b.mirror, apart, a.light !== b.light || a.sky !== b.sky, colours[0] !== colours[1]].filter(
    Boolean,
  ).length
}
