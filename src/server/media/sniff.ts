export type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/heic'
  | 'image/tiff'
  | 'image/svg+xml'
  | 'application/pdf'

/** The first bytes of each file type; null matches any byte. */
const MAGIC: readonly (readonly [MediaType, readonly (number | null)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['image/avif', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69]],
  ['image/heic', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69]],
  ['image/heic', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x76]],
  ['image/heic', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x69, 0x66, 0x31]],
  ['image/heic', [null, null, null, null, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x73, 0x66, 0x31]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/**
 * Detects a file's type from its content: names and declared types of feeds and servers are often wrong.
 * @returns null for every type that Klinke does not store
 */
export function sniff(content: Uint8Array): MediaType | null {
  for (const [type, bytes] of MAGIC) {
    if (bytes.every((byte, at) => byte === null || content[at] === byte)) return type
  }
  return /^<(?:[a-z]+:)?svg[\s/>]/i.test(rootOf(content)) ? 'image/svg+xml' : null
}

/** Kinds of files that agencies send and Klinke does not show; each has its own sentence in the report. */
export type RefusedType = 'bmp' | 'video' | 'archive' | 'office' | 'webpage'

/** Of the first bytes in hexadecimal digits. */
const REFUSED: readonly (readonly [RefusedType, RegExp])[] = [
  ['bmp', /^424d.{8}0{8}/],
  // "....ftyp" (MP4, QuickTime), MPEG, Matroska and WebM, "RIFF....AVI ", "FLV", Windows Media.
  ['video', /^(?:.{8}66747970|000001b[a3]|1a45dfa3|52494646.{8}41564920|464c5601|3026b275)/],
  // OLE, RTF, and a ZIP with a folder word, xl or ppt.
  ['office', /^(?:d0cf11e0|7b5c727466|504b0304.*(?:776f7264|786c|707074)2f)/],
  // ZIP, RAR, 7z, gzip.
  ['archive', /^(?:504b0304|52617221|377abcaf|1f8b)/],
]

/** Names the kind of a file for which `sniff` found no type; null for every other content. */
export function sniffRefused(content: Uint8Array): RefusedType | null {
  const head = Buffer.from(content.subarray(0, 2048))
  const digits = head.toString('hex')
  const found = REFUSED.find(([, pattern]) => pattern.test(digits))
  if (found) return found[0]
  return /^(?:\ufeff)?\s{0,100}<(?:!doctype html|html|head|body)/i.test(head.toString('utf8')) ? 'webpage' : null
}

/** The text of an XML from its first element on, without the prolog. */
function rootOf(content: Uint8Array): string {
  let text = new TextDecoder('utf-8', { fatal: false }).decode(content.subarray(0, 4096)).trimStart()
  for (;;) {
    const end = text.startsWith('<?')
      ? text.indexOf('?>')
      : text.startsWith('<!--')
        ? text.indexOf('-->')
        : /^<!DOCTYPE/i.test(text)
          ? endOfDoctype(text)
          : -1
    if (end < 0) return text
    text = text.slice(text.indexOf('>', end) + 1).trimStart()
  }
}

/** The declarations in brackets contain angle brackets of their own. */
function endOfDoctype(text: string): number {
  const [end, bracket] = [text.indexOf('>'), text.indexOf('[')]
  if (bracket < 0 || end < bracket) return end
  const close = text.indexOf(']', bracket)
  return close < 0 ? -1 : text.indexOf('>', close)
}
