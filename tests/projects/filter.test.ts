import { describe, expect, test } from 'vitest'
import type { ProjectCard } from '../../src/domain/projects/card.ts'
import { countWith, matches, readProjectFilter } from '../../src/domain/projects/filter.ts'
import { repeatsFacts, repeatsWords } from '../../src/domain/properties/teaser.ts'

const filterOf = (search: string) => readProjectFilter(new URLSearchParams(search))
const project = (values: Partial<ProjectCard>) => values as ProjectCard
const sold = project({
  bundesland: 'wien',
  status: 'planning',
  preis_ab: 320_000,
  preis_ab_art: 'KAUF',
  miete_ab: null,
})
const let_ = project({ bundesland: 'tirol', status: 'marketing', preis_ab: 700, preis_ab_art: 'MIETE', miete_ab: 700 })

describe('the filter of projects', () => {
  test('reads the choices of its form, and ignores everything else', () => {
    expect(filterOf('land=wien&stand=planning&preis=kauf-400000')).toEqual({
      land: 'wien',
      stand: 'planning',
      preis: { art: 'kauf', bis: 400_000 },
    })
    expect(filterOf('land=atlantis&stand=&preis=kauf-1')).toEqual({ land: null, stand: null, preis: null })
    expect(filterOf('preis=miete')).toEqual({ land: null, stand: null, preis: null })
  })
  test('compares a purchase price with purchases only, a rent with rents only', () => {
    expect(matches(sold, filterOf('preis=kauf-400000'))).toBe(true)
    expect(matches(sold, filterOf('preis=kauf-300000'))).toBe(false)
    expect(matches(let_, filterOf('preis=kauf-400000'))).toBe(false)
    expect(matches(let_, filterOf('preis=miete-800'))).toBe(true)
    expect(matches(sold, filterOf('preis=miete-1400'))).toBe(false)
  })
  test('counts what each other choice of a field would leave', () => {
    expect(countWith([sold, let_], filterOf('land=wien'), { land: 'tirol' })).toBe(1)
    expect(countWith([sold, let_], filterOf('land=wien'), { stand: 'marketing' })).toBe(0)
  })
})

describe('a text that only repeats', () => {
  test('the list of fittings is found, one that says more is not', () => {
    expect(repeatsWords('<p>Balkon, Lift und Keller.</p>', ['Balkon', 'Lift', 'Keller', 'Bad'])).toBe(true)
    expect(repeatsWords('<p>Balkon nach Süden, Lift.</p>', ['Balkon', 'Lift'])).toBe(false)
  })
  test('the figures is found, one that says more is not', () => {
    expect(repeatsFacts('110 m², 3,5 Zimmer und Balkon in Graz.', '110')).toBe(true)
    expect(repeatsFacts('Altbau mit Blick auf den Park.', '110')).toBe(false)
    expect(repeatsFacts(`110 m² ${'und noch viel mehr '.repeat(9)}`, '110')).toBe(false)
    expect(repeatsFacts('110 m²', null)).toBe(false)
  })
})
