import { account } from '../../i18n/account/browser.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { localPath } from '../../i18n/paths.ts'
import { translatorOf } from '../../i18n/translate.ts'

/**
 * Adds the link to the admin area to the account menus, after the link to the account.
 * @public loaded on demand
 */
export function link(): void {
  const language = pageLanguage()
  for (const menu of document.querySelectorAll('.account-links')) {
    if (menu.querySelector('[data-staff]')) continue
    const item = document.createElement('li')
    item.dataset.staff = ''
    const to = document.createElement('a')
    to.href = localPath(language, '/admin')
    to.textContent = translatorOf(language, account)('account.staff')
    item.append(to)
    menu.firstElementChild?.after(item)
  }
}
