import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The characters that a TrueType font has shapes for (its table cmap, formats 4 and 12). It reads that table only: the
 * fonts of exposes have 25 MB, and a library for fonts keeps them, and itself, in memory.
 * @throws Error for a file without the table
 */
export function characterSet(file: string): Set<number> {
  const descriptor = openSync(file, 'r')
  try {
    const read = (at: number, length: number) => {
      const part = Buffer.alloc(length)
      readSync(descriptor, part, 0, length, at)
      return part
    }
    const tables = read(0, 12).readUInt16BE(4)
    const directory = read(12, tables * 16)
    for (let at = 0; at < directory.length; at += 16)
      if (directory.toString('latin1', at, at + 4) === 'cmap')
        return codesOf(read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12)))
    throw new Error(`${file} has no table of characters`)
  } finally {
    closeSync(descriptor)
  }
}

function codesOf(cmap: Buffer): Set<number> {
  const codes = new Set<number>()
  for (let nr = 0; nr < cmap.readUInt16BE(2); nr++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + nr * 8 + 4))
    const format = table.readUInt16BE(0)
    if (format === 12) addGroups(table, codes)
    else if (format === 4) addSegments(table, codes)
  }
  return codes
}

/** Format 12: groups of a first and a last character, and the glyph of the first. */
function addGroups(table: Buffer, codes: Set<number>): void {
  for (let nr = 0; nr < table.readUInt32BE(12); nr++) {
    const [first, last, glyph] = [0, 4, 8].map((at) => table.readUInt32BE(16 + nr * 12 + at)) as [
      number,
      number,
      number,
    ]
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) codes.add(code)
  }
}

/** Format 4: segments of the first plane; glyph 0 is the sign for a missing one. */
function addSegments(table: Buffer, codes: Set<number>): void {
  const size = table.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const
  for (let at = 0; at < size; at += 2) {
    const [end, start, delta] = [ends, starts, deltas].map((part) => table.readUInt16BE(part + at)) as [
      number,
      number,
      number,
    ]
    const offset = table.readUInt16BE(offsets + at)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const stored = offset === 0 ? null : table.readUInt16BE(offsets + at + offset + 2 * (code - start))
      if (stored !== 0 && (((stored ?? code) + delta) & 0xffff) !== 0) codes.add(code)
    }
  }
}
