import { describe, expect, test, vi } from 'vitest'
import { type Browser, openBrowser } from './browser.ts'

describe('the view of lists', () => {
  const page = async () => {
    vi.resetModules()
    return (await import('../../src/stores/view-mode.ts')).$viewMode
  }

  test('is the bare word, which the page reads before its first paint', async () => {
    const browser = openBrowser()
    ;(await page()).set('list')
    expect(browser.storage.get('klinke_view_mode')).toBe('list')
    expect((await page()).get()).toBe('list')
  })

  test.each(['', 'null', 'tiles', '{"mode":"map"}'])('%j is none, and grid stands in', async (text) => {
    const browser = openBrowser()
    browser.storage.set('klinke_view_mode', text)
    expect((await page()).get()).toBe('grid')
  })

  test('the word as JSON is understood too', async () => {
    const browser = openBrowser()
    browser.storage.set('klinke_view_mode', '"map"')
    expect((await page()).get()).toBe('map')
  })
})

describe('hidden homes', () => {
  const KEY = 'klinke_hidden_properties'
  const page = async () => {
    vi.resetModules()
    return import('../../src/stores/hidden.ts')
  }

  test('are kept once each, and come back one by one', async () => {
    const browser = openBrowser()
    const { hideHome, unhideHomes } = await page()
    for (const id of [3, 5, 3]) hideHome(id)
    expect(browser.storage.get(KEY)).toBe('[5,3]')
    unhideHomes([5])
    expect(browser.storage.get(KEY)).toBe('[3]')
    unhideHomes([3, 99])
    expect(browser.storage.has(KEY)).toBe(false)
  })

  test('beyond five hundred the oldest come back', async () => {
    openBrowser()
    const { hideHome, $hidden } = await page()
    for (let id = 1; id <= 501; id++) hideHome(id)
    expect($hidden.get()).toHaveLength(500)
    expect($hidden.get()[0]).toBe(2)
  })

  test.each(['{', 'null', '{"1":true}', '"7"'])('%s hides nothing', async (text) => {
    const browser = openBrowser()
    browser.storage.set(KEY, text)
    expect((await page()).$hidden.get()).toEqual([])
  })

  test('what is no id among ids is left out', async () => {
    const browser = openBrowser()
    browser.storage.set(KEY, '[1,"2",-3,4.5,null,1,6]')
    expect((await page()).$hidden.get()).toEqual([1, 6])
  })
})

describe('the last visit', () => {
  const KEY = 'klinke_last_visit'
  const PAUSE = 30 * 60_000
  const page = async () => {
    vi.resetModules()
    const { noteVisit, $lastVisit } = await import('../../src/stores/visits.ts')
    return (now?: number) => {
      noteVisit(now)
      return $lastVisit.get()
    }
  }
  const allow = (browser: Browser, functional: boolean) =>
    browser.storage.set(
      'cookie-consent',
      JSON.stringify({ functional, analytics: false, marketing: false, date: '2026-01-01T00:00:00Z' }),
    )

  test('without consent nothing is kept, and consent taken back takes it away', async () => {
    const browser = openBrowser()
    expect((await page())(1000)).toBeNull()
    expect(browser.storage.has(KEY)).toBe(false)
    allow(browser, true)
    ;(await page())(1000)
    expect(browser.storage.has(KEY)).toBe(true)
    allow(browser, false)
    expect((await page())(2000)).toBeNull()
    expect(browser.storage.has(KEY)).toBe(false)
  })

  test('pages of one visit do not end it; after half an hour a new one begins', async () => {
    const browser = openBrowser()
    allow(browser, true)
    expect((await page())(1000)).toBeNull()
    expect((await page())(1000 + PAUSE)).toBeNull()
    expect((await page())(1001 + 2 * PAUSE)).toBe(1000 + PAUSE)
    expect((await page())(2000 + 2 * PAUSE)).toBe(1000 + PAUSE)
  })

  test.each(['{', 'null', '{"last":"yesterday"}', '{"last":9e15}'])('%s is no visit', async (text) => {
    const browser = openBrowser()
    allow(browser, true)
    browser.storage.set(KEY, text)
    expect((await page())(5 * PAUSE)).toBeNull()
  })
})
