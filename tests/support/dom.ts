import { vi } from 'vitest'
import { account } from '../../src/i18n/account/browser.ts'
import { requests } from '../../src/i18n/requests/browser.ts'
import { saved } from '../../src/i18n/saved/browser.ts'
import { search } from '../../src/i18n/search/browser.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { translatorOf } from '../../src/i18n/translate.ts'

/** The messages of the page, in German. */
export const t = translatorOf('de', account, requests, saved, search, shared)

export interface Sent {
  /** `POST /api/inquiries`, without the query string. */
  name: string
  query: URLSearchParams
  body: unknown
  headers: Record<string, string>
}
type Reply = { status?: number; body: object } | 'unreachable'

/**
 * Replaces the network to our server: a test defines the answers, by method and path. Removed after the test.
 * @returns the requests, oldest first
 */
export function answerWith(replies: Record<string, Reply | ((sent: Sent) => Reply | Promise<Reply>)>): Sent[] {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (to: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(to, location.href)
    const sent: Sent = {
      name: `${init.method ?? 'GET'} ${pathname}`,
      query: searchParams,
      // A file stays as it is.
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      headers: init.headers as Record<string, string>,
    }
    all.push(sent)
    const reply = replies[sent.name]
    const { status = 200, body } = reply ? unwrap(typeof reply === 'function' ? await reply(sent) : reply) : NOT_FOUND
    return new Response(JSON.stringify(status < 400 ? { success: true, ...body } : { success: false, ...body }), {
      status,
    })
  })
  return all
}

const NOT_FOUND = { status: 404, body: { code: 'route.not_found', message: '' } }

function unwrap(reply: Reply) {
  if (reply === 'unreachable') throw new TypeError('Failed to fetch')
  return reply
}
