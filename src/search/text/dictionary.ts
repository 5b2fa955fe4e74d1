export type Value = string | number

/**
 * Dictionary encoding: gives every distinct value a small number, so that columns contain numbers. Codes are never
 * removed.
 */
export interface Dictionary {
  readonly codes: Map<Value, number>
  readonly names: Value[]
  /**
   * Codes in the order of their names, for the first `sorted.length` values; later ones are few and scanned linearly.
   */
  sorted: Uint32Array
  /** Whether unknown values get a new code. A closed dictionary never grows. */
  readonly open: boolean
}

export function createDictionary(values?: readonly Value[]): Dictionary {
  const names = [...(values ?? [])]
  const codes = new Map(names.map((name, code) => [name, code]))
  return { codes, names, sorted: new Uint32Array(0), open: values === undefined }
}

/** @returns the value's code, or -1 for an unknown value of a closed dictionary */
export function codeOf(dictionary: Dictionary, value: Value): number {
  const known = dictionary.codes.get(value)
  if (known !== undefined) return known
  if (!dictionary.open) return -1
  const code = dictionary.names.push(value) - 1
  dictionary.codes.set(value, code)
  return code
}

/** Steps between two yields: less than a millisecond. */
const STEP = 4096

/** Merges the names since the last run into the sorted ones. Run it when they are many: after a rebuild or a merge. */
export function* sortingNames(dictionary: Dictionary): Generator<void, void> {
  const { names, sorted } = dictionary
  const isBefore = (a: number, b: number) => String(names[a]) < String(names[b])
  const fresh = Uint32Array.from({ length: names.length - sorted.length }, (_, i) => sorted.length + i)
  fresh.sort((a, b) => (isBefore(a, b) ? -1 : 1))
  const all = new Uint32Array(names.length)
  for (let at = 0, old = 0, add = 0; at < all.length; at++) {
    const isFresh = old === sorted.length || (add < fresh.length && isBefore(fresh[add]!, sorted[old]!))
    all[at] = isFresh ? fresh[add++]! : sorted[old++]!
    if (at % STEP === STEP - 1) yield
  }
  dictionary.sorted = all
}

/** Codes of all values that begin with `prefix`. */
export function codesWithPrefix(dictionary: Dictionary, prefix: string): number[] {
  const { names, sorted } = dictionary
  const found: number[] = []
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (String(names[sorted[middle]!]) < prefix) low = middle + 1
    else high = middle
  }
  for (; low < sorted.length && String(names[sorted[low]!]).startsWith(prefix); low++) found.push(sorted[low]!)
  for (let code = sorted.length; code < names.length; code++) {
    if (String(names[code]).startsWith(prefix)) found.push(code)
  }
  return found
}
