import { formatNumber } from './number.ts'

const NBSP = '\u00a0'

/** "84,6 m²": one decimal at most, none from 1,000 m² on; null when unknown or not more than zero. */
export function formatArea(squareMetres: number | null | undefined, tag: string): string | null {
  if (!squareMetres || !Number.isFinite(squareMetres) || squareMetres < 0) return null
  return `${formatNumber(squareMetres, tag, squareMetres < 1000 ? 1 : 0)}${NBSP}m²`
}

/** "3,5", as rooms are counted; null when unknown or not more than zero. The word for rooms is the catalogue's. */
export function formatRooms(rooms: number | null | undefined, tag: string): string | null {
  if (!rooms || !Number.isFinite(rooms) || rooms < 0) return null
  return formatNumber(rooms, tag, 1)
}
