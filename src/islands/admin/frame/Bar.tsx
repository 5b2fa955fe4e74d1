import type { ReactNode } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { logout } from '../../../stores/account/auth.ts'
import { Languages } from './Languages.tsx'

/** The bar above: the way home, search, and the user. On phones `children`, the screens, open from it. */
export function Bar({
  t,
  language,
  user,
  site,
  onAsk,
  children,
}: {
  t: Translate<'admin' | 'shared'>
  language: Language
  user: User
  site: string
  onAsk: () => void
  children: ReactNode
}) {
  return (
    <header className="admin-bar">
      <details className="admin-menu">
        <summary className="icon-button" aria-label={t('admin.screens')}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5.500h14M3 10h14M3 14.500h14" />
          </svg>
        </summary>
        <nav className="admin-sheet" aria-label={t('admin.screens')}>
          {children}
        </nav>
      </details>
      <a className="font-serif text-20 font-medium" href={localPath(language, '/admin')}>
        {site} <span className="text-13 font-normal text-ink-soft">{t('admin.mark')}</span>
      </a>
      <button type="button" className="admin-ask" onClick={onAsk} aria-keyshortcuts="Control+K">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.500" />
          <path d="m13 13 4 4" />
        </svg>
        <span>{t('admin.ask')}</span>
        <kbd dir="ltr">Ctrl K</kbd>
      </button>
      <details className="admin-user">
        <summary>
          <span aria-hidden="true">{initialsOf(user.name)}</span>
          <span className="sr-only">{t('admin.user_menu', { name: user.name })}</span>
        </summary>
        <div className="admin-sheet">
          <p className="px-3 text-15">
            <bdi>{user.name}</bdi>
            <span className="block text-13 text-ink-soft">
              {t(user.role === 'admin' ? 'admin.role.admin' : 'admin.role.agent')}
            </span>
          </p>
          <a className="admin-link" href={localPath(language, '/dashboard')}>
            {t('frame.dashboard')}
          </a>
          <a className="admin-link" href={localPath(language, '/')}>
            {t('admin.to_site')}
          </a>
          <button type="button" className="admin-link" data-theme-toggle>
            {t('admin.theme')}
          </button>
          <Languages t={t} language={language} />
          <button type="button" className="admin-link" onClick={() => void logout(localPath(language, '/'))}>
            {t('frame.logout')}
          </button>
        </div>
      </details>
    </header>
  )
}

const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || '·'
}
