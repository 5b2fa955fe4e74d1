import { useMemo } from 'react'
import { PeriodChoice } from '../figures/Period.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Server } from './Server.tsx'
import { Visitors } from './Visitors.tsx'
import { performanceWords } from './words.ts'

/** How fast pages are for visitors, and how the server does: two parts with one period. */
export default function PerformanceScreen({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => performanceWords(language), [language])
  return (
    <>
      <ScreenHead t={shared} title={t('screen.leistung')} />
      <PeriodChoice t={t} language={language} />
      <div className="grid gap-10">
        <Visitors t={t} language={language} />
        <Server t={t} language={language} />
      </div>
    </>
  )
}
