/** A part of a file, in bytes: the first one, and the last one, which is included. */
export interface Range {
  start: number
  end: number
}

export interface Opened {
  /** The caller reads it to its end or cancels it. */
  content: ReadableStream<Uint8Array>
  /** The size of the whole file, also when a part of it is read. */
  bytes: number
}

export interface Listed {
  key: string
  bytes: number
  /** When it was written. */
  modified: Date
}

/**
 * The storage of files: a folder, or a bucket of S3 that several machines share. Keys are relative paths with forward
 * slashes and are never reused for other content, except with `replace`.
 */
export interface Storage {
  /**
   * Writes the whole file or nothing. An existing key stays as it is, since equal keys mean equal content; with
   * `replace` the new content takes its place. A stream needs memory for some megabytes of it, however long it is.
   */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, options?: { replace?: true }): Promise<void>
  /** @returns the content, or null when the key does not exist */
  get(key: string): Promise<Uint8Array | null>
  /**
   * For large files: a stream, so that a slow reader does not hold the whole file in memory.
   * @param range a part of it, which must lie within the file
   */
  open(key: string, range?: Range): Promise<Opened | null>
  has(key: string): Promise<boolean>
  /** Files below a folder (`''`: all), in no order. One that is written meanwhile may be missing. */
  list(folder: string): AsyncIterable<Listed>
  delete(key: string): Promise<void>
  /** Takes over a local folder with its files, which have no names of folders in them; it is gone afterwards. */
  adopt(folder: string, local: string): Promise<void>
  /**
   * Lets work read the files of a folder by their paths, as programs for ZIPs need it.
   * @param use gets the folder itself, or a copy of it that is removed afterwards
   */
  lend<T>(folder: string, use: (local: string) => Promise<T>): Promise<T>
  /** Deletes a folder with everything in it. */
  remove(folder: string): Promise<void>
  /** Removes what ended writers left unfinished below a folder before that time. */
  clean(folder: string, before: Date): Promise<void>
}

/** The storage does not answer, or has no time: another try later may succeed. */
export class StorageAway extends Error {
  constructor(reason: string) {
    super(`the storage is away: ${reason}`)
    this.name = 'StorageAway'
  }
}

/**
 * The parts of a key.
 * @throws Error for a key that is not a relative path of plain names
 */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\\p{Cc}]/u.test(part)))
    throw new Error(`Not a storage key: ${key}`)
  return parts
}

/** Whether a name that is listed is a key of ours. */
export function isKey(name: string): boolean {
  try {
    return partsOf(name).length > 0
  } catch {
    return false
  }
}
