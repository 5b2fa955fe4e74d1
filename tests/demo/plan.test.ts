import { describe, expect, test } from 'vitest'
import { drawPlan } from '../../tools/demo/plan/draw.ts'
import { planLibrary } from '../../tools/demo/plan/library.ts'
import type { Floor, Room } from '../../tools/demo/plan/types.ts'
import { createRng } from '../../tools/demo/random.ts'

const plans = planLibrary(createRng('klinke'))
const floors = plans.flatMap((plan) => plan.floors.map((floor) => ({ plan, floor })))
const inside = (floor: Floor) => floor.rooms.filter((room) => room.use !== 'aussen')
const overlap = (a: Room, b: Room) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

describe('floor plans', () => {
  test('fill the outline without gaps or overlaps', () => {
    for (const { plan, floor } of floors) {
      const rooms = inside(floor)
      const area = rooms.reduce((sum, room) => sum + room.w * room.h, 0)
      expect(area, plan.id).toBeCloseTo(floor.width * floor.depth, 0)
      for (const [at, room] of rooms.entries())
        for (const other of rooms.slice(at + 1)) expect(overlap(room, other), plan.id).toBeLessThan(0.1)
    }
  })
  test('have rooms that people can use', () => {
    const least = {
      wohnen: 2.8,
      schlafen: 2.3,
      kueche: 1.6,
      bad: 1.4,
      wc: 0.8,
      gang: 1.1,
      neben: 0.8,
      stiege: 1.8,
      aussen: 1,
    }
    for (const { plan, floor } of floors) {
      for (const room of floor.rooms)
        expect(Math.min(room.w, room.h), `${plan.id} ${room.name}`).toBeGreaterThanOrEqual(least[room.use])
    }
  })
  test('let people into every room', () => {
    for (const { plan, floor } of floors) {
      for (const room of inside(floor)) {
        if (room.use === 'stiege') continue
        const reached = floor.doors.some((door) => {
          const [x, y] = [(door.hinge[0] + door.end[0]) / 2, (door.hinge[1] + door.end[1]) / 2]
          return x > room.x - 0.06 && x < room.x + room.w + 0.06 && y > room.y - 0.06 && y < room.y + room.h + 0.06
        })
        expect(reached, `${plan.id} ${room.name}`).toBe(true)
      }
    }
  })
  test('have a window in every room to live or sleep in', () => {
    for (const { plan, floor } of floors) {
      for (const room of floor.rooms.filter((each) => each.use === 'wohnen' || each.use === 'schlafen')) {
        const lit = floor.windows.some(({ from, to }) => {
          const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
          return x > room.x - 0.02 && x < room.x + room.w + 0.02 && y > room.y - 0.02 && y < room.y + room.h + 0.02
        })
        expect(lit, `${plan.id} ${room.name}`).toBe(true)
      }
    }
  })
  test('name every room with its area, and have a scale and the north', () => {
    for (const { plan, floor } of floors.slice(0, 20)) {
      const svg = drawPlan(floor, plan.norden)
      for (const room of inside(floor))
        if (room.area) expect(svg).toContain(`${room.area.toFixed(1).replace('.', ',')} m²`)
      expect(svg).toContain('5 m</text>')
      expect(svg).toContain('>N</text>')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
