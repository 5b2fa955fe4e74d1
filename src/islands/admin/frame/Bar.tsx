import type { ReactNode } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import type { Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { logout } from '../../../stores/account/auth.ts'
import { MENU_ROW, POPUP } from '../parts/classes.ts'
import { Menu } from '../parts/Menu.tsx'
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
    <header className="sticky top-0 z-20 flex min-h-15 items-center gap-3 border-b border-line bg-sheet px-4 lg:col-span-2">
      <Menu
        className="lg:hidden"
        look="icon-button"
        name={t('admin.screens')}
        label={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5.500h14M3 10h14M3 14.500h14" />
          </svg>
        }
      >
        <nav className={`${POPUP} start-0`} aria-label={t('admin.screens')}>
          {children}
        </nav>
      </Menu>
      <a
        className="min-w-0 font-serif text-20 leading-tight font-medium wrap-anywhere sm:whitespace-nowrap"
        href={localPath(language, '/admin')}
      >
        {site} <span className="text-13 font-normal text-ink-soft">{t('admin.mark')}</span>
      </a>
      <button
        type="button"
        className="ms-auto flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 text-ink-soft hover:border-brass hover:text-ink lg:min-w-80"
        onClick={onAsk}
        aria-keyshortcuts="Control+K"
      >
        <svg className="w-4.5 fill-none stroke-current stroke-[1.5]" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5.500" />
          <path d="m13 13 4 4" />
        </svg>
        <span className="max-md:sr-only">{t('admin.ask')}</span>
        <kbd dir="ltr" className="rounded-control border border-line px-1.5 font-sans text-13 max-md:hidden lg:ms-auto">
          Ctrl K
        </kbd>
      </button>
      <Menu
        look="grid size-11 cursor-pointer place-items-center rounded-full border border-line text-13 font-semibold"
        label={
          <>
            <span aria-hidden="true">{initialsOf(user.name)}</span>
            <span className="sr-only">{t('admin.user_menu', { name: user.name })}</span>
          </>
        }
      >
        <div className={`${POPUP} end-0`}>
          <p className="px-3 text-15">
            <bdi>{user.name}</bdi>
            <span className="block text-13 text-ink-soft">
              {t(user.role === 'admin' ? 'admin.role.admin' : 'admin.role.agent')}
            </span>
          </p>
          <a className={MENU_ROW} href={localPath(language, '/dashboard')}>
            {t('frame.dashboard')}
          </a>
          <a className={MENU_ROW} href={localPath(language, '/')}>
            {t('admin.to_site')}
          </a>
          <button type="button" className={MENU_ROW} data-theme-toggle>
            {t('admin.theme')}
          </button>
          <Languages t={t} language={language} />
          <button type="button" className={MENU_ROW} onClick={() => void logout(localPath(language, '/'))}>
            {t('frame.logout')}
          </button>
        </div>
      </Menu>
    </header>
  )
}

const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || '·'
}
