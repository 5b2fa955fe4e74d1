import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Photo, photos, readManifest } from '../../photos/scenes.ts'

export type { Photo } from '../../photos/scenes.ts'

/** The furnishing of homes; a property's pictures all have one style. */
export type Style = 'modern' | 'altbau' | 'country'

/** The rendered scene that a photograph shows; its prints show the same one. */
export const sceneOf = (photo: Photo): string => photo.print_of ?? photo.name

/** The photographs by their subject. */
export interface Album {
  all: readonly Photo[]
  /**
   * Photographs of one kind and style as they were rendered, those of the palette first. `name` narrows them further.
   * @returns an empty list when there are none
   */
  find(shows: string, style: Style, palette?: string, name?: RegExp): Photo[]
  /** A photograph and all other prints of its scene. */
  printsOf(photo: Photo): Photo[]
  /** The palettes of a style for homes: those of its living rooms. Other palettes fill the gaps. */
  palettes(style: Style): string[]
  /** MD5 of a photograph's file, as senders state it so that receivers can skip known pictures. */
  check(photo: Photo): string
}

export function makeAlbum(all: readonly Photo[]): Album {
  const checks = new Map<string, string>()
  return {
    all,
    check({ file }) {
      const known = checks.get(file) ?? createHash('md5').update(readPhoto(file)).digest('hex')
      checks.set(file, known)
      return known
    },
    find(shows, style, palette, name) {
      const found = all.filter(
        (photo) =>
          !photo.print_of && photo.shows === shows && photo.style === style && (!name || name.test(photo.name)),
      )
      return [...found.filter((p) => p.palette === palette), ...found.filter((p) => p.palette !== palette)]
    },
    printsOf(photo) {
      const scene = sceneOf(photo)
      return all.filter((other) => sceneOf(other) === scene)
    },
    palettes(style) {
      const living = all.filter((photo) => photo.style === style && photo.shows === 'living')
      return [...new Set(living.map((photo) => photo.palette))].sort()
    },
  }
}

/** The album of `photos/`. */
export function openAlbum(): Album {
  return makeAlbum(readManifest())
}

/** The file of a photograph in `photos/`. */
export function readPhoto(file: string): Buffer {
  return readFileSync(path.join(photos, path.basename(file)))
}
