/**
 * The widths of the variants; none is wider than the picture, and the picture's own width replaces the next larger one.
 * Pictures stored before a width was added do not have it, and pages offer the widths that exist.
 */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const

/**
 * The widths that phones ask for are stored as AVIF too, in half of the bytes. Pictures stored before, and those that
 * AVIF does not make smaller, have WebP alone.
 */
export const AVIF_WIDTHS: readonly number[] = [640, 960]

/** The storage key of the WebP of that width: `aa/bb/{hash}/{width}.webp`. */
export function pictureKey(hash: string, width: number): string {
  return `${folderOf(hash)}/${width}.webp`
}

/** Beside the WebP; served at its address to browsers that accept AVIF. */
export function avifKey(hash: string, width: number): string {
  return `${folderOf(hash)}/${width}.avif`
}

/** The received file without its metadata. It is stored for later formats and never served. */
export function originalKey(hash: string): string {
  return `${folderOf(hash)}/original`
}

/** A PDF, served as `/media/{hash}/dokument.pdf`. */
export function documentKey(hash: string): string {
  return `${folderOf(hash)}/dokument.pdf`
}

/** The address that pages use; `server/app.ts` serves it from the storage. */
export function pictureUrl(hash: string, width: number): string {
  return `/media/${hash}/${width}.webp`
}

export function documentUrl(hash: string): string {
  return `/media/${hash}/dokument.pdf`
}

/** Two levels of 256 folders each, so that every folder stays small enough for the file system. */
function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
}
