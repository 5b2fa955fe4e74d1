import { useEffect, useRef, useState } from 'react'

/**
 * What another person has changed of a record, after it was loaded again because it had changed meanwhile.
 * @param version of the record as it is drawn
 * @param differing the names of what differs between two versions
 * @param onVersion called for each version with what differs from the one before
 * @returns the names to tell, and what a reload that was asked for calls first
 */
export function useMeanwhile<V>(
  version: unknown,
  value: V,
  differing: (old: V, now: V) => readonly string[],
  onVersion: (others: readonly string[]) => void,
): { changed: readonly string[]; begin: () => void } {
  const before = useRef(value)
  const isAsked = useRef(false)
  const [changed, setChanged] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version
  useEffect(() => {
    const others = differing(before.current, value)
    setChanged(isAsked.current ? others : [])
    before.current = value
    isAsked.current = false
    onVersion(others)
  }, [version])
  const begin = () => {
    isAsked.current = true
  }
  return { changed, begin }
}
