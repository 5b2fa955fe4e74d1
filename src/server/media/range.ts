import type { Range } from '../storage/storage.ts'

/**
 * The part of a file that a header `Range` asks for (RFC 9110, section 14). Several parts at once, other units and what
 * cannot be read mean the whole file.
 * @returns null for the whole file; `outside` for a part behind its end
 */
export function rangeIn(header: string | undefined, bytes: number): Range | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  // The last bytes.
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null
  return start >= bytes || start > end ? 'outside' : { start, end }
}
