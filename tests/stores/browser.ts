import { vi } from 'vitest'

/**
 * The part of a browser that the stores need: storage, an address, a document with at most a CSRF tag, and a network.
 */
export interface Browser {
  storage: Map<string, string>
  /** Visited addresses. */
  visited: string[]
  calls: { method: string; path: string; headers: Record<string, string>; body: unknown }[]
  /** Answers by "METHOD path" without query; anything else is unreachable. */
  answers: Record<string, { status: number; body: unknown } | (() => { status: number; body: unknown })>
  /** Makes every write to storage fail, like a full one. */
  full: boolean
  /** Simulates a write in another tab. */
  fromOtherTab(key: string, value: string | null): void
}

/** A sessionStorage of a browser, which Node has not. @returns what it holds, for the test to read and to damage */
export function openSession(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

/**
 * Replaces the browser of the last test. Nothing is removed between tests: stores stop listening to their window a
 * second after their last listener.
 */
export function openBrowser({ path = '/', search = '', hash = '', csrf = '' } = {}): Browser {
  const storage = new Map<string, string>()
  const listeners = new Map<string, Set<(event: object) => void>>()
  const browser: Browser = {
    storage,
    visited: [],
    calls: [],
    answers: {},
    full: false,
    fromOtherTab(key, newValue) {
      if (newValue === null) storage.delete(key)
      else storage.set(key, newValue)
      for (const listener of listeners.get('storage') ?? []) listener({ key, newValue })
    },
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (browser.full) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, value)
    },
    removeItem: (key: string) => storage.delete(key),
  })
  const target = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeEventListener: (name: string, listener: (event: object) => void) => listeners.get(name)?.delete(listener),
    dispatchEvent: (event: Event) => {
      for (const listener of listeners.get(event.type) ?? []) listener(event)
      return true
    },
  }
  vi.stubGlobal('window', target)
  for (const [name, value] of Object.entries(target)) vi.stubGlobal(name, value)
  vi.stubGlobal('location', { pathname: path, search, hash, assign: (to: string) => browser.visited.push(to) })
  vi.stubGlobal('document', {
    querySelector: () => (csrf ? { content: csrf } : null),
    documentElement: { dataset: { language: 'de' }, lang: 'de-AT' },
  })
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    const headers = init.headers as Record<string, string>
    browser.calls.push({ method, path: to, headers, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const answer = browser.answers[`${method} ${to.split('?')[0]}`]
    if (!answer) throw new TypeError('network')
    const { status, body } = typeof answer === 'function' ? answer() : answer
    return new Response(JSON.stringify(body), { status })
  })
  return browser
}

/** Waits until all requests are answered. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
