import { readdirSync } from 'node:fs'
import path from 'node:path'
import { characterSet } from './character-set.ts'

/** Format characters that have no shape and need none: joiners, marks of direction, soft hyphen, breaks. */
const SHAPELESS = /[\u00ad\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\n\t]/u

/**
 * Removes letters that none of the fonts has, such as emoji: PDF/UA forbids a letter without a shape.
 * @returns a function for any JSON value
 */
export function openLetters(fonts: string): <T>(value: T) => T {
  const known = new Set<number>()
  for (const file of readdirSync(fonts).filter((name) => name.endsWith('.ttf')))
    for (const code of characterSet(path.join(fonts, file))) known.add(code)
  const settable = (text: string) => {
    let kept = ''
    for (const sign of text.normalize('NFC'))
      if (known.has(sign.codePointAt(0) ?? 0) || SHAPELESS.test(sign)) kept += sign
    return kept.length === text.length ? kept : kept.replace(/ {2,}/g, ' ').trim()
  }
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return settable(value)
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
  }
  return <T>(value: T) => walk(value) as T
}
