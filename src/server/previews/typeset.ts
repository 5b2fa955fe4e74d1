import type { Font } from 'fontkit'
import { type Shaped, settable, shape, widthOf } from './shape.ts'

export interface Setting {
  /** px, tried from the largest to the smallest until the text fits; the smallest may split words and end in "…". */
  sizes: readonly number[]
  /** px of the column. */
  width: number
  /** Maximum number of lines at a size. */
  lines: (size: number) => number
  direction: 'ltr' | 'rtl'
}

export interface Block {
  size: number
  lines: Shaped[]
}

/** Width of a text at a size, in px. */
type Measure = (text: string, size: number) => number

/**
 * Breaks a text into lines. It takes the first version that our fonts cover completely: the language of the page, then
 * the original. Null when they cover none, as for Chinese.
 */
export function typeset(versions: readonly string[], fonts: readonly Font[], setting: Setting): Block | null {
  const text = versions.map((version) => settable(version, fonts)).find((version) => version)
  if (!text) return null
  const { width, direction } = setting
  const measure = measureWith(fonts, direction)
  const words = text.split(' ')
  const block = (size: number, lines: string[]) => ({
    size,
    lines: lines.map((line) => shape(line, fonts, size, direction)),
  })
  for (const size of setting.sizes) {
    if (words.some((word) => measure(word, size) > width)) continue
    const lines = breakLines(words, size, width, measure)
    if (lines.length <= setting.lines(size)) return block(size, lines)
  }
  const size = setting.sizes.at(-1) ?? 0
  const pieces = words.flatMap((word) => parted(word, size, width, measure))
  const lines = breakLines(pieces, size, width, measure)
  const kept = lines.slice(0, setting.lines(size))
  if (kept.length < lines.length) kept.push(withEllipsis(kept.pop() ?? '', size, width, measure))
  return block(size, kept)
}

/** Words are measured once, at size 1; the width of a line is the sum of its words and spaces. */
function measureWith(fonts: readonly Font[], direction: 'ltr' | 'rtl'): Measure {
  const known = new Map<string, number>()
  const widthOfWord = (word: string) => {
    const width = known.get(word) ?? widthOf(word, fonts, direction)
    known.set(word, width)
    return width
  }
  return (text, size) => {
    const words = text.split(' ')
    const spaces = (words.length - 1) * widthOfWord(' ')
    return size * words.reduce((sum, word) => sum + (word ? widthOfWord(word) : 0), spaces)
  }
}

function breakLines(words: readonly string[], size: number, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Splits a word wider than the column into pieces that fit, with hyphens. */
function parted(word: string, size: number, width: number, measure: Measure): string[] {
  if (measure(word, size) <= width) return [word]
  const room = width - measure('-', size)
  const pieces: string[] = []
  let piece = ''
  let taken = 0
  // Measures letter by letter: kerning is smaller than the space that a line has anyway.
  for (const sign of word) {
    const own = measure(sign, size)
    if (piece && taken + own > room) {
      pieces.push(`${piece}-`)
      piece = ''
      taken = 0
    }
    piece += sign
    taken += own
  }
  return [...pieces, piece]
}

function withEllipsis(line: string, size: number, width: number, measure: Measure): string {
  let kept = line
  while (kept && measure(`${kept} …`, size) > width) kept = kept.replace(/(?<!\S)\S+$/u, '').trimEnd()
  return `${kept.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')} …`.trim()
}
