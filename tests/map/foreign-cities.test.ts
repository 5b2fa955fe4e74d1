import { expect, test } from 'vitest'
import backdrop from '../../src/domain/places/backdrop.json' with { type: 'json' }

const cities = backdrop.cities as [string, number, number, number][]
const names = cities.map(([name]) => name)

test('foreign cities have the names that Austrians use', () => {
  expect(names).toEqual(expect.arrayContaining(['München', 'Triest', 'Florenz', 'Belgrad', 'Warschau', 'Krakau']))
  for (const foreign of ['Rome', 'Belgrade', 'Warsaw', 'Genoa', 'Brussels', 'Trieste', 'The Hague', 'Florence'])
    expect(names).not.toContain(foreign)
})

test('no district of a city stands beside it', () => {
  for (const [name, lat, lng, population] of cities) {
    const whole = cities.find(
      (one) =>
        one[3] >= population * 4 &&
        Math.hypot(one[1] - lat, (one[2] - lng) * Math.cos((lat * Math.PI) / 180)) * 111 < 15,
    )
    expect(whole?.[0], name).toBeUndefined()
  }
})
