/** HTML as bytes, put into the finished page. */
export interface LateParts {
  /** @returns what stands for the parts in the page until it is finished; nothing for no parts */
  add(parts: readonly Uint8Array[]): string
  /** The page with its parts. Those of a page that failed have no place, and the error page no parts. */
  fill(response: Response): Promise<Response>
}

/**
 * What is kept as bytes, the cards of a list above all, stays out of rendering: Astro hashes, copies and encodes the
 * whole content of an island, which takes as long as the rest of the page. Texts of listings cannot imitate a mark,
 * since everything that is rendered is escaped.
 */
export function createLateParts(): LateParts {
  const added: (readonly Uint8Array[])[] = []
  return {
    add: (parts) => (parts.length === 0 ? '' : mark(added.push(parts) - 1)),
    fill: async (response) => {
      if (added.length === 0 || !response.body) return response
      const page = Buffer.from(await response.arrayBuffer())
      const pieces: Uint8Array[] = []
      let from = 0
      // Astro renders components of a page at the same time: the first part may be the last one in the page.
      const places = added.map((parts, nr) => ({ parts, at: page.indexOf(mark(nr)), length: mark(nr).length }))
      for (const { parts, at, length } of places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)) {
        pieces.push(page.subarray(from, at), ...parts)
        from = at + length
      }
      pieces.push(page.subarray(from))
      return new Response(Buffer.concat(pieces), response)
    },
  }
}

const mark = (nr: number) => `<!--late:${nr}-->`
