import { chooseCovers } from './album/covers.ts'
import { type Album, openAlbum, type Photo } from './album/photos.ts'
import { chooseProjectSet, chooseSet } from './album/set.ts'
import { type Sheet, sheetsOf } from './plan/sheets.ts'
import type { Home, Project } from './types.ts'

/** One file next to the XML. Files with the same name are the same file. */
export interface DemoPicture {
  datei: string
  gruppe: 'TITELBILD' | 'INNENANSICHTEN' | 'AUSSENANSICHTEN' | Sheet['gruppe']
  titel: string
  format: 'image/webp' | 'image/png'
  /** MD5 of the file; null for a file that is drawn later. */
  check: string | null
}

/** Maximum number of a property's photographs and plans together. */
const MOST = 9

const OUTSIDE =
  /^(apartment-house|house|row-house|office-building|warehouse|shop-front|plot|sports|garage|carport|parking-space|terrace|roof-terrace|balcony)$/

/** The pictures of all properties, chosen together: neighbours in lists begin with different photographs. */
export function picturesForAll(homes: readonly Home[], album: Album = openAlbum()): Map<Home, DemoPicture[]> {
  const covers = chooseCovers(album, homes)
  return new Map(homes.map((home) => [home, picturesFor(home, album, covers.get(home))]))
}

/** The pictures of a property: its cover and other photographs, then its floor plan or site plan. */
export function picturesFor(home: Home, album: Album = openAlbum(), cover?: Photo): DemoPicture[] {
  const plans = sheetsOf(home).map(
    ({ datei, gruppe, titel }): DemoPicture => ({ datei, gruppe, titel, format: 'image/png', check: null }),
  )
  return [
    ...chooseSet(album, home, MOST - plans.length, cover).map((photo, at) => pictureOf(album, photo, at)),
    ...plans,
  ]
}

export function picturesForProject(project: Project, album: Album = openAlbum()): DemoPicture[] {
  return chooseProjectSet(album, project).map((photo, at) => pictureOf(album, photo, at))
}

/** Captions state that the photograph does not show this home. */
function pictureOf(album: Album, photo: Photo, at: number): DemoPicture {
  return {
    datei: photo.file,
    gruppe: at === 0 ? 'TITELBILD' : OUTSIDE.test(photo.shows) ? 'AUSSENANSICHTEN' : 'INNENANSICHTEN',
    titel: `Visualisierung: ${photo.alt.de}`,
    format: 'image/webp',
    check: album.check(photo),
  }
}
