/**
 * The widths a picture is made in; none is wider than the picture, whose own width stands in for the next one up. What
 * was stored before a width came here lacks it, and pages offer the widths that there are.
 */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const

/** Where the WebP of that width lies in the storage: `aa/bb/{hash}/{width}.webp`. */
export function pictureKey(hash: string, width: number): string {
  return `${folderOf(hash)}/${width}.webp`
}

/** The file as it came in, without its metadata. It is kept for later formats and never served. */
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

/** Two levels of 256 folders each, so that no folder grows beyond what a file system lists quickly. */
function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
}
