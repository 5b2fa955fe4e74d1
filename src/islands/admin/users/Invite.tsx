import type { Language } from '../../../i18n/languages.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { Section } from '../parts/Section.tsx'
import { choicesOf, fieldLabel, lookupOf, withEmail } from './fields.ts'
import type { MemberWords } from './words.ts'

/** The form that opens an account for somebody and mails them the link to set a password. */
export function Invite({
  t,
  language,
  schema,
  onDone,
}: {
  t: MemberWords
  language: Language
  schema: FieldSchema
  onDone: () => void
}) {
  return (
    <div className="mb-6">
      <Section title={t('members.invite')}>
        <p className="text-ink-soft">{t('members.invite_text')}</p>
        <RecordForm
          t={t}
          schema={withEmail(schema)}
          value={{ role: 'agent', language }}
          order={['email', 'name', 'role', 'company_id', 'language']}
          label={(field) => fieldLabel(field, t)}
          help={(field) => (field === 'company_id' ? t('members.company_help') : undefined)}
          options={(field) => choicesOf(field, t)}
          lookup={lookupOf}
          submit={t('members.invite_send')}
          send={async (body) => {
            const { message } = await callAgain('POST /api/admin/users', { body: body as InviteBody })
            onDone()
            return message
          }}
        />
      </Section>
    </div>
  )
}

type InviteBody = Parameters<typeof callAgain<'POST /api/admin/users'>>[1]['body']
