import { setTimeout as sleep } from 'node:timers/promises'
import { pictureUrl } from '../../../src/server/media/keys.ts'
import { feedOf } from '../../../tests/support/feed.ts'

/** Visitors look for a moment before they click again. */
const PAUSE_MS = 60
/** A visitor does not wait longer: an answer after this counts as none. */
const PATIENCE_MS = 15_000
const FEED_EVERY_MS = 5_000

export interface Event {
  kind: 'read' | 'write'
  /** What was asked, such as `POST /api/favorites`. */
  what: string
  /** When the answer came, ms. */
  at: number
  /** How long it took, ms. */
  ms: number
  /** 0: none. */
  status: number
}

export interface Setting {
  base: string
  homes: readonly number[]
  /** Hashes of photographs. */
  pictures: readonly string[]
  /** Tokens of signed-in visitors. */
  tokens: readonly string[]
  /** The key and the secret of a source of feeds. */
  source: { key: string; secret: string }
}

/** What was acknowledged, to be found at the end. */
export interface Acknowledged {
  favourites: { token: string; home: number }[]
  /** Addresses of senders. */
  inquiries: string[]
  /** Numbers of homes that were delivered. */
  delivered: string[]
}

export interface Load {
  events: Event[]
  acknowledged: Acknowledged
  /** How often a visitor's next read lacked what they had just written, and of how many. */
  ownReads: { missed: number; asked: number }
  stop(): Promise<void>
}

/** Visitors, as they use the portal: mostly they read, some write, and agencies deliver feeds. */
export function startLoad({ base, homes, pictures, tokens, source }: Setting): Load {
  const stopped = new AbortController()
  const events: Event[] = []
  const acknowledged: Acknowledged = { favourites: [], inquiries: [], delivered: [] }
  const ownReads = { missed: 0, asked: 0 }
  const home = () => homes[Math.floor(Math.random() * homes.length)] as number

  const ask = async (kind: Event['kind'], path: string, init: RequestInit = {}): Promise<Response | null> => {
    const began = performance.now()
    let answer: Response | null = null
    try {
      answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      // Read in whole: a connection may break in the middle.
      const body = await answer.arrayBuffer()
      answer = new Response(body, { status: answer.status, headers: answer.headers })
    } catch {
      answer = null
    }
    const what = `${init.method ?? 'GET'} ${path.replace(/[?\d].*/, '')}`
    events.push({ kind, what, at: Date.now(), ms: performance.now() - began, status: answer?.status ?? 0 })
    return answer
  }
  const post = (path: string, body: object, token?: string) =>
    ask('write', path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })

  let number = 0
  const loops: Record<string, () => Promise<unknown>> = {
    list: () => ask('read', `/api/properties?preis_bis=${500 + Math.floor(Math.random() * 900)}`),
    map: () => ask('read', `/api/properties/map?bbox=9.4,46.3,17.2,49.1&zoom=${6 + Math.floor(Math.random() * 6)}`),
    picture: () => ask('read', pictureUrl(pictures[Math.floor(Math.random() * pictures.length)] as string, 320)),
    detail: () => ask('read', `/api/properties/${home()}`),
    async favourite() {
      const nr = number++
      const token = tokens[nr % tokens.length] as string
      const property = homes[Math.floor(nr / tokens.length) % homes.length] as number
      const answer = await post('/api/favorites', { property_id: property }, token)
      if (answer?.status !== 200) return
      acknowledged.favourites.push({ token, home: property })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      const list = await ask('read', '/api/favorites', { headers: { Authorization: `Bearer ${token}`, cookie } })
      if (list?.status !== 200) return
      const { data } = (await list.json()) as { data: { property_id: number }[] }
      ownReads.asked++
      if (!data.some((one) => one.property_id === property)) ownReads.missed++
    },
    async inquiry() {
      const email = `inquiry-${number++}@example.at`
      const words = { name: 'Eva Huber', email, privacy: true, message: 'Ist die Wohnung noch frei?' }
      const answer = await post('/api/inquiries', { ...words, property_id: home() })
      if (answer?.status === 200) acknowledged.inquiries.push(email)
      await sleep(300)
    },
    async feed() {
      const nr = `D${number++}`
      const answer = await ask('write', `/api/feeds/${source.key}?name=${nr}.xml`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${source.secret}` },
        body: feedOf([{ nr, gesamtbelastung: 900, wohnflaeche: 60 }]),
      })
      if (answer?.status === 202) acknowledged.delivered.push(nr)
      await sleep(FEED_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
    },
  }
  const running = Object.values(loops).map(async (loop) => {
    while (!stopped.signal.aborted) {
      await loop()
      await sleep(PAUSE_MS)
    }
  })
  return {
    events,
    acknowledged,
    ownReads,
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}

/** Refusals that are right: too many deliveries wait, or the favourite is there after an answer that was lost. */
const RIGHT = new Set([409])

/** Whether the visitor got what they asked for. */
export const isGood = ({ status }: Event): boolean => (status >= 200 && status < 400) || RIGHT.has(status)
