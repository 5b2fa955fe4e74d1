import { describe, expect, test } from 'vitest'
import { type Example, learn } from '../../scripts/understanding/learn.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { claimsIn, interpret } from '../../src/understanding/interpret.ts'
import { weightsIn, withoutTold } from '../../src/understanding/told.ts'

const options = (language: Language) => ({ language, gazetteer: placesForSentences(), today: '2026-11-22' })
const read = (language: Language, text: string) => flatten(interpret(text, options(language)).filter)

describe('what was learnt to be told in passing sets nothing', () => {
  test.each<[Language, string]>([
    ['de', 'Die Bude in Wels mit drei Zimmern wird uns zu klein, ein Haus in Steyr wäre das Ziel'],
    ['fr', 'Le chien a cassé la terrasse du voisin à Wels, il nous faut une maison à Steyr'],
  ])('%s: %s', (language, text) => {
    const { sentence } = claimsIn(text, options(language))
    // No rule reads it.
    expect(sentence.asides.size).toBe(0)
    expect(read(language, text).ort).toEqual(['steyr'])
  })

  test('a list of criteria loses none', () => {
    const text = 'Haus in Graz, Linz oder Wels, Garten, Keller, Garage, ab 100 m², bis 500.000 Euro, Baujahr ab 2000'
    expect(read('de', text)).toEqual({
      objektart: ['HAUS'],
      ort: ['graz', 'linz', 'wels'],
      ausstattung: ['GARTEN', 'KELLER', 'GARAGE'],
      flaeche_von: 100,
      preis_bis: 500_000,
      baujahr_von: 2000,
    })
  })
})

describe('of what seems told in passing', () => {
  const claims = claimsIn('Haus in Graz mit Garten', options('de'))
  const named = (weights: Record<string, number>) =>
    withoutTold(claims, weightsIn(weights)).map(({ criterion }) => criterion)

  test('what is likely sought stays, and so does the last place', () => {
    expect(named({ any: -500, objektart: 700, ort: 700 })).toEqual(['ort', 'objektart'])
    expect(named({ any: -500, objektart: 700 })).toEqual(['ort', 'objektart'])
  })

  test('a sentence is not emptied', () => {
    expect(named({ any: -500 })).toEqual(claims.claims.map(({ criterion }) => criterion))
  })

  test('an unknown trait weighs nothing', () => {
    expect(named({ any: 500, 'of no claim': -900 })).toHaveLength(claims.claims.length)
  })
})

describe('learning', () => {
  const example = (scene: number, isSought: boolean, traits: readonly string[]): Example => ({
    scene: String(scene),
    isSought,
    traits,
  })
  const examples = [1, 2, 3, 4, 5].flatMap((scene) => [
    example(scene, true, ['any', 'seeking']),
    example(scene, false, ['any', 'story']),
  ])
  const rare = [1, 2, 3].map((scene) => example(scene, false, ['any', 'rare']))

  test('gives the same weights to the same examples', () => {
    const weights = learn([...examples, ...rare])
    expect([...learn([...examples, ...rare])]).toEqual([...weights])
    expect(weights.get('seeking')).toBeGreaterThan(0)
    expect(weights.get('story')).toBeLessThan(0)
  })

  test('takes no trait of three scenes alone for a rule', () => {
    expect(learn([...examples, ...rare]).has('rare')).toBe(false)
    expect(learn([...examples, ...rare, example(4, false, ['any', 'rare'])]).get('rare')).toBeLessThan(0)
  })
})
