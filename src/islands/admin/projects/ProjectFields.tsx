import type { ProjectRecord } from '../../../domain/listings/project.ts'
import { PROJECT_FIELDS, type ProjectField } from '../../../domain/listings/project-hand.ts'
import { PROJECT_STATES } from '../../../domain/projects/card.ts'
import { call } from '../../../stores/api.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import type { Words } from '../homes/words.ts'
import { FeedValue } from '../parts/FeedValue.tsx'
import { projectLabel } from './labels.ts'

type Body = Parameters<typeof call<'PATCH /api/admin/projects/{id}'>>[1]['body']

/** The texts of a project, which a hand sets above the feed, field by field. */
export function ProjectFields({
  t,
  schema,
  project,
  onChange,
  reload,
}: {
  t: Words
  schema: FieldSchema
  project: ProjectRecord
  onChange: (project: ProjectRecord) => void
  reload: () => void
}) {
  const { id, version } = project
  const hand: Readonly<Record<string, string | null | undefined>> = project.hand
  const word = (field: string, value: string | null) =>
    field === 'status' && value ? (t.find(`project.status.${value}`) ?? value) : value
  return (
    <RecordForm
      t={t}
      schema={schema}
      value={project}
      order={PROJECT_FIELDS}
      isChange
      extra={{ version }}
      label={(field) => projectLabel(t, field as ProjectField)}
      options={(field) =>
        field === 'status' ? PROJECT_STATES.map((value) => ({ value, label: t(`project.status.${value}`) })) : undefined
      }
      help={(field) =>
        field in hand ? (
          <FeedValue
            t={t}
            says={t('listing_edit.feed_says', { value: word(field, hand[field] ?? null) ?? '–' })}
            back={t('listing_edit.give_back')}
            label={projectLabel(t, field as ProjectField)}
            reload={reload}
            run={async () => {
              const params = { id, field: field as ProjectField }
              const query = { version }
              onChange((await call('DELETE /api/admin/projects/{id}/fields/{field}', { params, query })).data)
            }}
          />
        ) : undefined
      }
      submit={t('listing_edit.save')}
      reload={reload}
      send={async (body) => {
        onChange((await call('PATCH /api/admin/projects/{id}', { params: { id }, body: body as Body })).data)
        return undefined
      }}
    />
  )
}
