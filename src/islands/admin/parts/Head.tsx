import type { ReactNode } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { WayBack } from './WayBack.tsx'

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
        {isRecord && <WayBack t={t} />}
        <h1 className="text-26">{title}</h1>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
