import { describe, expect, test } from 'vitest'
import { buildingsOf, styleOf } from '../../tools/demo/album/building.ts'
import { makeAlbum, openAlbum } from '../../tools/demo/album/photos.ts'
import { roomsOf } from '../../tools/demo/album/rooms.ts'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import { picturesFor, picturesForAll, picturesForProject } from '../../tools/demo/pictures.ts'

const album = openAlbum()
const { homes, projects } = makeCatalogue('klinke-2026', 1200)
const photoOf = (datei: string) => album.all.find((photo) => photo.file === datei)
const all = picturesForAll(homes, album)
const sets = homes.map((home) => {
  const pictures = all.get(home) ?? []
  const photos = pictures.flatMap((picture) => photoOf(picture.datei) ?? [])
  return { home, pictures, photos, shown: new Set(photos.map((photo) => photo.shows)) }
})
const dwellings = sets.filter(({ home }) => /^(WOHNUNG|HAUS|ZIMMER)$/.test(home.art))

describe('the pictures of a property', () => {
  test('are 4 to 9 for every kind', () => {
    expect(new Set(sets.map(({ home }) => home.art)).size).toBe(13)
    for (const { home, pictures } of sets) {
      expect(pictures.length, `${home.obid} ${home.art} ${home.unter}`).toBeGreaterThanOrEqual(4)
      expect(pictures.length, `${home.obid} ${home.art} ${home.unter}`).toBeLessThanOrEqual(9)
    }
  })
  test('are never the same twice in one set', () => {
    for (const { pictures } of sets) {
      expect(new Set(pictures.map((picture) => picture.datei)).size).toBe(pictures.length)
    }
  })
  test('are of one style, that of the building', () => {
    for (const { home, photos } of sets)
      expect([home.obid, ...new Set(photos.map((photo) => photo.style))]).toEqual([home.obid, styleOf(home)])
  })
  test('begin with the title picture and end with what is drawn: floor plans of rooms, maps of land and spaces', () => {
    for (const { home, pictures } of sets) {
      const groups = pictures.map((picture) => picture.gruppe)
      expect(groups.lastIndexOf('TITELBILD'), home.obid).toBe(0)
      const drawn = /^(GRUNDSTUECK|PARKEN|FREIZEIT)/.test(home.art) ? 'KARTEN_LAGEPLAN' : 'GRUNDRISS'
      const first = groups.findIndex((gruppe) => /GRUNDRISS|LAGEPLAN/.test(gruppe))
      if (first >= 0) expect(new Set(groups.slice(first)), home.obid).toEqual(new Set([drawn]))
    }
  })
  test('say in their captions that they do not show this home', () => {
    for (const { pictures } of sets)
      for (const picture of pictures.filter(({ format }) => format === 'image/webp'))
        expect(picture.titel).toMatch(/^Visualisierung: [A-ZÄÖÜ]/)
  })
  test('are the same whenever they are asked for', () => {
    const again = picturesForAll(makeCatalogue('klinke-2026', 1200).homes, openAlbum())
    expect([...again.values()]).toEqual([...all.values()])
    for (const home of homes.slice(0, 100)) expect(picturesFor(home, openAlbum())).toEqual(picturesFor(home, album))
  })
})

describe('what a home does not have', () => {
  test('is not shown: no balcony, terrace or kitchen that its facts deny', () => {
    for (const { home, shown } of dwellings) {
      const has = home.ausstattung
      if (!has.has('BALKON') && !has.has('LOGGIA')) expect(shown, home.obid).not.toContain('balcony')
      if (!has.has('TERRASSE')) {
        expect(shown, home.obid).not.toContain('terrace')
        expect(shown, home.obid).not.toContain('roof-terrace')
      }
      if (!has.has('EINBAUKUECHE')) expect(shown, home.obid).not.toContain('kitchen')
    }
  })
  test('is not its building: new houses stand for none of 1900, and a plot has no rooms', () => {
    for (const { home, photos, shown } of sets) {
      const names = photos.map((photo) => photo.name).join(' ')
      if (home.art === 'WOHNUNG' && (home.baujahr ?? 0) >= 1990) expect(names).not.toMatch(/facade-altbau|postwar/)
      if (home.art === 'WOHNUNG' && (home.baujahr ?? 2000) < 1945) expect(names).not.toMatch(/apartments-/)
      if (home.art === 'GRUNDSTUECK') expect([...shown]).toEqual(['plot'])
      if (home.art === 'PARKEN') expect(names).not.toMatch(/living|kitchen|house-/)
      if (home.spot.bundesland === 'burgenland' && home.art === 'HAUS') expect(names).not.toMatch(/house-country/)
    }
  })
  test('is no house where the storeys would not fit', () => {
    const bungalows = homes.filter((home) => home.unter === 'BUNGALOW')
    expect(bungalows.length).toBeGreaterThan(0)
    for (const home of bungalows) expect(buildingsOf(album, home)).toEqual([])
  })
})

describe('many properties together', () => {
  test('do not all begin with the same picture', () => {
    const flats = sets.filter(({ home }) => home.art === 'WOHNUNG')
    const leads = Map.groupBy(flats, ({ pictures }) => pictures[0]?.datei)
    expect(leads.size).toBeGreaterThan(15)
    for (const [file, share] of leads) expect(share.length / flats.length, file).toBeLessThan(0.25)
  })
  test('stand apart in a list of the newest: flats and houses do not begin like their neighbour', () => {
    const newest = dwellings.toSorted((a, b) => b.home.stand.localeCompare(a.home.stand))
    const alike = newest.filter(
      ({ pictures }, at) => at > 0 && pictures[0]?.datei === newest[at - 1]?.pictures[0]?.datei,
    )
    expect(alike.length / newest.length).toBeLessThan(0.02)
  })
  test('show every photograph somewhere', () => {
    const used = new Set([
      ...sets.flatMap(({ photos }) => photos.map((photo) => photo.file)),
      ...projects.flatMap((project) => picturesForProject(project, album).map((picture) => picture.datei)),
    ])
    expect(album.all.filter((photo) => !used.has(photo.file)).map((photo) => photo.name)).toEqual([])
  })
  test('share their building within a project, and the project shows it first', () => {
    for (const project of projects) {
      const own = picturesForProject(project, album)
      expect(own.length).toBeGreaterThanOrEqual(4)
      const buildings = sets
        .filter(({ home }) => home.project === project)
        .flatMap(({ photos }) => photos.filter((photo) => photo.shows === 'apartment-house'))
      expect([...new Set(buildings.map((photo) => photo.file))]).toEqual([own[0]?.datei])
    }
  })
})

describe('an album with few photographs', () => {
  test('gives what it has, and an empty one gives the plans alone', () => {
    const home = dwellings.find((set) => set.pictures.some((picture) => picture.gruppe === 'GRUNDRISS'))?.home
    if (!home) throw new Error('the catalogue has a home with a plan')
    expect(picturesFor(home, makeAlbum([])).map((picture) => picture.gruppe)).not.toContain('TITELBILD')
    const few = makeAlbum(album.all.filter((photo) => photo.shows === 'bathroom'))
    expect(picturesFor(home, few).length).toBeGreaterThan(0)
  })
  test('has no palette without a living room', () => {
    expect(album.palettes('modern')).toContain('sage')
    expect(makeAlbum(album.all.filter((photo) => photo.shows !== 'living')).palettes('modern')).toEqual([])
  })
  test('rooms are asked for even of kinds that are rare', () => {
    for (const home of homes) expect(roomsOf(home).always.length + buildingsOf(album, home).length).toBeGreaterThan(0)
  })
})
