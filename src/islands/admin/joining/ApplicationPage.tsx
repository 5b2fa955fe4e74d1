import { type ReactNode, useCallback, useMemo } from 'react'
import { mailLink, telephoneLink } from '../../../domain/contact.ts'
import { formatMoment } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { type ApplicationRecord, readApplication } from '../../../stores/admin/agencies.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { call } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { type AgencyWords, agencyWords, fieldLabel } from '../companies/words.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'

const COMPANY = ['firma', 'strasse', 'plz', 'ort', 'website'] as const
const REGISTER = ['handelsregister_nr', 'handelsregister', 'umsst_id', 'gisa', 'berufsaufsichtsbehoerde'] as const
const CONTACT = [
  ...(['name', 'position', 'email', 'phone', 'software', 'anbieternr', 'message'] as const),
  ...(['terms_accepted_at', 'reason'] as const),
]
const LABELS: Readonly<Record<string, string>> = { phone: 'telefon' }
const TONES = { open: 'attention', accepted: 'good', declined: 'plain' } as const

/** An application: what the agency says, and the decision. */
export function ApplicationPage({ t: shared, language, user, schemas, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => agencyWords(language), [language])
  const read = useCallback((signal: AbortSignal) => readApplication(id, signal), [id])
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={shared} isRecord title={<bdi>{load.data?.firma ?? t('screen.beitritte')}</bdi>} />
      <Loaded t={t} load={load}>
        {(application) => {
          const { firma, email, phone, company_id, terms_accepted_at } = application
          const shown: Partial<Record<keyof ApplicationRecord, ReactNode>> = {
            firma: company_id !== null && (
              <a className="link" href={`${localPath(language, '/admin/firmen')}?id=${company_id}`}>
                <bdi>{firma}</bdi>
              </a>
            ),
            email: (
              <a className="link" href={mailLink(email)} dir="ltr">
                {email}
              </a>
            ),
            phone: (
              <a className="link" href={telephoneLink(phone)} dir="ltr">
                {phone}
              </a>
            ),
            terms_accepted_at: formatMoment(new Date(terms_accepted_at), LANGUAGES[language].tag),
          }
          const facts = (fields: readonly (keyof ApplicationRecord)[]) => (
            <Facts
              items={fields.map((field) => [
                field === 'reason' ? t('agencies.reason') : fieldLabel(t, LABELS[field] ?? field),
                shown[field] || (application[field] && <bdi key={field}>{String(application[field])}</bdi>),
              ])}
            />
          )
          return (
            <div className="grid gap-6">
              <Section
                title={t('agencies.company')}
                aside={<Badge tone={TONES[application.state]}>{t(`agencies.state.${application.state}`)}</Badge>}
              >
                {facts(COMPANY)}
              </Section>
              <Section title={t('agencies.join.register')}>{facts(REGISTER)}</Section>
              <Section title={t('agencies.join.contact')}>{facts(CONTACT)}</Section>
              {application.state === 'open' && (
                <>
                  <Acceptance {...{ t, application, schemas }} onDone={load.refresh} />
                  <Refusal {...{ t, application, schemas }} onDone={load.refresh} />
                </>
              )}
              <RecordHistory {...{ language, user, id }} entity="application" version={application.version} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

type Part = Pick<ScreenProps, 'schemas'> & { t: AgencyWords; application: ApplicationRecord; onDone: () => void }

function Acceptance({ t, application: { id, version, similar }, schemas, onDone }: Part) {
  const given = schemas['POST /api/admin/applications/{id}/accept'] ?? {}
  const choice = { type: 'string', enum: similar.map((one) => String(one.id)) }
  const options = similar.map((one) => ({ value: String(one.id), label: one.firma }))
  return (
    <Section title={t('agencies.accept')}>
      <p className="text-ink-soft">{t('agencies.accept_ask')}</p>
      <RecordForm
        t={t}
        schema={{ ...given, properties: { ...given.properties, company_id: choice } }}
        value={{ checked: false }}
        order={similar.length > 0 ? ['company_id', 'checked'] : ['checked']}
        extra={{ version }}
        label={(field) => t(field === 'checked' ? 'agencies.checked_tick' : 'agencies.similar')}
        options={(field) => (field === 'company_id' ? options : undefined)}
        submit={t('agencies.accept')}
        reload={onDone}
        send={async ({ checked, company_id }) => {
          const company = company_id ? { company_id: Number(company_id) } : {}
          const body = { version, checked: checked === true, ...company }
          await callAgain('POST /api/admin/applications/{id}/accept', { params: { id }, body })
          onDone()
          return undefined
        }}
      />
    </Section>
  )
}

function Refusal({ t, application: { id, version }, schemas, onDone }: Part) {
  return (
    <Section title={t('agencies.decline')}>
      <RecordForm
        t={t}
        schema={schemas['POST /api/admin/applications/{id}/decline'] ?? {}}
        value={{}}
        order={['reason']}
        label={() => t('agencies.reason')}
        submit={t('agencies.decline')}
        reload={onDone}
        send={async ({ reason }) => {
          const body = { version, reason: String(reason ?? '') }
          await call('POST /api/admin/applications/{id}/decline', { params: { id }, body })
          onDone()
          return undefined
        }}
      />
    </Section>
  )
}
