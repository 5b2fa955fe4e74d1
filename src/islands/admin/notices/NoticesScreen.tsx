import { useMemo } from 'react'
import { listPath, useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { useAddress } from '../table/use-address.ts'
import { FlagList } from './FlagList.tsx'
import { NoticeList } from './NoticeList.tsx'
import { NoticePage } from './NoticePage.tsx'
import { FLAGS_TAB, type NoticeWords, noticeWords } from './words.ts'

/** Reports of listings and listings that rules noticed: two lists, or the notice that the address names. */
export default function NoticesScreen(props: ScreenProps) {
  const id = useRecordId()
  const t = useMemo(() => noticeWords(props.language), [props.language])
  const [params] = useAddress()
  if (id !== null) return <NoticePage key={id} {...props} words={t} id={id} />
  const isFlags = params.get('tab') === FLAGS_TAB
  return (
    <>
      <ScreenHead t={t} title={t('screen.meldungen')} />
      <Tabs t={t} isFlags={isFlags} />
      {isFlags ? <FlagList {...props} words={t} /> : <NoticeList {...props} words={t} />}
    </>
  )
}

function Tabs({ t, isFlags }: { t: NoticeWords; isFlags: boolean }) {
  const tabs = [
    { href: listPath(), label: t('notices.tab.notices'), isHere: !isFlags },
    { href: `${listPath()}?tab=${FLAGS_TAB}`, label: t('notices.tab.flags'), isHere: isFlags },
  ]
  return (
    <nav aria-label={t('notices.tabs')} className="mb-6">
      <ul className="flex gap-6 border-b border-line">
        {tabs.map(({ href, label, isHere }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={`-mb-px block border-b-2 py-2 ${isHere ? 'border-ink' : 'border-transparent text-ink-soft'}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
