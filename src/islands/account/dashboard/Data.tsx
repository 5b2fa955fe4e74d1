import type { User } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { readExport } from '../../../stores/account/account.ts'
import { Parts } from '../cards/Parts.tsx'
import { OneButton } from '../OneButton.tsx'
import { End } from './End.tsx'

/** Export of the user's data, and removal of the account. */
export default function Data({
  t,
  user,
  onDelete,
}: {
  t: Translate<'account' | 'shared'>
  user: User
  onDelete: (message: string) => void
}) {
  return (
    <Parts>
      <div className="form">
        <h3 className="text-20">{t('dashboard.export_title')}</h3>
        <p>{t('dashboard.export_text')}</p>
        <div className="account-buttons">
          <OneButton t={t} className="button-quiet" run={async () => download(await readExport())}>
            {t('dashboard.export')}
          </OneButton>
        </div>
      </div>
      <End t={t} user={user} onDelete={onDelete} button={t('dashboard.delete_button')}>
        <h3 className="text-20">{t('dashboard.delete')}</h3>
        <p>{t('dashboard.delete_text')}</p>
      </End>
    </Parts>
  )
}

function download(json: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = `klinke-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
