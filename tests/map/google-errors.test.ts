import { expect, test } from 'vitest'
import { isFromMapsService } from '../../src/scripts/map/google/errors.ts'

const thrownIn = (...files: string[]) => {
  const error = new Error('boom')
  error.stack = `Error: boom\n${files.map((file) => `    at f (${file}:1:2)`).join('\n')}`
  return error
}

test('an error in a file of the maps service is its own', () => {
  expect(isFromMapsService('https://maps.googleapis.com/maps-api-v3/api/js/main.js', null)).toBe(true)
  expect(isFromMapsService('https://maps.gstatic.com/x.js', null)).toBe(true)
  expect(isFromMapsService('', null, 'Script error.')).toBe(true)
})

test('a rejection is identified by the code that threw it', () => {
  const theirs = thrownIn('https://maps.googleapis.com/maps/api/js', 'https://klinke.example/_astro/view.js')
  const ours = thrownIn('https://klinke.example/_astro/view.js', 'https://maps.googleapis.com/maps/api/js')
  expect(isFromMapsService(undefined, theirs)).toBe(true)
  expect(isFromMapsService(undefined, ours)).toBe(false)
})

test('nothing else is silenced, however alike it looks', () => {
  expect(isFromMapsService('https://klinke.example/_astro/start.js', null)).toBe(false)
  expect(isFromMapsService('https://maps.googleapis.com.evil.example/a.js', null)).toBe(false)
  expect(isFromMapsService('https://klinke.example/?maps.googleapis.com/', null)).toBe(false)
  expect(isFromMapsService(undefined, 'maps.googleapis.com')).toBe(false)
  expect(isFromMapsService(undefined, undefined)).toBe(false)
  expect(isFromMapsService('', null, 'ResizeObserver loop completed')).toBe(false)
  expect(isFromMapsService('https://klinke.example/a.js', null, 'Script error.')).toBe(false)
})
