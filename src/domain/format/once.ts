/**
 * Memoises a function: creating an Intl object takes some hundred times as long as using it.
 * @param most maximum number of cached values; beyond it the cache is cleared
 */
export function once<K, V>(make: (key: K) => V, most = Number.POSITIVE_INFINITY): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const value = make(key)
    made.set(key, value)
    return value
  }
}
