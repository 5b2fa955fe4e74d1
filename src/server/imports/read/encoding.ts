import iconv from 'iconv-lite'

export interface EncodingNote {
  code: string
  params: Record<string, string | number>
}

/**
 * Turns chunks of bytes into text. `notes` fills during decoding; `end` returns the text that is still in the decoder.
 */
export interface Decoder {
  write(chunk: Buffer): string
  end(): string
  notes: EncodingNote[]
}

/** ISO-8859-1 is read as windows-1252, as browsers do: they differ only in control characters that no sender uses. */
function canonical(name: string): string {
  const lower = name.toLowerCase()
  if (['iso-8859-1', 'iso8859-1', 'latin1', 'latin-1', 'us-ascii', 'ascii', 'iso_8859-1'].includes(lower)) {
    return 'windows-1252'
  }
  return lower === 'utf-16' || lower === 'utf16' ? 'utf-16le' : lower
}

function byMark(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return head[2] === 0 && head[3] === 0 ? 'utf-32le' : 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  return null
}

/** Counts valid and invalid UTF-8 sequences; a sequence cut off at the end counts as neither. */
export function countUtf8(bytes: Buffer): { sequences: number; wrong: number } {
  let sequences = 0
  let wrong = 0
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] as number
    if (byte < 0x80) {
      i++
      continue
    }
    const length =
      byte >= 0xc2 && byte < 0xe0 ? 2 : byte >= 0xe0 && byte < 0xf0 ? 3 : byte >= 0xf0 && byte < 0xf5 ? 4 : 0
    let good = length > 0
    for (let k = 1; good && k < length && i + k < bytes.length; k++) good = ((bytes[i + k] as number) & 0xc0) === 0x80
    if (!good) {
      wrong++
      i++
      continue
    }
    if (i + length <= bytes.length) sequences++
    i += length
  }
  return { sequences, wrong }
}

/**
 * Makes a decoder for a file that begins with `head`. The encoding comes from the byte order mark, else `forced`, else
 * the XML declaration, else UTF-8. When the first chunk with bytes above 127 contradicts the declaration (a single-byte
 * encoding declared over UTF-8, or the reverse), the decoder follows the bytes and adds a note.
 */
export function makeDecoder(head: Buffer, forced?: string): Decoder {
  const notes: EncodingNote[] = []
  const mark = byMark(head)
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.subarray(0, 400).toString('latin1'),
  )?.[1]
  let name = mark ?? canonical(forced ?? declared ?? 'utf-8')
  // A declaration that can be read byte by byte cannot belong to a UTF-16 or UTF-32 file.
  if (!mark && /^utf-(16|32)/.test(name)) name = 'utf-8'
  const known: boolean = iconv.encodingExists(name)
  if (!known) {
    notes.push({ code: 'encoding_unknown', params: { wert: name.slice(0, 40) } })
    name = 'utf-8'
  }
  let settled = mark !== null || forced !== undefined
  let decoder = iconv.getDecoder(name)

  const settle = (chunk: Buffer) => {
    const { sequences, wrong } = countUtf8(chunk)
    if (sequences === 0 && wrong === 0) return
    settled = true
    const utf8 = name === 'utf-8' || name === 'utf8'
    if (!utf8 && sequences > 0 && wrong === 0 && /^(windows|iso|cp|mac)/.test(name)) {
      notes.push({ code: 'encoding_wrong', params: { angegeben: declared ?? name, gelesen: 'UTF-8' } })
      decoder = iconv.getDecoder('utf-8')
    } else if (utf8 && wrong > sequences) {
      notes.push({ code: 'encoding_wrong', params: { angegeben: declared ?? 'UTF-8', gelesen: 'windows-1252' } })
      decoder = iconv.getDecoder('windows-1252')
    } else if (utf8 && wrong > 0) notes.push({ code: 'encoding_bytes', params: {} })
  }

  return {
    notes,
    write(chunk) {
      if (!settled) settle(chunk)
      return decoder.write(chunk)
    },
    end: () => decoder.end() ?? '',
  }
}
