import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { listPath } from '../address.ts'

/** The head of a screen: its name; on a record's page the way back to the list. */
export function ScreenHead({
  t,
  title,
  isRecord = false,
  children,
}: {
  t: Translate<'admin'>
  title: ReactNode
  isRecord?: boolean
  children?: ReactNode
}) {
  return (
    <div className={`mb-6 flex flex-wrap justify-between gap-4 ${isRecord ? 'items-end' : 'items-center'}`}>
      <div className="grid gap-1">
        {isRecord && (
          <p>
            <a className="link text-13" href={listPath()}>
              {t('admin.back')}
            </a>
          </p>
        )}
        <h1 className="text-26">{title}</h1>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
