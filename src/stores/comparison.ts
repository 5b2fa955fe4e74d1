import { computed } from 'nanostores'
import { COMPARED_MAX } from '../domain/comparison/ids.ts'
import type { PlainKey } from '../i18n/translate.ts'
import { persisted } from './persist.ts'

/** A home in the comparison: the whole card if known; at least id and title. */
export interface Compared {
  readonly id: number
  readonly objekttitel: string
  readonly [field: string]: unknown
}

/** The homes to compare, in the order of their addition; the key is the specification's. */
export const $compared = persisted<readonly Compared[]>('comparedProperties', [], parseCompared, (list) =>
  list.length ? JSON.stringify(list) : undefined,
)

/** The ids of the homes to compare. */
export const $comparedIds = computed($compared, (list): ReadonlySet<number> => new Set(list.map(({ id }) => id)))

function parseCompared(text: string): Compared[] | null {
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return null
    const homes = new Map<number, Compared>()
    for (const one of list) {
      const id = Number(one?.id)
      const title = typeof one?.objekttitel === 'string' ? one.objekttitel : ''
      if (Number.isSafeInteger(id) && id > 0 && !homes.has(id)) homes.set(id, { ...one, id, objekttitel: title })
    }
    return [...homes.values()].slice(0, COMPARED_MAX)
  } catch {
    return null
  }
}

/** Adds a home; returns null, or the message with the reason for a refusal. */
export function addCompared(home: Compared): PlainKey<'saved'> | null {
  const list = $compared.get()
  if (list.some(({ id }) => id === home.id)) return 'comparison.present'
  if (list.length >= COMPARED_MAX) return 'comparison.limit'
  $compared.set([...list, home])
  return null
}

export function removeCompared(id: number): void {
  $compared.set($compared.get().filter((one) => one.id !== id))
}

export function clearCompared(): void {
  $compared.set([])
}

/** Replaces the few known fields by the complete homes. */
export function completeCompared(homes: readonly Compared[]): void {
  const whole = new Map(homes.map((home) => [home.id, home]))
  const list = $compared.get()
  if (list.some(({ id }) => whole.has(id))) $compared.set(list.map((one) => whole.get(one.id) ?? one))
}
