import { useCallback, useMemo } from 'react'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type MemberDetails, readMember } from '../../../stores/admin/members.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { AccountStop } from '../mailings/AccountStop.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { choicesOf, fieldLabel, lookupOf } from './fields.ts'
import { MemberActs, MemberData } from './MemberActs.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { type MemberWords, memberWords, roleName, stateOf, TONES } from './words.ts'

/** An account: what is known of it, what can be done with it, where it is signed in, what was done to it. */
export function MemberRecord({ t: shared, language, schemas, user, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => memberWords(language), [language])
  const read = useCallback((signal: AbortSignal) => readMember(id, signal), [id])
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={shared} isRecord title={<bdi>{load.data?.name ?? t('screen.nutzer')}</bdi>} />
      <Loaded t={t} load={load}>
        {(member) => (
          <div className="grid gap-6">
            <MemberFacts {...{ t, language, member }} />
            <AccountStop {...{ language, id }} />
            <Access {...{ t, schemas, member }} onDone={load.refresh} />
            <MemberSessions {...{ t, language, member }} onDone={load.refresh} />
            <MemberActs {...{ t, schemas, member }} onDone={load.refresh} />
            <MemberData {...{ t, member }} />
            <RecordHistory {...{ language, user, id }} entity="account" version={member.version} />
            <p>
              <OwnActs {...{ t, id }} />
            </p>
          </div>
        )}
      </Loaded>
    </>
  )
}

type Part = { t: MemberWords; member: MemberDetails }

function MemberFacts({ t, language, member }: Part & Pick<ScreenProps, 'language'>) {
  const date = (iso: string | null) => formatDate(iso, LANGUAGES[language].tag)
  const state = stateOf(member)
  const { name } = Object.entries(LANGUAGES).find(([code]) => code === member.language)?.[1] ?? {}
  return (
    <Section title={t('members.state')} aside={<Badge tone={TONES[state]}>{t(`members.state.${state}`)}</Badge>}>
      <Facts
        items={[
          [t('members.email'), <bdi key="email">{member.email}</bdi>],
          [t('members.confirmed'), t(member.email_confirmed ? 'admin.yes' : 'admin.no')],
          [t('members.role'), roleName(member.role, t)],
          [t('members.company'), member.company && <bdi>{member.company}</bdi>],
          [t('members.phone'), member.phone && <bdi dir="ltr">{member.phone}</bdi>],
          [t('members.language'), name],
          [t('members.password'), t(member.has_password ? 'admin.yes' : 'admin.no')],
          [t('members.factor'), t(member.second_factor ? 'admin.yes' : 'admin.no')],
          [t('members.social'), member.social_logins.join(', ')],
          [t('members.seen'), date(member.last_seen_at) ?? t('members.never')],
          [t('members.created'), date(member.created_at)],
          [t('members.state.disabled'), date(member.disabled_at)],
          [t('members.reason'), member.disabled_reason],
        ]}
      />
    </Section>
  )
}

type AccessBody = Parameters<typeof callAgain<'PATCH /api/admin/users/{id}/access'>>[1]['body']

function Access({ t, schemas, member, onDone }: Part & Pick<ScreenProps, 'schemas'> & { onDone: () => void }) {
  const { id, role, company_id, version } = member
  return (
    <Section title={t('members.access')}>
      <p className="text-ink-soft">{t('members.access_text')}</p>
      <RecordForm
        t={t}
        schema={schemas['PATCH /api/admin/users/{id}/access'] ?? {}}
        value={{ role, company_id }}
        order={['role', 'company_id']}
        extra={{ version }}
        label={(field) => fieldLabel(field, t)}
        help={(field) => (field === 'company_id' ? t('members.company_help') : undefined)}
        options={(field) => choicesOf(field, t)}
        lookup={lookupOf}
        submit={t('members.access_save')}
        reload={onDone}
        send={async (body) => {
          const { message } = await callAgain('PATCH /api/admin/users/{id}/access', {
            params: { id },
            body: body as AccessBody,
          })
          onDone()
          return message
        }}
      />
    </Section>
  )
}

/** The way to everything that this person did. */
function OwnActs({ t, id }: { t: MemberWords; id: number }) {
  return (
    <a className="link" href={`${screenPath('protokoll')}?actor_id=${id}`}>
      {t('members.own_acts')}
    </a>
  )
}
