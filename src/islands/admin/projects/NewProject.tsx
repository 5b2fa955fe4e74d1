import type { User } from '../../../domain/auth/user.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { recordPath } from '../address.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import type { Words } from '../homes/words.ts'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import { projectLabel } from './labels.ts'

type Body = Parameters<typeof call<'POST /api/admin/projects'>>[1]['body']

/** Begins a project without a feed, then opens its record. */
export function NewProject({ t, user, schema }: { t: Words; user: User; schema: FieldSchema }) {
  return (
    <>
      <ScreenHead t={t} isRecord title={t('listings.project_new')} />
      <div className="grid max-w-3xl gap-6">
        <Section title={t('admin.kind.project')}>
          <p>{t('listings.project_begun')}</p>
          <RecordForm
            t={t}
            schema={schema}
            order={[...(user.role === 'admin' ? ['company_id'] : []), 'titel', 'plz', 'ort']}
            value={{}}
            lookup={(field) => (field === 'company_id' ? companyLookup : undefined)}
            label={(field) => (field === 'company_id' ? t('listing_edit.company') : projectLabel(t, field as 'titel'))}
            submit={t('listing_edit.begin')}
            send={async (body) => {
              const { data } = await call('POST /api/admin/projects', { body: body as Body })
              location.assign(recordPath(data.id))
              return undefined
            }}
          />
        </Section>
      </div>
    </>
  )
}
