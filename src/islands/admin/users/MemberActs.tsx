import type { MemberDetails } from '../../../stores/admin/members.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { listPath } from '../address.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { saveFile } from '../table/csv.ts'
import { fieldLabel } from './fields.ts'
import type { MemberWords } from './words.ts'

type Part = { t: MemberWords; member: MemberDetails }
type DisableBody = Parameters<typeof callAgain<'POST /api/admin/users/{id}/disable'>>[1]['body']

/** Password, second factor, and whether the account may sign in at all. */
export function MemberActs({
  t,
  schemas,
  member,
  onDone,
}: Part & Pick<ScreenProps, 'schemas'> & { onDone: () => void }) {
  const { id, version, name, email, email_confirmed, second_factor, disabled_at } = member
  const given = { params: { id } }
  const told = async (act: Promise<{ message: string }>) => {
    const { message } = await act
    onDone()
    return message
  }
  return (
    <>
      {(email_confirmed || second_factor) && (
        <Section title={t('members.password')}>
          <div className="flex flex-wrap items-start gap-3">
            {email_confirmed && (
              <Danger
                t={t}
                question={t('members.renew_sure', { email })}
                run={() => told(callAgain('POST /api/admin/users/{id}/password', given))}
              >
                {t('members.renew')}
              </Danger>
            )}
            {second_factor && (
              <Danger
                t={t}
                question={t('members.factor_sure', { name })}
                run={() => told(callAgain('DELETE /api/admin/users/{id}/second-factor', given))}
              >
                {t('members.factor_reset')}
              </Danger>
            )}
          </div>
        </Section>
      )}
      <Section title={t(disabled_at ? 'members.enable' : 'members.disable')}>
        {disabled_at ? (
          <div>
            <Danger
              t={t}
              question={t('members.enable_sure', { name })}
              run={() => told(callAgain('POST /api/admin/users/{id}/enable', given))}
            >
              {t('members.enable')}
            </Danger>
          </div>
        ) : (
          <>
            <p className="text-ink-soft">{t('members.disable_text')}</p>
            <RecordForm
              t={t}
              schema={schemas['POST /api/admin/users/{id}/disable'] ?? {}}
              value={{}}
              order={['reason']}
              extra={{ version }}
              label={(field) => fieldLabel(field, t)}
              help={() => t('members.reason_help')}
              submit={t('members.disable')}
              reload={onDone}
              send={(body) =>
                told(callAgain('POST /api/admin/users/{id}/disable', { ...given, body: body as DisableBody }))
              }
            />
          </>
        )}
      </Section>
    </>
  )
}

/** What a person may ask for by the GDPR: a copy of the data, and its erasure. */
export function MemberData({ t, member: { id, name, role } }: Part) {
  const given = { params: { id } }
  const exported = async () => {
    const { success: _, ...held } = await callAgain('POST /api/admin/users/{id}/export', given)
    saveFile(`klinke-${id}.json`, new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }))
    return t('members.exported')
  }
  const erased = async () => {
    const { message } = await callAgain('DELETE /api/admin/users/{id}', given)
    location.assign(listPath())
    return message
  }
  const sure = t('members.erase_sure', { name })
  return (
    <Section title={t('members.data')}>
      <p className="text-ink-soft">{t('members.data_text')}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Danger t={t} question={t('members.export_sure', { name })} run={exported}>
          {t('members.export')}
        </Danger>
        <Danger t={t} question={role === 'agent' ? `${sure} ${t('members.erase_agent')}` : sure} run={erased}>
          {t('members.erase')}
        </Danger>
      </div>
    </Section>
  )
}
