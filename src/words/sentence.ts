/** A part of a sentence as text, and which of its understood parts it belongs to. */
export interface Piece {
  text: string
  /** Positions of the understood parts, in their order; none for the rest of the text. */
  parts: number[]
}

/** Cuts a sentence at the borders of its understood parts. Offsets are UTF-16 units. */
export function piecesOf(text: string, parts: readonly { from: number; to: number }[]): Piece[] {
  const borders = [...new Set([0, text.length, ...parts.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  return borders.slice(0, -1).map((from, at) => {
    const to = borders[at + 1] as number
    return {
      text: text.slice(from, to),
      parts: parts.flatMap((part, number) => (part.from <= from && part.to >= to ? [number] : [])),
    }
  })
}

/** The sentence without one of its parts. */
export function withoutPart(text: string, { from, to }: { from: number; to: number }): string {
  const rest = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').replaceAll(' ,', ',')
  const isGap = (at: number) => rest[at] === ' ' || rest[at] === ','
  let [first, end] = [0, rest.length]
  while (isGap(first)) first++
  while (end > first && isGap(end - 1)) end--
  return rest.slice(first, end)
}
