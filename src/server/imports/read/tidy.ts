/**
 * A filter between bytes and parser: it repairs frequent errors of real exports that XML forbids, and bounds memory.
 * Raw ampersands become `&amp;` (not in CDATA), control characters are removed, and a run without `<` that is longer
 * than `run` characters loses its middle, so that no text node grows without limit.
 */
export interface Tidy {
  write(chunk: string): string
  end(): string
  /** The kinds of repair: `ampersand`, `control`. */
  mended: Set<string>
}

const REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,31});)/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Marks the place where a run was cut, for the parser (a private-use character that no text contains). */
export const CUT = '\ue000'
const OPEN = '<![CDATA['
const CLOSE = ']]>'
/** Length of the longest token that a chunk boundary may split: an entity reference. */
const TAIL = 36

export function makeTidy(run: number): Tidy {
  const mended = new Set<string>()
  let carry = ''
  let cdata = false
  let length = 0
  let dropped = ''

  const references = (text: string) => {
    if (!text.includes('&')) return text
    return text.replace(REFERENCE, () => {
      mended.add('ampersand')
      return '&amp;'
    })
  }

  const mend = (text: string): string => {
    let out = ''
    let at = 0
    while (at < text.length) {
      const next = text.indexOf(cdata ? CLOSE : OPEN, at)
      const end = next < 0 ? text.length : next + (cdata ? CLOSE : OPEN).length
      const part = text.slice(at, end)
      out += cdata ? part : references(part)
      if (next >= 0) cdata = !cdata
      at = end
    }
    return out
  }

  /** Keeps the last characters of a run that was cut: they may close a CDATA section or a comment. */
  const clip = (text: string): string => {
    if (length + text.length <= run && dropped === '') {
      const last = text.lastIndexOf('<')
      length = last < 0 ? length + text.length : text.length - last
      return text
    }
    let out = ''
    for (let at = 0; at < text.length; ) {
      const next = text.indexOf('<', at)
      const part = text.slice(at, next < 0 ? text.length : next)
      const room = Math.max(0, run - length)
      out += part.slice(0, room)
      if (part.length > room) {
        if (dropped === '') out += CUT
        dropped = (dropped + part.slice(room)).slice(-3)
      }
      length += part.length
      if (next < 0) break
      out += `${dropped}<`
      dropped = ''
      length = 1
      at = next + 1
    }
    return out
  }

  const pass = (text: string) => {
    const clean = CONTROL.test(text) ? text.replace(CONTROL, '') : text
    CONTROL.lastIndex = 0
    if (clean.length !== text.length) mended.add('control')
    return clip(mend(clean))
  }

  return {
    mended,
    write(chunk) {
      const text = carry + chunk
      const from = Math.max(0, text.length - TAIL)
      const tail = text.slice(from)
      const cut = cdata ? tail.lastIndexOf(']') : Math.max(tail.lastIndexOf('&'), tail.lastIndexOf('<'))
      // In CDATA, the chunk may end with "]]"; outside, with the start of a reference or of "<![CDATA[".
      const at = cut < 0 ? text.length : cdata ? Math.max(from, from + cut - 1) : from + cut
      carry = text.slice(at)
      return pass(text.slice(0, at))
    },
    end() {
      const rest = carry
      carry = ''
      return pass(rest)
    },
  }
}
