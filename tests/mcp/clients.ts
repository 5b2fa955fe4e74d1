import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestServer } from '../support/server.ts'

/** The current versions of the protocol, and how the official client negotiates each. */
export const VERSIONS = {
  '2026-07-28': { mode: { pin: '2026-07-28' } },
  '2025-11-25': { mode: 'legacy' },
} as const
export type Version = keyof typeof VERSIONS

/** The official client, connected to /mcp of a server. */
export async function connectClient(
  server: TestServer,
  version: Version = '2026-07-28',
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: VERSIONS[version] })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.local), { requestInit: { headers } }))
  return client
}
