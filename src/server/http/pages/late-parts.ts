import { bodyOf } from './body.ts'
import type { KeptParts } from './kept-parts.ts'
import { MARK_LONGEST, markOf, readMark } from './marks.ts'

/** HTML as bytes, put into the finished page. */
export interface LateParts {
  /** @returns what stands for the parts in the page until it is finished; nothing for no parts */
  add(parts: readonly Uint8Array[]): string
  /** The page with its parts. Those of a page that failed have no place, and the error page no parts. */
  fill(response: Response): Promise<Response>
}

const COMMENT = '<!--'
const LAST = '>'.charCodeAt(0)

/**
 * What is kept as bytes, the cards of a list above all, stays out of rendering: Astro hashes, copies and encodes the
 * whole content of an island, which takes as long as the rest of the page.
 * @param kept parts that all pages share
 */
export function createLateParts(kept: Pick<KeptParts, 'part'>): LateParts {
  const added: (readonly Uint8Array[])[] = []
  const partsOf = (mark: string): readonly Uint8Array[] | undefined => {
    const read = readMark(mark)
    if (read?.kind === 'late') return added[read.nr]
    const part = read && kept.part(read.nr)
    return part ? [part] : undefined
  }
  return {
    add: (parts) => (parts.length === 0 ? '' : markOf('late', added.push(parts) - 1)),
    fill: async (response) => {
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const { buffer, byteOffset, length } = await bodyOf(response)
      const page = Buffer.from(buffer, byteOffset, length)
      if (page.length === 0) return response
      const pieces: Uint8Array[] = []
      let from = 0
      for (let at = page.indexOf(COMMENT); at >= 0; at = page.indexOf(COMMENT, at + 1)) {
        const end = page.indexOf(LAST, at) + 1
        if (end === 0 || end - at > MARK_LONGEST) continue
        const parts = partsOf(page.toString('latin1', at, end))
        if (!parts) continue
        pieces.push(page.subarray(from, at), ...parts)
        from = end
      }
      pieces.push(page.subarray(from))
      const filled = Buffer.concat(pieces)
      const headers = new Headers(response.headers)
      // Astro has told that of the page without its parts.
      headers.set('Content-Length', String(filled.length))
      return new Response(filled, { status: response.status, headers })
    },
  }
}
