import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { projectPath } from '../src/server/paths.ts'
import { findChromium } from './chromium.ts'
import { fail } from './environment.ts'

const START_MS = 900_000
/** The port of a server that is started for one run. */
const OWN_PORT = 4519

export type Role = 'admin' | 'agent'
const NAMES = { admin: 'Eva Huber', agent: 'Jonas Leitner' } as const

/**
 * Opens a browser for a server with the demo catalogue, and closes both after `work`.
 * @param port of a running scripts/e2e-server.ts; without it one is built and started
 */
export async function withPages(
  port: string | undefined,
  work: (browser: Browser, base: string) => Promise<void>,
): Promise<void> {
  const { path: executablePath, reason } = findChromium({ install: true, windowless: true })
  if (!executablePath) fail(reason)
  const base = `http://localhost:${port ?? OWN_PORT}`
  const env = { ...process.env, PORT: String(OWN_PORT), LOG_LEVEL: 'error' }
  const server = port
    ? null
    : spawn(process.execPath, [projectPath('scripts/e2e-server.ts')], { env, stdio: 'inherit' })
  try {
    await untilReady(base)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    await work(browser, base)
    await browser.close()
  } finally {
    if (server) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
}

/** A new account with that role and its session; an agent belongs to the first company. */
export async function someStaff(base: string, role: Role): Promise<{ token: string; user: object }> {
  const { port } = new URL(base)
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 1}/staff?role=${role}&company=1`, { method: 'POST' })
  const { token } = (await answer.json()) as { token: string }
  const { user } = await ask<{ user: object }>(base, token, 'PATCH /api/auth/profile', { name: NAMES[role] })
  return { token, user }
}

/** Makes a call, as a guest or with a session. @param name `POST /api/inquiries` */
export async function ask<T>(base: string, token: string | null, name: string, body?: object): Promise<T> {
  const [method = '', path = ''] = name.split(' ')
  const answer = await fetch(base + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) fail(`${name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Gives the pages of `context` a session of `someStaff`. */
export async function signedInAs(context: BrowserContext, base: string, role: Role): Promise<void> {
  await giveSession(context, await someStaff(base, role))
}

export async function giveSession(
  context: BrowserContext,
  { token, user }: { token: string; user: object },
): Promise<void> {
  await context.addInitScript(
    ([one, text]) => {
      localStorage.setItem('auth_token', one as string)
      localStorage.setItem('user', text as string)
    },
    [token, JSON.stringify(user)],
  )
}

async function untilReady(base: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (!(await fetch(`${base}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('The server is not ready in time.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
