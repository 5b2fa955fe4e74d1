import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allPrints, readPrints } from '../../tools/photos/darkroom/prints.ts'
import { differences } from '../../tools/photos/darkroom/recipe.ts'
import { allScenes, parseScene, photos, readManifest } from '../../tools/photos/scenes.ts'

const scene = {
  name: 'living-test-1',
  shows: 'living',
  style: 'modern',
  palette: 'sage',
  time: 'noon',
  alt: { de: 'Wohnzimmer', en: 'Living room' },
  light: { exposure: 1 },
}

describe('the photographs', () => {
  it('are all listed, and all that is listed is there', () => {
    const files = readdirSync(photos).filter((file) => file.endsWith('.webp'))
    const listed = readManifest().map((photo) => photo.file)
    expect(listed.sort()).toEqual(files.sort())
  })

  it('have the size that the manifest says', async () => {
    for (const photo of readManifest()) {
      const { width, height } = await sharp(path.join(photos, photo.file)).metadata()
      expect([photo.name, width, height]).toEqual([photo.name, photo.width, photo.height])
    }
  })

  it('are at least sixty renders of 1600 x 1067, none of a scene that changed since', () => {
    const made = readManifest().filter((photo) => !photo.print_of)
    expect(made.length).toBeGreaterThanOrEqual(60)
    for (const photo of made) expect([photo.name, photo.width, photo.height]).toEqual([photo.name, 1600, 1067])
    const prints = new Map(allScenes().map((each) => [each.name, each.print]))
    expect(made.filter((photo) => prints.get(photo.name) !== photo.made_from).map(({ name }) => name)).toEqual([])
  })

  it('have prints of 1200 x 800, each of what its recipe and its render say now', () => {
    const made = readManifest().filter((photo) => photo.print_of)
    for (const photo of made) expect([photo.name, photo.width, photo.height]).toEqual([photo.name, 1200, 800])
    expect(made.map(({ name, made_from }) => [name, made_from])).toEqual(
      allPrints()
        .map(({ name, fingerprint }) => [name, fingerprint])
        .sort(([a = ''], [b = '']) => a.localeCompare(b)),
    )
  })

  it('have prints that differ from each other in at least two ways: side, frame, light, colours', () => {
    const alike = Object.entries(readPrints().scenes).flatMap(([scene, recipes]) =>
      recipes.flatMap((one, at) =>
        recipes.flatMap((other, to) => (to > at && differences(one, other) < 2 ? [`${scene} ${at} ${to}`] : [])),
      ),
    )
    expect(alike).toEqual([])
  })

  it('say in German and English what they show, each in its own words', () => {
    const made = readManifest()
    for (const { name, alt } of made) {
      expect(alt.de, name).toMatch(/^[A-ZÄÖÜ].{24,}[^.!]$/)
      expect(alt.en, name).toMatch(/^[A-Z].{24,}[^.!]$/)
      expect(alt.en, name).not.toMatch(/[äöüß]|\b(mit|und|der|die)\b/)
    }
    // A print says what its scene says, unless its colours are told.
    const renders = made.filter((photo) => !photo.print_of)
    expect(new Set(renders.map(({ alt }) => alt.de)).size).toBe(renders.length)
    expect(new Set(renders.map(({ alt }) => alt.en)).size).toBe(renders.length)
  })

  it('show every style with the rooms of a home, a hall, and from outside', () => {
    for (const style of ['modern', 'altbau', 'country']) {
      const shown = new Set(readManifest().flatMap((photo) => (photo.style === style ? [photo.shows] : [])))
      for (const room of ['living', 'kitchen', 'bedroom', 'bathroom', 'hall', 'balcony'])
        expect(shown, style).toContain(room)
      expect(
        [...shown].some((each) => /house$/.test(each)),
        style,
      ).toBe(true)
    }
  })

  it('weigh 30 MB together at most', () => {
    const bytes = readManifest().map((photo) => statSync(path.join(photos, photo.file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000)
  })
})

describe('the models of the scenes', () => {
  const credits = readFileSync(path.join(photos, '../docs/credits.md'), 'utf8')
  const used = new Set(
    allScenes().flatMap(({ file }) =>
      [...readFileSync(file, 'utf8').matchAll(/"model":\s*"([a-z0-9]+\/\d+)"/g)].map(([, model]) => model as string),
    ),
  )
  const owned = [...used].filter((model) => !model.startsWith('cc0/')).sort()

  it('are credited by name and author where they are not in the public domain', () => {
    expect(owned.length).toBeGreaterThan(5)
    for (const model of owned) expect(credits).toMatch(new RegExp(`\\| \`${model}\` \\| \\S.* \\| \\S.* \\|`))
    expect(credits).toContain('https://creativecommons.org/licenses/by/3.0/')
  })

  it('are credited only where they are used', () => {
    const credited = [...credits.matchAll(/^ *\| `([a-z0-9]+\/\d+)` \|/gm)].map(([, model]) => model)
    expect(credited.sort()).toEqual(owned)
  })
})

describe('the scenes', () => {
  it('are all readable, each under its own name', () => {
    for (const each of allScenes()) expect(path.basename(each.file)).toBe(`${each.name}.json`)
  })

  it('refuse a scene without English words for its picture', () => {
    expect(() => parseScene('x.json', { ...scene, alt: { de: 'Wohnzimmer' } })).toThrow(/alt/)
  })

  it('refuse a name that would leave the folder', () => {
    expect(() => parseScene('x.json', { ...scene, name: '../escape' })).toThrow(/name/)
  })

  it('may be like another, and their pictures change with it', () => {
    const [plot, view] = ['plot-1', 'plot-2'].map((name) => allScenes().find((each) => each.name === name))
    expect(view?.style).toBe(plot?.style)
    expect(view?.print).not.toBe(plot?.print)
  })

  it('keep their fingerprint when only words change, and lose it when the light does', () => {
    const one = parseScene('x.json', scene).print
    expect(parseScene('x.json', { ...scene, alt: { de: 'Stube', en: 'Parlour' } }).print).toBe(one)
    expect(parseScene('x.json', { ...scene, light: { exposure: 2 } }).print).not.toBe(one)
  })
})
