import type { User } from '../../src/domain/auth/user.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { mailsIn } from '../support/outbox.ts'
import type { TestServer } from '../support/server.ts'

export const PASSWORD = 'Altbau1090Wien'

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by the tests
export type Answer = { status: number; headers: Headers; body: any }

/** Calls the API as the browser's code does. */
export async function call(
  { address }: TestServer,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) }
}

export const form = (email: string, more: object = {}) => ({
  name: 'Eva Huber',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: true,
  ...more,
})

/** Registers and signs in over the API. */
export async function signUp(server: TestServer, email: string): Promise<{ token: string; user: User }> {
  await call(server, 'POST', '/api/auth/register', { body: form(email) })
  const { body } = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  return body
}

/** The newest mail of the outbox to that address, with the token of its link as `token`. */
export async function newestMail({ db }: Ctx, to: string) {
  const mail = (await mailsIn(db)).findLast(({ recipient }) => recipient === to)
  return mail && { ...mail, token: /(?:bestaetigen|token)=([\w-]{43})/.exec(mail.text)?.[1] ?? '' }
}

export const mailCount = async ({ db }: Ctx, to: string): Promise<number> =>
  (await mailsIn(db)).filter(({ recipient }) => recipient === to).length

/** Signs up and follows the mailed link. */
export async function signUpConfirmed(server: TestServer, email: string): Promise<{ token: string; user: User }> {
  const account = await signUp(server, email)
  const mail = await newestMail(server.ctx, email)
  await call(server, 'POST', '/api/auth/confirm', { body: { token: mail?.token, password: PASSWORD } })
  return account
}

/** Requests a link for a new password and follows it, as the owner of the mailbox does. @returns the answer */
export async function resetTo(server: TestServer, email: string, password: string): Promise<Answer> {
  await call(server, 'POST', '/api/auth/password/forgot', { body: { email } })
  const { token } = (await newestMail(server.ctx, email)) ?? {}
  const body = { token, password, password_confirmation: password }
  return call(server, 'POST', '/api/auth/password/reset', { body })
}

export const logIn = (server: TestServer, email: string, password: string, headers?: Record<string, string>) =>
  call(server, 'POST', '/api/auth/login', { body: { email, password }, headers })

/** The tokens of links in all mails to an address. */
export async function tokensMailedTo({ db }: Ctx, to: string): Promise<string[]> {
  const mails = (await mailsIn(db)).filter(({ recipient }) => recipient === to)
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/(?:bestaetigen|token)=([\w-]{43})/g)].map(([, one]) => one ?? ''),
  )
}
