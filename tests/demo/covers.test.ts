import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { APART, chooseCovers, coversFor, listsOf } from '../../tools/demo/album/covers.ts'
import { factsOf, fits } from '../../tools/demo/album/facts.ts'
import { makeAlbum, openAlbum, type Photo, sceneOf } from '../../tools/demo/album/photos.ts'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import { picturesForAll, picturesForProject } from '../../tools/demo/pictures.ts'
import type { Home } from '../../tools/demo/types.ts'
import { photos as folder } from '../../tools/photos/scenes.ts'

const album = openAlbum()
const { homes, projects } = makeCatalogue('klinke-2026', 1200)
const covers = chooseCovers(album, homes)
const all = picturesForAll(homes, album)
const byFile = new Map(album.all.map((photo) => [photo.file, photo]))
const photosOf = (home: Home) => (all.get(home) ?? []).flatMap(({ datei }) => byFile.get(datei) ?? [])
const coverOf = (home: Home) => covers.get(home) as Photo

describe('the covers of the catalogue', () => {
  test('are one for every home, the first of its pictures, and at least 240 different ones', () => {
    expect(covers.size).toBe(1200)
    for (const home of homes) expect(photosOf(home)[0]?.file, home.obid).toBe(coverOf(home).file)
    expect(new Set(covers.values()).size).toBeGreaterThanOrEqual(240)
  })

  test('differ within 24 neighbours of the newest, the cheapest and each state', () => {
    const lists = listsOf(homes)
    expect(lists).toHaveLength(3 + 9)
    for (const list of lists)
      for (const [at, home] of list.entries()) {
        const near = list.slice(at + 1, at + APART).map((other) => coverOf(other).file)
        expect(near, `${home.obid} ${home.art}`).not.toContain(coverOf(home).file)
      }
  })

  test('of one scene stand far apart, and are other prints of it', () => {
    const [newest = []] = listsOf(homes)
    const pairs = newest.flatMap((home, at) =>
      newest
        .slice(at + 1, at + APART)
        .filter((other) => sceneOf(coverOf(other)) === sceneOf(coverOf(home)))
        .map((other) => newest.indexOf(other) - at),
    )
    // Of about 27,600 pairs of neighbours.
    expect(pairs.length).toBeLessThan(500)
    expect(pairs.filter((distance) => distance < 6).length).toBeLessThan(25)
  })

  test('are shared by few homes each', () => {
    const uses = Map.groupBy(covers.values(), (photo) => photo.file)
    for (const [file, share] of uses) expect(share.length, file).toBeLessThanOrEqual(16)
  })

  test('are the same for the same catalogue', () => {
    const again = chooseCovers(openAlbum(), makeCatalogue('klinke-2026', 1200).homes)
    expect([...again.values()].map(({ file }) => file)).toEqual([...covers.values()].map(({ file }) => file))
  })
})

describe('no photograph contradicts its home', () => {
  const shown = homes.flatMap((home) => photosOf(home).map((photo) => ({ home, photo, facts: factsOf(photo) })))
  const rest = shown.filter(({ home }) => !home.project)

  test('in its region: no mountains in Vienna, Lower Austria and Burgenland, plots in Tyrol only among them', () => {
    const flat = shown.filter(({ home }) => /^(wien|niederoesterreich|burgenland)$/.test(home.spot.bundesland))
    expect(flat.filter(({ facts }) => facts.horizon === 'mountains')).toEqual([])
    expect(flat.filter(({ photo }) => photo.mark !== 'plain' && /Berg/.test(photo.alt.de))).toEqual([])
    const tyrol = shown.filter(({ home }) => home.art === 'GRUNDSTUECK' && home.spot.bundesland === 'tirol')
    expect(tyrol.length).toBeGreaterThan(0)
    expect(tyrol.filter(({ facts }) => facts.horizon !== 'mountains')).toEqual([])
  })

  test('in its storey: no lawn before an upper window, no roofs below the ground floor, no house that is too low', () => {
    const flats = rest.filter(({ home }) => home.art === 'WOHNUNG')
    expect(flats.filter(({ home, facts }) => facts.view === 'garden' && (home.etage ?? 0) > 0)).toEqual([])
    expect(flats.filter(({ home, facts }) => facts.view === 'roofs' && (home.etage ?? 0) < 2)).toEqual([])
    expect(flats.filter(({ home, facts }) => facts.storeys !== undefined && facts.storeys !== home.etagen)).toEqual([])
  })

  test('in its kind: flats show no house of one family, houses no block, land no rooms', () => {
    const names = (art: Home['art']) =>
      new Set(shown.filter(({ home }) => home.art === art).map(({ photo }) => photo.shows))
    expect([...names('WOHNUNG')]).not.toContain('house')
    expect([...names('HAUS')]).not.toContain('apartment-house')
    expect([...names('GRUNDSTUECK')]).toEqual(['plot'])
  })

  test('in its garden: a terrace at the lawn only on the ground floor, and only where there is one', () => {
    const terraces = shown.filter(({ photo }) => photo.shows === 'terrace')
    expect(terraces.length).toBeGreaterThan(20)
    for (const { home } of terraces.filter(({ home: { art } }) => art === 'WOHNUNG')) {
      expect(home.ausstattung.has('TERRASSE'), home.obid).toBe(true)
      expect(home.etage ?? 0, home.obid).toBe(0)
    }
  })

  test('in its state: what needs work is not shown as new, a shell first from outside', () => {
    const tired = shown.filter(({ home }) => home.zustand === 'RENOVIERUNGSBEDUERFTIG')
    expect(tired.length).toBeGreaterThan(200)
    expect(tired.filter(({ photo }) => /[Ss]aniert|Neubau|[Mm]odern/.test(photo.alt.de))).toEqual([])
    const shells = homes.filter((home) => home.zustand === 'ROHBAU')
    expect(shells.length).toBeGreaterThan(0)
    for (const home of shells)
      if (coversFor(album, home).some(({ shows }) => /house$/.test(shows)))
        expect(coverOf(home).shows, home.obid).toMatch(/house$/)
  })

  test('and each fits by the rules themselves', () => {
    for (const { home, photo } of rest) expect(fits(home, photo), `${home.obid} ${photo.name}`).toBe(true)
  })
})

describe('the projects', () => {
  test('show a different house each', () => {
    const houses = projects.map((project) => picturesForProject(project, album)[0]?.datei)
    expect(new Set(houses).size).toBe(projects.length)
  })
  test('show as many storeys as they tell, or a part in which they cannot be counted', () => {
    for (const project of projects) {
      const house = byFile.get(picturesForProject(project, album)[0]?.datei ?? '')
      expect(house, project.titel).toBeDefined()
      if (house?.mark !== 'detail') expect(factsOf(house as Photo).storeys, project.titel).toBe(project.stockwerke)
    }
  })
})

describe('the files', () => {
  test('of the manifest all exist, and weigh 30 MB together at most', () => {
    const files = album.all.map(({ file }) => path.join(folder, file))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(30_000_000)
  })
})

describe('an album without photographs', () => {
  test('gives no covers', () => {
    expect(chooseCovers(makeAlbum([]), homes.slice(0, 20)).size).toBe(0)
  })
})
