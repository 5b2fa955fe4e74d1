import { type Album, openAlbum, type Photo } from './album/photos.ts'
import { chooseProjectSet, chooseSet } from './album/set.ts'
import { createRng } from './random.ts'
import type { Home, Project } from './types.ts'

/** One file beside the XML. Files of one name are the same file. */
export interface DemoPicture {
  datei: string
  gruppe: 'TITELBILD' | 'INNENANSICHTEN' | 'AUSSENANSICHTEN' | 'GRUNDRISS'
  titel: string
  format: 'image/webp' | 'image/png'
}

/** A property's photographs and plans together. */
const MOST = 9

const OUTSIDE = /^(apartment-house|house|row-house|office-building|warehouse|plot|garage|terrace|roof-terrace|balcony)$/

/** The pictures of a property: its photographs, then its floor plans. */
export function picturesFor(home: Home, album: Album = openAlbum()): DemoPicture[] {
  const plans = (home.plan && hasPlan(home) ? home.plan.floors : []).map(
    (floor, at): DemoPicture => ({
      datei: planFile(home.plan?.id ?? '', at),
      gruppe: 'GRUNDRISS',
      titel: floor.title,
      format: 'image/png',
    }),
  )
  return [...chooseSet(album, home, MOST - plans.length).map(pictureOf), ...plans]
}

export function picturesForProject(project: Project, album: Album = openAlbum()): DemoPicture[] {
  return chooseProjectSet(album, project.kennung).map(pictureOf)
}

/** Captions say that nobody photographed this home. */
function pictureOf(photo: Photo, at: number): DemoPicture {
  return {
    datei: photo.file,
    gruppe: at === 0 ? 'TITELBILD' : OUTSIDE.test(photo.shows) ? 'AUSSENANSICHTEN' : 'INNENANSICHTEN',
    titel: `Visualisierung: ${photo.alt.de}`,
    format: 'image/webp',
  }
}

export const planFile = (id: string, floor: number): string => `grundriss-${id}-${floor}.png`

/** Old houses often have none; new ones always do. */
function hasPlan(home: Home): boolean {
  return (
    home.project !== null || createRng(`plan/${home.obid}`).chance(home.baujahr && home.baujahr > 2000 ? 0.92 : 0.72)
  )
}
