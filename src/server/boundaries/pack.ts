import type { Ring } from './border.ts'

/**
 * Rings as bytes for the database, and back: for each ring the number of its numbers (32 bits), then these (64 bits
 * each), all little-endian. Exact, and a tenth of the time that JSON takes.
 */
export function packRings(rings: readonly Ring[]): Buffer {
  const bytes = Buffer.allocUnsafe(rings.reduce((sum, ring) => sum + 4 + ring.length * 8, 0))
  let at = 0
  for (const ring of rings) {
    at = bytes.writeUInt32LE(ring.length, at)
    for (const number of ring) at = bytes.writeDoubleLE(number, at)
  }
  return bytes
}

export function unpackRings(bytes: Buffer): Ring[] {
  const rings: Ring[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at)
    const ring = new Float64Array(length)
    for (let i = 0; i < length; i++) ring[i] = bytes.readDoubleLE(at + 4 + i * 8)
    rings.push(ring)
    at += 4 + length * 8
  }
  return rings
}
