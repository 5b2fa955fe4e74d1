import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '../ctx.ts'
import type { Border } from './border.ts'
import { refreshBorders } from './current.ts'
import { BorderFileError } from './files/fault.ts'
import type { Postcode } from './files/postcodes.ts'
import { FILE_BYTES_MAX, readBorderFile } from './files/read.ts'
import { findCurrent, insertVersion, removeVersion } from './repository.ts'

export interface Loaded {
  version: number
  states: number
  bezirke: number
  towns: number
  /** Of towns, Vienna's included. */
  districts: number
  postcodes: number
}

/** A refused file, with its name. */
export class RefusedFile extends Error {
  readonly file: string
  readonly fault: BorderFileError

  constructor(file: string, fault: BorderFileError) {
    super(`${file}: ${fault.message}`)
    this.file = file
    this.fault = fault
  }
}

/**
 * Loads files of boundaries and postcodes as a new version, which is in force at once. One bad file refuses all of them:
 * nothing is written, and the version before stays in force.
 * @throws RefusedFile
 */
export async function loadBorders({ db }: Pick<Ctx, 'db'>, files: readonly string[]): Promise<Loaded> {
  const borders = new Map<string, Border>()
  const postcodes: Postcode[] = []
  for (const file of files) {
    const read = await readOne(file)
    for (const border of read.borders) borders.set(border.code, border)
    postcodes.push(...read.postcodes)
  }
  const all = [...borders.values()]
  const names = files.map((file) => path.basename(file))
  const version = await db.transaction().execute((tx) => insertVersion(tx, names, all, postcodes))
  await refreshBorders(db)
  const ofDigits = (from: number, to = from) =>
    all.filter(({ code }) => code.length >= from && code.length <= to && !isDistrict(code)).length
  return {
    version,
    states: ofDigits(1),
    bezirke: ofDigits(3),
    towns: ofDigits(5),
    districts: all.filter(({ code }) => isDistrict(code)).length,
    postcodes: new Set(postcodes.map(({ plz }) => plz)).size,
  }
}

/** 60101 is a town, 90301 the third district of Vienna, 6010105 the fifth one of Graz. */
const isDistrict = (code: string) => code.length > 5 || (/^9\d{2,4}$/.test(code) && code.slice(1, 3) !== '00')

async function readOne(file: string) {
  try {
    const { size } = await stat(file)
    if (size > FILE_BYTES_MAX) throw new BorderFileError('too_large', { mb: FILE_BYTES_MAX / 1024 / 1024 })
    return readBorderFile(await readFile(file))
  } catch (error) {
    if (error instanceof BorderFileError) throw new RefusedFile(file, error)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') {
      throw new RefusedFile(file, new BorderFileError('unreadable'))
    }
    throw error
  }
}

/**
 * Removes a version: the one before it is in force again, else the built-in places alone.
 * @param id null for the one in force
 * @returns the removed one and the one in force now; null when there is none to remove
 */
export async function removeBorders(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: number | null,
): Promise<{ removed: number; current: number | null } | null> {
  const removed = id ?? (await findCurrent(db))?.id
  if (removed === undefined) return null
  const isRemoved = await db.transaction().execute((tx) => removeVersion(tx, removed, clock()))
  if (!isRemoved) return null
  await refreshBorders(db)
  return { removed, current: (await findCurrent(db))?.id ?? null }
}
