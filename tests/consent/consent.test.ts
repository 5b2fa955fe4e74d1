import { describe, expect, test } from 'vitest'
import { chooseConsent } from '../../src/domain/consent/choose.ts'
import { isAutomated, parseConsent, storageStates } from '../../src/domain/consent/consent.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

describe('a choice', () => {
  test('allows what is named, always the necessary, and knows its day', () => {
    expect(chooseConsent(['analytics'], NOW)).toEqual({
      necessary: true,
      functional: false,
      analytics: true,
      marketing: false,
      date: '2026-11-21T10:00:00.000Z',
    })
  })

  test('comes back from storage as it went in', () => {
    const choice = chooseConsent(['marketing', 'functional'], NOW)
    expect(parseConsent(JSON.stringify(choice))).toEqual(choice)
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['words for booleans', '{"functional":"true","analytics":false,"marketing":false,"date":"2026-11-21"}'],
    ['no date', '{"functional":true,"analytics":true,"marketing":true}'],
    ['a date that is none', '{"functional":true,"analytics":true,"marketing":true,"date":"soon"}'],
  ])('is asked for again when storage holds %s', (_, text) => {
    expect(parseConsent(text)).toBeNull()
  })

  test('cannot refuse the necessary by hand', () => {
    const text = '{"necessary":false,"functional":false,"analytics":false,"marketing":false,"date":"2026-11-21"}'
    expect(parseConsent(text)?.necessary).toBe(true)
  })
})

describe('storage states', () => {
  test('grant nothing without a choice', () => {
    expect(new Set(Object.values(storageStates(null)))).toEqual(new Set(['denied']))
  })

  test('follow statistics and advertising apart', () => {
    expect(storageStates(chooseConsent(['analytics'], NOW))).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
    const ads = storageStates(chooseConsent(['marketing'], NOW))
    expect([ads.analytics_storage, ads.ad_storage, ads.ad_user_data, ads.ad_personalization]).toEqual([
      'denied',
      'granted',
      'granted',
      'granted',
    ])
  })
})

test.each([
  [true, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'],
  [false, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [false, 'Mozilla/5.0 Chrome-Lighthouse'],
  [false, 'Mozilla/5.0 HeadlessChrome/140'],
])('the banner is not shown in an automated or audit browser (webdriver %s, %s)', (webdriver, userAgent) => {
  expect(isAutomated({ webdriver, userAgent })).toBe(true)
})

test('the banner is shown in the browser of a person', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
  expect(isAutomated({ webdriver: false, userAgent })).toBe(false)
})
