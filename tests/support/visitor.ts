import type { Visitor } from '../../src/server/operations/visitor.ts'

/** A guest of an address that documentation may use. */
export const GUEST: Visitor = {
  user: null,
  sessionId: null,
  provenAt: null,
  requestId: null,
  hasToken: false,
  language: 'de',
  address: '192.0.2.1',
  place: '192.0.2.1',
  userAgent: undefined,
  signal: undefined,
  tell: () => {},
}
