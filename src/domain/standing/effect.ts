/** Homes with a feature and without it; with fewer, a difference says nothing. */
export const EFFECT_HOMES = 50
/**
 * Standard errors: chance alone gives such a difference once in 700 times. About a hundred features of kinds are
 * looked at each night, so that the usual 1.96 would find some that do not exist.
 */
const CERTAIN = 3

/** What homes with a feature got, compared with those of the same kind and offer without it. */
export interface Effect {
  /** More inquiries, in percent. */
  percent: number
  /** Homes with the feature, and without it. */
  with: number
  without: number
}

/**
 * How many more inquiries homes with a feature got.
 * @param having inquiries for each day, of homes with the feature
 * @param lacking the same of homes without it
 * @returns null when there are too few homes, or when chance could explain the difference
 */
export function effectOf(having: readonly number[], lacking: readonly number[]): Effect | null {
  if (having.length < EFFECT_HOMES || lacking.length < EFFECT_HOMES) return null
  const [more, less] = [spread(having), spread(lacking)]
  if (less.mean <= 0) return null
  const error = Math.sqrt(more.variance / having.length + less.variance / lacking.length)
  const percent = Math.round((more.mean / less.mean - 1) * 100)
  if (percent < 1 || more.mean - less.mean < CERTAIN * error) return null
  return { percent, with: having.length, without: lacking.length }
}

function spread(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, variance }
}
