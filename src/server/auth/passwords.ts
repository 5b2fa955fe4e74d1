import { hash, verify } from '@node-rs/argon2'

/** A password's hash as argon2id in PHC format, with the library's parameters (19 MiB, two passes), as OWASP asks. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'))

/** Nobody's password; compared where there is no account, so that it takes as long as where there is one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AgxIwLEjGD+YDjto/294OQ$fYfvFBViiPDYO5lSSW4vZQ0IZnZmZaRs9WcVnZxkdf4'

/** Whether it is the password; takes the same time for accounts that have none, or are none. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const same = await verify(hashed ?? NOBODY, password.normalize('NFKC'))
  return same && Boolean(hashed)
}
