import { formatUnit } from '../../../domain/format/measure.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { Vital } from '../../../domain/performance/vitals.ts'

/** "4,2 ms", "340 ms", "2,5 s": as exact as a figure within 4 % is. */
export function formatMs(ms: number, tag: string): string {
  if (ms >= 1000) return formatUnit(Math.round(ms / 100) / 10, 'second', tag)
  const digits = ms < 1 ? 100 : ms < 10 ? 10 : 1
  return formatUnit(Math.round(ms * digits) / digits, 'millisecond', tag)
}

export function formatBytes(bytes: number, tag: string): string {
  const mega = bytes / 1e6
  if (mega >= 1000) return formatUnit(Math.round(mega / 10) / 100, 'gigabyte', tag)
  return formatUnit(mega < 10 ? Math.round(mega * 10) / 10 : Math.round(mega), 'megabyte', tag)
}

export const formatVital = (vital: Vital, value: number, tag: string): string =>
  vital === 'CLS' ? formatNumber(value, tag, 2, true) : formatMs(value, tag)

const FORMATS = {
  ms: formatMs,
  bytes: formatBytes,
  pieces: (value: number, tag: string) => formatNumber(Math.round(value), tag, 0),
}

/** For the axis: half a piece is nothing. */
export const formatTickOf = (unit: keyof typeof FORMATS, tag: string) => (value: number) =>
  unit === 'pieces' && !Number.isInteger(value) ? '' : FORMATS[unit](value, tag)

export const formatOf = (unit: keyof typeof FORMATS, tag: string) => (value: number) => FORMATS[unit](value, tag)
