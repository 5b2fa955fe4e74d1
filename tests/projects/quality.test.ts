import { expect, test } from 'vitest'
import { PROJECT_QUALITY_NAMES, type ProjectFacts, projectQuality } from '../../src/domain/projects/quality.ts'
import { missingOf } from '../../src/domain/properties/quality.ts'

const complete: ProjectFacts = {
  status: 'construction',
  beschreibung: 'a'.repeat(600),
  fertigstellung: 'Herbst 2027',
  strasse: 'Parkring 1',
  units: 4,
  complete: { photographs: 4, floor_plan: 4, price: 4, person: 4 },
}

test('a complete project has 100 points, and an empty one 0, where every rule brings its points', () => {
  expect(projectQuality(complete).score).toBe(100)
  const none = { photographs: 0, floor_plan: 0, price: 0, person: 0 }
  const empty = projectQuality({
    ...complete,
    beschreibung: '',
    fertigstellung: null,
    strasse: null,
    units: 0,
    complete: none,
  })
  expect(empty.score).toBe(0)
  expect(empty.rules.map(({ rule, brings }) => [rule, brings])).toEqual(
    empty.rules.map(({ rule, most }) => [rule, most]),
  )
  expect(empty.rules.reduce((sum, { most }) => sum + most, 0)).toBe(100)
  expect(missingOf(empty).toSorted()).toEqual([...PROJECT_QUALITY_NAMES].sort())
})

test('what half of the units lack brings half of the points', () => {
  const { score, rules } = projectQuality({ ...complete, complete: { ...complete.complete, floor_plan: 2 } })
  const plan = rules.find(({ rule }) => rule === 'floor_plan')
  expect([score, plan?.points, plan?.brings]).toEqual([93, 7.5, 7])
})

test('a project that is sold out needs no units and no date', () => {
  const none = { photographs: 0, floor_plan: 0, price: 0, person: 0 }
  const over = projectQuality({ ...complete, status: 'sold_out', fertigstellung: null, units: 0, complete: none })
  expect([over.score, over.rules.map(({ rule }) => rule)]).toEqual([100, ['description', 'street']])
})
