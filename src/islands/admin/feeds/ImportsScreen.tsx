import { useMemo } from 'react'
import { listPath, useRecordId } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { DeliveryList } from './DeliveryList.tsx'
import { DeliveryRecord } from './DeliveryRecord.tsx'
import { RunList } from './RunList.tsx'
import { RunRecord } from './RunRecord.tsx'
import { Upload } from './Upload.tsx'
import { feedWords } from './words.ts'

/** Imports and deliveries: their lists, an import (`id`), or a delivery (`lieferung`). */
export default function ImportsScreen(props: ScreenProps) {
  const { language, user } = props
  const t = useMemo(() => feedWords(language), [language])
  const params = new URLSearchParams(location.search)
  const run = useRecordId()
  const delivery = Number(params.get('lieferung'))
  if (run !== null) return <RunRecord key={run} {...props} words={t} id={run} />
  if (delivery > 0) return <DeliveryRecord key={delivery} {...props} words={t} id={delivery} />
  const showsDeliveries = params.get('liste') === 'lieferungen'
  return (
    <>
      <ScreenHead t={t} title={t('screen.importe')} />
      <div className="grid gap-6">
        <Upload t={t} language={language} />
        <nav className="flex gap-6" aria-label={t('screen.importe')}>
          <a className="link" href={listPath()} aria-current={showsDeliveries ? undefined : 'page'}>
            {t('feeds.runs')}
          </a>
          <a
            className="link"
            href={`${listPath()}?liste=lieferungen`}
            aria-current={showsDeliveries ? 'page' : undefined}
          >
            {t('feeds.deliveries')}
          </a>
        </nav>
        {showsDeliveries ? <DeliveryList {...{ t, language, user }} /> : <RunList {...{ t, language, user }} />}
      </div>
    </>
  )
}
