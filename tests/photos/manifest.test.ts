import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allScenes, parseScene, photos, readManifest } from '../../scripts/photos/scenes.ts'

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
    expect(readManifest().map((photo) => photo.file)).toEqual(files.sort())
  })

  it('have the size that the manifest says', async () => {
    for (const photo of readManifest()) {
      const { width, height } = await sharp(path.join(photos, photo.file)).metadata()
      expect([photo.name, width, height]).toEqual([photo.name, photo.width, photo.height])
    }
  })

  it('weigh 20 MB together at most', () => {
    const bytes = readManifest().map((photo) => statSync(path.join(photos, photo.file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000)
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

  it('keep their fingerprint when only words change, and lose it when the light does', () => {
    const one = parseScene('x.json', scene).print
    expect(parseScene('x.json', { ...scene, alt: { de: 'Stube', en: 'Parlour' } }).print).toBe(one)
    expect(parseScene('x.json', { ...scene, light: { exposure: 2 } }).print).not.toBe(one)
  })
})
