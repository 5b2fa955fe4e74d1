import { describe, expect, test } from 'vitest'
import { ENTRIES } from '../../src/server/places/gazetteer.ts'
import { neighboursOf } from '../../src/server/places/neighbours.ts'

test('a town borders the towns around it, nearest first', () => {
  const near = neighboursOf('graz')
  expect(near).toContain('hart-bei-graz')
  expect(near).toContain('stattegg')
  expect(near).not.toContain('graz')
  expect(near).not.toContain('linz')
})

test('a district of Vienna borders districts, and one at the edge of the city towns too', () => {
  expect([...neighboursOf('wien-7')].sort()).toEqual(['wien-1', 'wien-15', 'wien-6', 'wien-8'])
  expect(neighboursOf('wien-23')).toContain('perchtoldsdorf')
})

test('a quarter borders the other quarters, a Bezirk the Bezirke, a state the states', () => {
  expect(neighboursOf('graz-lend')).toContain('graz-gries')
  expect(neighboursOf('bezirk-moedling')).toContain('bezirk-baden')
  expect(neighboursOf('steiermark')).toEqual(expect.arrayContaining(['kaernten', 'burgenland']))
})

test.each(['', 'nirgendwo', '__proto__', 'de-muenchen', '8010'])('%j has no neighbours', (slug) => {
  expect(neighboursOf(slug)).toEqual([])
})

describe('of every place', () => {
  test('the neighbours are places, none of them the place itself or twice', () => {
    const slugs = new Set(ENTRIES.map(({ slug }) => slug))
    for (const slug of slugs) {
      const near = neighboursOf(slug)
      expect(near.every((one) => slugs.has(one) && one !== slug)).toBe(true)
      expect(new Set(near).size).toBe(near.length)
      expect(near.length).toBeLessThan(30)
    }
  })
})
