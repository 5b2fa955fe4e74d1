import type { Font } from 'fontkit'

/** A part of a line with one font and one direction. */
interface Run {
  text: string
  font: Font
  direction: 'ltr' | 'rtl'
}

export interface Shaped {
  /** SVG path data, its baseline at y 0, its left edge at x 0. */
  path: string
  /** In the unit of the size. */
  width: number
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/u
const FIGURE = /[\d\u0660-\u0669\u06f0-\u06f9]/u
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«', '[': ']', ']': '[' }
/** Characters that belong to a number: "1.250.000" is read as one. */
const BETWEEN_FIGURES = /[.,:/%\u00a0\u066a-\u066c]/u

/** More than any picture can show; a sender may write a title of any length. */
const SIGNS_MAX = 240

/** The text without characters that no font has, such as emoji; null when one of them is a letter or digit. */
export function settable(text: string, fonts: readonly Font[]): string | null {
  let kept = ''
  const tidy = text
    .slice(0, SIGNS_MAX)
    .normalize('NFC')
    .replace(/\s+/g, (space) => (space === '\u00a0' ? space : ' '))
  for (const sign of tidy) {
    if (fontOf(sign, fonts)) kept += sign
    else if (/[\p{L}\p{N}]/u.test(sign)) return null
  }
  return kept.trim()
}

/** Shapes one line into outlines. @param text that `settable` accepted */
export function shape(text: string, fonts: readonly Font[], size: number, base: 'ltr' | 'rtl'): Shaped {
  let path = ''
  let x = 0
  for (const { scale, line } of laidOut(text, fonts, size, base)) {
    line.glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = line.positions[at] ?? {}
      const left = x + xOffset * scale
      path += glyph.path
        .scale(scale, -scale)
        .translate(left, -yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    })
  }
  return { path, width: x }
}

/** The width of a line at size 1, without its outlines. */
export function widthOf(text: string, fonts: readonly Font[], base: 'ltr' | 'rtl'): number {
  return laidOut(text, fonts, 1, base).reduce((sum, { scale, line }) => sum + line.advanceWidth * scale, 0)
}

const laidOut = (text: string, fonts: readonly Font[], size: number, base: 'ltr' | 'rtl') =>
  visualOrder(runsOf(text, fonts, base), base).map(({ text: piece, font, direction }) => ({
    scale: size / font.unitsPerEm,
    line: font.layout(piece, undefined, undefined, undefined, direction),
  }))

const fontOf = (sign: string, fonts: readonly Font[]) =>
  fonts.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** Splits a line where font or direction change. Marks and spaces stay with their neighbours. */
function runsOf(text: string, fonts: readonly Font[], base: 'ltr' | 'rtl'): Run[] {
  const signs = [...text]
  const directions = signs.map((sign) => {
    if (RIGHT_TO_LEFT.test(sign) && !FIGURE.test(sign) && !BETWEEN_FIGURES.test(sign)) return 'rtl'
    return /\p{L}/u.test(sign) || FIGURE.test(sign) ? 'ltr' : null
  })
  const strong = (from: number, step: 1 | -1) => {
    for (let at = from; at >= 0 && at < signs.length; at += step) if (directions[at]) return directions[at] ?? base
    return base
  }
  const runs: Run[] = []
  signs.forEach((sign, at) => {
    const [before, after] = [strong(at - 1, -1), strong(at + 1, 1)]
    const figures = BETWEEN_FIGURES.test(sign) && FIGURE.test(signs[at - 1] ?? '') && FIGURE.test(signs[at + 1] ?? '')
    const direction = directions[at] ?? (figures ? 'ltr' : before === after ? before : base)
    const last = runs.at(-1)
    // A space belongs to the font before it, so that words of one script stay one run.
    const font = last?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? last.font : fontOf(sign, fonts)
    if (!font) return
    const own = direction === 'rtl' ? (MIRRORED[sign] ?? sign) : sign
    if (last && last.font === font && last.direction === direction) last.text += own
    else runs.push({ text: own, font, direction })
  })
  return runs
}

/** The runs from left to right; runs of the opposite direction stay together. */
function visualOrder(runs: Run[], base: 'ltr' | 'rtl'): Run[] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0]?.direction === run.direction) last.push(run)
    else groups.push([run])
  }
  const inside = groups.map((group) => (group[0]?.direction === 'rtl' ? group.reverse() : group))
  return (base === 'rtl' ? inside.reverse() : inside).flat()
}
