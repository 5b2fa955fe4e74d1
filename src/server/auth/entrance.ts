import type { UserRole } from '../../domain/auth/user.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

/**
 * The German path of the page that a mail opens an account with. Staff go on to the admin area after signing in.
 * @param token of the link that sets the password; null: the account has one, so the page is the login
 */
export function entrancePath(language: Language, token: string | null, role: UserRole): string {
  const query = new URLSearchParams({
    ...(token && { token }),
    ...(role !== 'user' && { weiter: localPath(language, '/admin') }),
  })
  return `${token ? '/passwort-vergessen' : '/anmelden'}?${query}`.replace(/\?$/, '')
}
