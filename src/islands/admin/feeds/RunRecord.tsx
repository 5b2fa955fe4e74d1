import { useCallback } from 'react'
import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import type { RunDetails } from '../../../stores/admin/feeds.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { call, langOf } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Report } from './Report.tsx'
import { countsText, type FeedWords, RUN_TONES } from './words.ts'

/** An import: its result, what can be done about it, and its report. */
export function RunRecord({ language, user, words: t, id }: ScreenProps & { words: FeedWords; id: number }) {
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/imports/{run}', { params: { run: id }, query: langOf(language), signal }).then(
        ({ data }) => data,
      ),
    [id, language],
  )
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={t} isRecord title={<bdi>{load.data?.file_name ?? t('feeds.runs')}</bdi>} />
      <Loaded t={t} load={load}>
        {(run) => (
          <div className="grid gap-6">
            <RunFacts {...{ t, run }} tag={LANGUAGES[language].tag} />
            <Acts {...{ t, run }} onDone={load.retry} />
            <Section title={t('feeds.report')}>
              <Report {...{ t, language, run }} />
            </Section>
            <RecordHistory
              {...{ language, user, id }}
              entity="run"
              version={`${run.deletions_to_confirm} ${run.rolled_back_at}`}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface Part {
  t: FeedWords
  run: RunDetails
}

function RunFacts({ t, run, tag }: Part & { tag: string }) {
  const moment = (iso: string | null) => iso && formatMoment(new Date(iso), tag)
  return (
    <Section
      title={t('feeds.result')}
      aside={
        <Badge tone={run.rolled_back_at ? 'plain' : RUN_TONES[run.state]}>
          {t(run.rolled_back_at ? 'feeds.was_rolled_back' : `feeds.run.${run.state}`)}
        </Badge>
      }
    >
      {run.message && <p className="form-failed">{run.message}</p>}
      <Facts
        items={[
          [t('feeds.source'), run.source && <bdi>{run.source.key}</bdi>],
          [t('feeds.at'), moment(run.started_at)],
          [t('feeds.objects'), String(run.counts.objects ?? 0)],
          [t('feeds.result'), countsText(run.counts, t)],
          [t('feeds.was_rolled_back'), moment(run.rolled_back_at)],
        ]}
      />
    </Section>
  )
}

function Acts({ t, run, onDone }: Part & { onDone: () => void }) {
  const count = run.deletions_to_confirm
  if (count === null && !run.can_roll_back) return null
  const params = { run: run.id }
  return (
    <div className="flex flex-wrap items-start gap-3">
      {count !== null && (
        <Danger
          t={t}
          className="button"
          question={t('feeds.confirm_question', { count })}
          run={async () => {
            await call('POST /api/admin/imports/{run}/confirm', { params, body: { deletions: count } })
            onDone()
            return t('feeds.carried_out')
          }}
        >
          {t('feeds.confirm', { count })}
        </Danger>
      )}
      {run.can_roll_back && (
        <Danger
          t={t}
          question={t('feeds.roll_back_question')}
          run={async () => {
            const { data } = await callAgain('POST /api/admin/imports/{run}/rollback', { params })
            onDone()
            return t('feeds.rolled_back', data)
          }}
        >
          {t('feeds.roll_back')}
        </Danger>
      )}
    </div>
  )
}
