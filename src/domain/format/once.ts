/**
 * Makes each value once, however many ask: an Intl object takes some hundred times as long to make as to use.
 * @param most so many are kept at a time; when there would be more, all of them are made anew
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
