import { useCallback } from 'react'
import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { SourceDetails } from '../../../stores/admin/feeds.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { call } from '../../../stores/api.ts'
import { OneButton } from '../../account/OneButton.tsx'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { showToast } from '../../frame/toasts.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Delivering } from './Delivering.tsx'
import { faultText } from './fault.ts'
import { type FeedWords, HEALTH_TONES } from './words.ts'

/** A source: its health, how it delivers, its settings. */
export function SourceRecord({
  language,
  user,
  schemas,
  words: t,
  id,
}: ScreenProps & { words: FeedWords; id: number }) {
  const read = useCallback(
    (signal: AbortSignal) => call('GET /api/admin/sources/{id}', { params: { id }, signal }).then(({ data }) => data),
    [id],
  )
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={t} isRecord title={<bdi>{load.data?.key ?? t('screen.quellen')}</bdi>} />
      <Loaded t={t} load={load}>
        {(source) => (
          <div className="grid gap-6">
            <Health {...{ t, source, language }} />
            <Delivering {...{ t, source }} />
            <Settings {...{ t, source, schemas }} onDone={load.refresh} />
            <RecordHistory {...{ language, user, id }} entity="source" version={source.version} />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface Part {
  t: FeedWords
  source: SourceDetails
}

function Health({ t, source, language }: Part & Pick<ScreenProps, 'language'>) {
  const { tag } = LANGUAGES[language]
  const moment = (iso: string | null | undefined) => iso && formatMoment(new Date(iso), tag)
  const { health, last_delivery, last_run, failures, silent_days, waiting, homes, pulled_at, pull_fault } = source
  const imports = localPath(language, '/admin/importe')
  return (
    <Section title={t('feeds.health')} aside={<Badge tone={HEALTH_TONES[health]}>{t(`feeds.health.${health}`)}</Badge>}>
      <Facts
        items={[
          [t('feeds.companies'), source.companies.map(({ firma }) => firma).join(', ')],
          [t('feeds.homes'), String(homes)],
          [
            t('feeds.last_delivery'),
            last_delivery && (
              <a key="delivery" className="link" href={`${imports}?lieferung=${last_delivery.id}`}>
                {moment(last_delivery.received_at)} · {t(`feeds.delivery.${last_delivery.state}`)}
              </a>
            ),
          ],
          [
            t('feeds.last_run'),
            last_run && (
              <a key="run" className="link" href={`${imports}?id=${last_run.id}`}>
                {moment(last_run.started_at)} · {t(`feeds.run.${last_run.state}`)}
              </a>
            ),
          ],
          [t('feeds.failures'), failures > 0 && String(failures)],
          [t('feeds.silent_days'), silent_days !== null && silent_days > 0 && String(silent_days)],
          [t('feeds.waiting'), waiting > 0 && String(waiting)],
          [t('feeds.pulled_at'), moment(pulled_at)],
          [t('feeds.pull_fault'), pull_fault && <Fault key="fault" {...{ t, source }} fault={pull_fault} />],
        ]}
      />
      <p>
        <a className="link" href={`${imports}?source=${source.id}`}>
          {t('feeds.runs')}
        </a>
      </p>
    </Section>
  )
}

/** In words for the agency, and the code for the people who make its software. */
function Fault({ t, source, fault }: Part & { fault: string }) {
  return (
    <>
      {faultText(t, fault, source.limits.megabytes)} <code className="text-13 text-ink-soft">{fault}</code>
    </>
  )
}

const ORDER = [
  ...['active', 'modus', 'voll_deletes', 'max_deletion_percent', 'expire_after_days', 'default_country', 'encoding'],
  ...['report_email', 'report_language', 'pull_address', 'pull_user', 'pull_password', 'pull_minutes', 'ssh_keys'],
]

/** A field that means something else than in the form of a new source. */
const HELP: Readonly<Record<string, string>> = { pull_password: 'feeds.help.kept' }

type Body = Parameters<typeof call<'PATCH /api/admin/sources/{id}'>>[1]['body']

function Settings({ t, source, schemas, onDone }: Part & Pick<ScreenProps, 'schemas'> & { onDone: () => void }) {
  const { id, version } = source
  return (
    <Section
      title={t('feeds.settings')}
      aside={
        source.pull_address && (
          <OneButton
            t={t}
            className="button-quiet"
            run={async () => {
              await call('POST /api/admin/sources/{id}/pull', { params: { id } })
              showToast(t('feeds.pull_queued'), { kind: 'limit' })
            }}
          >
            {t('feeds.pull_now')}
          </OneButton>
        )
      }
    >
      <RecordForm
        t={t}
        schema={schemas['PATCH /api/admin/sources/{id}'] ?? {}}
        value={{ ...source, ssh_keys: source.ssh_keys.join('\n') }}
        order={ORDER}
        extra={{ version }}
        label={(field) => t.find(`feeds.field.${field}`) ?? field}
        help={(field) => t.find(HELP[field] ?? `feeds.help.${field}`)}
        options={(field) => optionsFor(field)}
        submit={t('feeds.save')}
        reload={onDone}
        send={async (body) => {
          await callAgain('PATCH /api/admin/sources/{id}', { params: { id }, body: body as Body })
          onDone()
          return undefined
        }}
      />
    </Section>
  )
}

/** The words of OpenImmo stay as they are, and languages have their own names. */
function optionsFor(field: string) {
  if (field === 'modus') return ['VOLL', 'TEIL'].map((value) => ({ value, label: value }))
  if (field !== 'report_language') return undefined
  return Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))
}
