import { expect, test } from 'vitest'
import { goodWayBack } from '../../src/stores/account/account-return.ts'

const ORIGIN = 'https://klinke.example'

test.each([
  ['/favoriten', '/favoriten'],
  ['/gb/immobilien?ort=graz&seite=2#liste', '/gb/immobilien?ort=graz&seite=2#liste'],
  ['/immobilien/12/haus-in-graz', '/immobilien/12/haus-in-graz'],
  ['/anmeldeschluss', '/anmeldeschluss'],
])('the way back %s is gone', (given, wanted) => {
  expect(goodWayBack(given, ORIGIN)).toBe(wanted)
})

test.each([
  null,
  undefined,
  '',
  'favoriten',
  'https://example.org/',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  '/.//example.org/x',
  '/x/..//example.org',
  'javascript:alert(1)',
  'https://klinke.example/favoriten',
])('%j is no page of ours', (given) => {
  expect(goodWayBack(given, ORIGIN)).toBeNull()
})

test.each(['/anmelden', '/gb/anmelden?weiter=/x', '/registrieren', '/passwort-vergessen/', '/sa/social-callback'])(
  'nobody is led back to the login at %s',
  (given) => {
    expect(goodWayBack(given, ORIGIN)).toBeNull()
  },
)
