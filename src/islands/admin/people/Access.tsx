import type { AgentRecord } from '../../../stores/admin/agencies.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import type { AgencyWords } from '../companies/words.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'

/** Whether the person may sign in for the company: invite, and end. */
export function Access({
  t,
  person: { id, account, email },
  schemas,
  onDone,
}: Pick<ScreenProps, 'schemas'> & { t: AgencyWords; person: AgentRecord; onDone: () => void }) {
  const given = schemas['POST /api/admin/agents/{id}/account'] ?? {}
  const schema = { ...given, properties: { email: { type: 'string', format: 'email' } } }
  return (
    <Section title={t('agencies.account')}>
      {account && <bdi>{account.email}</bdi>}
      {(!account || account.is_invited) && (
        <RecordForm
          t={t}
          schema={schema}
          value={{ email: account?.email ?? email }}
          label={() => t('agencies.f.email')}
          submit={t('agencies.invite')}
          send={async (body) => {
            await callAgain('POST /api/admin/agents/{id}/account', { params: { id }, body: body as { email: string } })
            onDone()
            return t('agencies.invited')
          }}
        />
      )}
      {account && (
        <Danger
          t={t}
          question={t('agencies.end_account_ask')}
          run={async () => {
            await callAgain('DELETE /api/admin/agents/{id}/account', { params: { id } })
            onDone()
            return t('admin.saved')
          }}
        >
          {t('agencies.end_account')}
        </Danger>
      )}
    </Section>
  )
}
