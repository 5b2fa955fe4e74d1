import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { type Owner, weaknessOf } from '../../../domain/auth/weak-password.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { projectPath } from '../../paths.ts'

/**
 * Hashes a password with argon2id, in PHC format, with the library's parameters (19 MiB, two passes), as OWASP
 * recommends.
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'))

/**
 * The hash of a dummy password. A login without an account compares with it, so that it takes the same time as one with
 * an account.
 */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AgxIwLEjGD+YDjto/294OQ$fYfvFBViiPDYO5lSSW4vZQ0IZnZmZaRs9WcVnZxkdf4'

/** Checks a password; takes the same time when the account has none or does not exist. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const same = await verify(hashed ?? NOBODY, password.normalize('NFKC'))
  return same && Boolean(hashed)
}

/**
 * The list of common passwords, loaded when the first password is set: 13 ms, 5 MB. tools/common-passwords.ts creates
 * it.
 */
let common: ReadonlySet<string> | undefined
const readCommon = () =>
  new Set(readFileSync(projectPath('src/server/auth/passwords/common-passwords.txt'), 'utf8').trim().split('\n'))

/**
 * Refuses a new password that is easy to guess for this account.
 * @throws DomainError input.invalid with password_common or password_own of the field `password`
 */
export function refuseWeak({ config }: Pick<Ctx, 'config'>, password: string, owner: Owner): void {
  common ??= readCommon()
  const portal = ['Klinke', ...new URL(config.SITE_URL).hostname.split('.').slice(0, -1)]
  const weakness = weaknessOf(password, owner, common, portal)
  if (weakness) throw new DomainError('input.invalid', [{ field: 'password', code: weakness }])
}
