import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeCatalogue } from '../../tools/demo/homes/catalogue.ts'
import { drawPremises } from '../../tools/demo/plan/premises.ts'
import { sheetsOf } from '../../tools/demo/plan/sheets.ts'
import { drawSite } from '../../tools/demo/plan/site.ts'
import { drawSpaces } from '../../tools/demo/plan/spaces.ts'
import { createRng } from '../../tools/demo/random.ts'

const { homes } = makeCatalogue('klinke-2026', 1200)
const metres = (svg: string) =>
  [...svg.matchAll(/>([\d.,\u00a0]+) m</g)].map(([, text]) => Number(text?.replace(',', '.')))

describe('the drawings of a property', () => {
  test('are a site plan and its surroundings for a plot, and the place of a parking space', () => {
    for (const home of homes) {
      const names = sheetsOf(home).map(({ titel }) => titel)
      if (home.art === 'GRUNDSTUECK') expect(names).toEqual(['Lageplan', 'Lage im Ort'])
      if (home.art === 'PARKEN') expect(names).toEqual([expect.stringMatching(/^Lage de[rs] (Garage|Stellplatzes)/)])
      if (home.art === 'BUERO_PRAXEN') expect(names).toEqual([])
    }
  })
  test('of one file name are the same drawing, and each is a picture of 4:3', async () => {
    const drawn = new Map<string, string>()
    for (const home of homes.filter(({ plan }) => !plan))
      for (const { datei, draw } of sheetsOf(home)) {
        const svg = draw()
        expect(drawn.get(datei) ?? svg, datei).toBe(svg)
        drawn.set(datei, svg)
      }
    expect(drawn.size).toBeGreaterThan(100)
    for (const svg of [...drawn.values()].slice(0, 12)) {
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4 / 3, 2)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

describe('a site plan', () => {
  test('says lengths that make the area of the plot', () => {
    for (const [seed, flaeche] of [
      ['a', 420],
      ['b', 1284],
      ['c', 98_000],
    ] as const) {
      const svg = drawSite(createRng(seed), { flaeche, strasse: 'Am Anger' })
      const [near, far, deep] = metres(svg) as [number, number, number]
      expect(((near + far) / 2) * deep, seed).toBeGreaterThan(flaeche * 0.99)
      expect(((near + far) / 2) * deep, seed).toBeLessThan(flaeche * 1.01)
    }
  })
  test('writes names with signs of markup as they are', () => {
    const svg = drawSite(createRng('x'), { flaeche: 500, strasse: 'Berg & <Tal>' })
    expect(svg).toContain('Berg &amp; &lt;Tal>')
  })
})

describe('a plan of spaces', () => {
  test('marks the one on offer, whatever its number', () => {
    for (const number of [1, 14, 15, 84]) {
      const svg = drawSpaces('tiefgarage', number)
      expect(svg).toMatch(new RegExp(`font-weight="600">${number}<`))
      expect(svg.match(/font-weight="600"/g)).toHaveLength(1)
    }
  })
})

describe('a plan of a shop or hall', () => {
  test('has rooms that add up to its area', () => {
    for (const flaeche of [48, 103, 2450]) {
      const areas = [...drawPremises(flaeche > 500 ? 'halle' : 'laden', flaeche).matchAll(/>([\d\u00a0]+) m²</g)]
      expect(areas).toHaveLength(4)
      expect(areas.reduce((sum, [, m2]) => sum + Number(m2?.replace('\u00a0', '')), 0)).toBe(flaeche)
    }
  })
})
