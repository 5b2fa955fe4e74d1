import { useCallback, useMemo } from 'react'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type CompanyRecord, readCompany } from '../../../stores/admin/agencies.ts'
import { call, callWithFile } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { FeedValue } from '../parts/FeedValue.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { PictureUpload } from '../parts/PictureUpload.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { HoursForm } from './HoursForm.tsx'
import { type AgencyWords, agencyWords, fieldLabel } from './words.ts'

const PROFILE = ['firma', 'strasse', 'plz', 'ort', 'telefon', 'email', 'website', 'about']
const IMPRINT = [
  ...['vertretungsberechtigter', 'handelsregister_nr', 'handelsregister', 'umsst_id', 'gisa'],
  ...['gewerbewortlaut', 'berufsaufsichtsbehoerde'],
]
const SETTINGS = ['line', 'color', 'allow_assistants', 'allow_open_data', 'openimmo_feedback', 'monthly_figures']

type Part = { t: AgencyWords; company: CompanyRecord; onDone: () => void }

/** A company with its profile, imprint, pictures, hours and rules. */
export function CompanyPage({ t: shared, language, schemas, user, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => agencyWords(language), [language])
  const read = useCallback((signal: AbortSignal) => readCompany(id, signal), [id])
  const load = useLoad(read)
  const schema = schemas['PATCH /api/admin/companies/{id}'] ?? {}
  return (
    <>
      <ScreenHead
        t={shared}
        isRecord={user.role === 'admin'}
        title={<bdi>{load.data?.firma ?? t('screen.firmen')}</bdi>}
      />
      <Loaded t={t} load={load}>
        {(company) => {
          const part = { t, company, onDone: load.refresh }
          return (
            <div className="grid gap-6">
              <CompanyFacts {...part} language={language} isAdmin={user.role === 'admin'} />
              <Fields {...part} schema={schema} title={t('agencies.profile')} order={PROFILE} />
              <Fields {...part} schema={schema} title={t('agencies.imprint')} order={IMPRINT} />
              <Section title={t('agencies.logo')}>
                <PictureUpload
                  t={t}
                  send={(file) => callWithFile('PUT /api/admin/companies/{id}/logo', { file, params: { id } })}
                  picture={company.logo}
                  onDone={load.refresh}
                  remove={
                    company.has_own_logo
                      ? {
                          words: t('agencies.to_feed'),
                          run: () => call('DELETE /api/admin/companies/{id}/logo', { params: { id } }),
                        }
                      : undefined
                  }
                />
              </Section>
              <Section title={t('agencies.hours')}>
                <HoursForm {...part} language={language} />
              </Section>
              <Fields {...part} schema={schema} title={t('agencies.settings')} order={SETTINGS} />
              <RecordHistory {...{ language, user, id }} entity="company" version={company.version} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function CompanyFacts({
  t,
  company,
  language,
  isAdmin,
  onDone,
}: Part & Pick<ScreenProps, 'language'> & { isAdmin: boolean }) {
  const date = (iso: string | null) => formatDate(iso, LANGUAGES[language].tag) ?? ''
  const { id, version, checked_at } = company
  const check = async (checked: boolean) => {
    await call('PUT /api/admin/companies/{id}/checked', { params: { id }, body: { version, checked } })
    onDone()
    return t('admin.saved')
  }
  return (
    <Section
      title={t('agencies.company')}
      aside={
        <Badge tone={checked_at ? 'good' : 'plain'}>
          {checked_at ? t('agencies.checked', { date: date(checked_at) }) : t('agencies.unchecked')}
        </Badge>
      }
    >
      <Facts
        items={[
          [t('agencies.homes'), <Way key="homes" to={`objekte?anbieter=${id}`} text={company.homes} />],
          [t('agencies.people'), <Way key="people" to={`personen?company=${id}`} text={company.agents} />],
          [
            t('agencies.sources'),
            company.sources.length > 0 && (
              <span key="sources" className="flex flex-wrap gap-x-3">
                {company.sources.map(({ id, key, is_shared }) =>
                  // Agents do not see a source that delivers for others, too.
                  is_shared && !isAdmin ? (
                    <bdi key={id}>{key}</bdi>
                  ) : (
                    <Way key={id} to={`quellen?id=${id}`} text={key} />
                  ),
                )}
              </span>
            ),
          ],
          [t('agencies.f.anbieternr'), company.anbieternr],
          ['openimmo_anid', company.openimmo_anid],
          [t('agencies.created'), date(company.created_at)],
        ]}
      />
      {isAdmin && (
        <Danger
          t={t}
          question={checked_at ? t('agencies.checked', { date: date(checked_at) }) : t('agencies.checked_tick')}
          run={() => check(!checked_at)}
          reload={onDone}
        >
          {t(checked_at ? 'agencies.uncheck' : 'agencies.check')}
        </Danger>
      )}
    </Section>
  )
}

/** To the records of the company on another screen. */
const Way = ({ to, text }: { to: string; text: string | number }) => (
  <a className="link" href={screenPath(to)}>
    {text}
  </a>
)

type Body = Parameters<typeof call<'PATCH /api/admin/companies/{id}'>>[1]['body']

function Fields({
  t,
  company,
  schema,
  title,
  order,
  onDone,
}: Part & { schema: FieldSchema; title: string; order: string[] }) {
  const { id, version } = company
  const hand: Readonly<Record<string, string | null | undefined>> = company.hand
  return (
    <Section title={title}>
      <RecordForm
        t={t}
        schema={schema}
        value={company}
        order={order}
        isChange
        extra={{ version }}
        label={(field) => fieldLabel(t, field)}
        help={(field) =>
          field in hand ? (
            <FeedValue
              t={t}
              says={t('agencies.by_hand', { value: hand[field] ?? '–' })}
              back={t('agencies.give_back')}
              label={fieldLabel(t, field)}
              reload={onDone}
              run={async () => {
                const params = { id, field: field as keyof CompanyRecord['hand'] }
                await call('DELETE /api/admin/companies/{id}/fields/{field}', { params, query: { version } })
                onDone()
              }}
            />
          ) : undefined
        }
        submit={t('agencies.save')}
        reload={onDone}
        send={async (body) => {
          await call('PATCH /api/admin/companies/{id}', { params: { id }, body: body as Body })
          onDone()
          return undefined
        }}
      />
    </Section>
  )
}
