import { useCallback, useEffect } from 'react'
import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import type { DeliveryDetails } from '../../../stores/admin/feeds.ts'
import { call, langOf } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { showToast } from '../../frame/toasts.ts'
import { listPath, recordPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { sizeText } from './DeliveryList.tsx'
import { Preview } from './Preview.tsx'
import { countsText, DELIVERY_TONES, type FeedWords } from './words.ts'

const ASK_MS = 2000

/** A delivery; of an uploaded file what its import would change, before it is carried out. */
export function DeliveryRecord({ language, words: t, id }: ScreenProps & { words: FeedWords; id: number }) {
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/deliveries/{id}', { params: { id }, query: langOf(language), signal }).then(
        ({ data }) => data,
      ),
    [id, language],
  )
  const load = useLoad(read)
  const { data, change } = load
  const isPending =
    data !== null &&
    (data.state === 'uploaded' ? data.preview === null : data.state === 'waiting' || data.state === 'running')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks again
  useEffect(() => {
    if (!isPending) return
    const stop = new AbortController()
    const timer = setTimeout(
      () =>
        read(stop.signal).then(
          (next) => change(() => next),
          () => change((same) => ({ ...same })),
        ),
      ASK_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isPending, data])
  return (
    <>
      <ScreenHead t={t} isRecord title={<bdi>{data?.file_name ?? t('feeds.deliveries')}</bdi>} />
      <Loaded t={t} load={load}>
        {(delivery) => (
          <div className="grid gap-6">
            <DeliveryFacts {...{ t, delivery }} tag={LANGUAGES[language].tag} />
            {delivery.state === 'uploaded' && (
              <Section title={t('feeds.preview')}>
                {delivery.preview ? (
                  <>
                    <Preview {...{ t, language }} preview={delivery.preview} />
                    <Acts {...{ t, delivery }} onDone={load.retry} />
                  </>
                ) : (
                  <>
                    <p role="status">{t('feeds.preview_waits')}</p>
                    <Lines t={t} count={4} />
                  </>
                )}
              </Section>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

interface Part {
  t: FeedWords
  delivery: DeliveryDetails
}

function DeliveryFacts({ t, delivery, tag }: Part & { tag: string }) {
  const { state, way, source, bytes, received_at, run_id } = delivery
  return (
    <Section
      title={t('feeds.state')}
      aside={<Badge tone={DELIVERY_TONES[state]}>{t(`feeds.delivery.${state}`)}</Badge>}
    >
      <Facts
        items={[
          [t('feeds.source'), <bdi key="source">{source.key}</bdi>],
          [t('feeds.way'), t(`feeds.way.${way}`)],
          [t('feeds.at'), formatMoment(new Date(received_at), tag)],
          [t('feeds.bytes'), sizeText(bytes, tag)],
        ]}
      />
      {run_id !== null && (
        <p>
          <a className="link" href={recordPath(run_id)}>
            {t('feeds.report')}
          </a>
        </p>
      )}
    </Section>
  )
}

/** Carries the file out, with exactly the deletions that the preview shows, or discards it. */
function Acts({ t, delivery, onDone }: Part & { onDone: () => void }) {
  const params = { id: delivery.id }
  const held = delivery.preview?.counts.held ?? 0
  const carryOut = async (deletions?: number) => {
    await call('POST /api/admin/deliveries/{id}/carry-out', { params, body: { deletions } })
    onDone()
    return t('feeds.carried_out')
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Danger
        t={t}
        className="button"
        question={countsText(delivery.preview?.counts ?? {}, t) || t('feeds.nothing_changes')}
        run={() => carryOut()}
      >
        {t('feeds.carry_out')}
      </Danger>
      {held > 0 && (
        <Danger t={t} question={t('feeds.confirm_question', { count: held })} run={() => carryOut(held)}>
          {t('feeds.carry_out_confirmed', { count: held })}
        </Danger>
      )}
      <Danger
        t={t}
        question={t('feeds.discard_question')}
        run={async () => {
          await call('DELETE /api/admin/deliveries/{id}', { params })
          showToast(t('feeds.discard'))
          location.assign(listPath())
          return undefined
        }}
      >
        {t('feeds.discard')}
      </Danger>
    </div>
  )
}
