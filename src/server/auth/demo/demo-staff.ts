import { randomInt } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { personOf } from '../../../domain/auth/user.ts'
import { type Config, isThisMachine } from '../../config.ts'
import type { Ctx } from '../../ctx.ts'
import { HOLDINGS } from '../account/holdings.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { deleteAccount, findByEmail, insertAccount, updateAccount } from '../repository.ts'
import { totpOwner } from '../second-factor/proof.ts'
import { putTotp } from '../second-factor/repository.ts'
import { seal } from '../second-factor/sealed.ts'
import { newTotpSecret, totpUri } from '../second-factor/totp.ts'
import { atOnce } from '../service.ts'
import { revokeSessions } from '../sessions/sessions.ts'
import { newToken } from '../sessions/tokens.ts'
import { userOf } from '../user.ts'
import { findSomeCompany } from './demo-repository.ts'

/** Addresses of a reserved domain (RFC 2606): no mail reaches anybody. */
const STAFF = [
  { role: 'admin', email: 'admin@demo.klinke.example', name: 'Ada Demo' },
  { role: 'agent', email: 'agent@demo.klinke.example', name: 'Anton Demo' },
] as const

const credentials = z.array(z.object({ email: z.string(), password: z.string(), secret: z.string() }))
export interface DemoLogin {
  role: 'admin' | 'agent'
  email: string
  password: string
  secret: string
  /** The address of a QR code for an app. */
  uri: string
}

/**
 * Accounts whose passwords stand in the log may exist on a developer's machine only: in development, with the demo,
 * where every address of the portal and its database is this machine's own. Their passwords are random in any case.
 */
export function mayHaveDemoStaff({ NODE_ENV, DEMO, SITE_URL, HOST, TRUST_PROXY, DATABASE_URL }: Config): boolean {
  const isLocal = (url: string) => isThisMachine(new URL(url))
  return (
    NODE_ENV === 'development' &&
    DEMO &&
    TRUST_PROXY === 0 &&
    isLocal(SITE_URL) &&
    isLocal(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`) &&
    (DATABASE_URL === undefined || isLocal(DATABASE_URL))
  )
}

/**
 * An admin and an agent to sign in with, made once. Where they may not exist, those of an earlier start are removed:
 * a developer's database may become the database of a real portal.
 * @param isDemoOnly the catalogue has no homes but the demo's; else none are made
 * @returns how to sign in
 */
export async function demoStaff(ctx: Ctx, isDemoOnly: boolean): Promise<DemoLogin[]> {
  if (!mayHaveDemoStaff(ctx.config)) {
    await removeStaff(ctx)
    return []
  }
  const known = await readCredentials(ctx.config)
  const isThere = known && (await countStaff(ctx)) === STAFF.length
  if (!isThere && !isDemoOnly) return []
  const logins = isThere ? known : await makeStaff(ctx)
  return STAFF.flatMap(({ role, email }) => {
    const login = logins.find((one) => one.email === email)
    return login ? [{ role, ...login, uri: totpUri(login.secret, email) }] : []
  })
}

const staffFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.resolve(DATA_DIR, 'demo', 'staff.json')

async function readCredentials(config: Config) {
  const text = await readFile(staffFile(config), 'utf8').catch(() => null)
  return text === null ? null : (credentials.safeParse(JSON.parse(text)).data ?? null)
}

async function findStaff({ db }: Pick<Ctx, 'db'>) {
  const found = await Promise.all(STAFF.map(({ email }) => findByEmail(db, email)))
  return found.flatMap(({ confirmed }) => (confirmed ? [confirmed] : []))
}
const countStaff = async (ctx: Ctx) => (await findStaff(ctx)).length

/** @returns the addresses, passwords and secrets, which only the file and the log have in clear */
async function makeStaff(ctx: Ctx) {
  await removeStaff(ctx)
  const company = await findSomeCompany(ctx.db)
  const made = STAFF.map(({ email }) => ({ email, password: newPassword(), secret: newTotpSecret() }))
  await atOnce(ctx, async (ctx) => {
    for (const [at, { email, name, role }] of STAFF.entries()) {
      const { password, secret } = made[at] as (typeof made)[number]
      const now = ctx.clock()
      const { id } = await insertAccount(ctx.db, {
        ...{ email, name, role, phone: null, language: 'de' },
        ...{ created_at: now, email_confirmed_at: now, terms_accepted_at: now },
        password_hash: await hashPassword(password),
      })
      if (role === 'agent' && company) await updateAccount(ctx.db, id, { company_id: company.id, updated_at: now })
      const sealed = await seal(ctx, totpOwner(id), secret)
      await putTotp(ctx.db, { user_id: id, secret: sealed, last_step: 0, created_at: now })
    }
  })
  const file = staffFile(ctx.config)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.part`, file)
  return made
}

/** Random, with the characters that passwords need. */
const newPassword = () => `Demo${randomInt(10, 100)}-${newToken().slice(0, 20)}`

async function removeStaff(ctx: Ctx): Promise<void> {
  const staff = await findStaff(ctx)
  if (staff.length === 0) return
  await atOnce(ctx, async (ctx) => {
    for (const account of staff) {
      await revokeSessions(ctx, account.id)
      for (const { erase } of HOLDINGS) await erase?.(ctx, personOf(userOf(account)))
      await deleteAccount(ctx.db, account.id)
    }
  })
  ctx.log.warn({ accounts: staff.length }, 'accounts of the demo were removed: they are for development only')
}
