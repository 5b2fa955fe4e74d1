import type { Around } from '../notices/undo.ts'

type Values = Record<string, unknown>

/** What an act changed, with the restrictions around it, as it is kept for undoing. */
export const withRestrictions = (change: { before: Values; after: Values }, { before, after }: Around) => ({
  before: { ...change.before, restrictions: before },
  after: { ...change.after, restrictions: after },
})

/**
 * The same, taken apart.
 * @returns `around` null for acts that change no state, and for those that were stored before restrictions were kept
 */
export function apart(kept: { before: Values; after: Values }): {
  before: Values
  after: Values
  around: Around | null
} {
  const { restrictions: was, ...before } = kept.before
  const { restrictions: left, ...after } = kept.after
  const around = Array.isArray(was) && Array.isArray(left) ? { before: was, after: left } : null
  return { before, after, around }
}
