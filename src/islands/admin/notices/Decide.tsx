import { call } from '../../../stores/api.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { Section } from '../parts/Section.tsx'
import type { NoticeProps } from './notice-props.ts'
import type { NoticeWords } from './words.ts'

const LABELS = {
  decision: 'notices.decision',
  reason: 'notices.reason',
  ground: 'notices.ground',
  clause: 'notices.clause',
  outcome: 'notices.outcome',
  answer: 'notices.answer',
} as const
const isField = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field)

export const fieldLabel = (t: NoticeWords, field: string): string => (isField(field) ? t(LABELS[field]) : field)

export const fieldHelp = (t: NoticeWords, field: string): string | undefined => {
  if (field === 'reason') return t('notices.decide_help')
  if (field === 'answer') return t('notices.judge_help')
  return field === 'clause' ? t('notices.clause_help') : undefined
}

/** The choices of a field by the words of its values. */
export function fieldOptions(t: NoticeWords, schema: FieldSchema, field: string) {
  if (field !== 'decision' && field !== 'ground' && field !== 'outcome') return undefined
  const values = schema.properties?.[field]?.enum?.filter((value) => value !== null) ?? []
  return values.map((value) => ({ value: String(value), label: t.find(`notices.${field}.${value}`) ?? String(value) }))
}

/** The form for a notice: a page that is no home and no project can be neither withheld nor ended. */
export function schemaFor({ property_id, project_id }: NoticeProps['notice'], schema: FieldSchema = {}): FieldSchema {
  if (property_id !== null || project_id !== null) return schema
  const { ground, clause, decision, ...rest } = schema.properties ?? {}
  const values = decision?.enum?.filter((value) => value === null || !isRestriction(value))
  return { ...schema, properties: { ...rest, ...(decision && values && { decision: { ...decision, enum: values } }) } }
}
const isRestriction = (decision: unknown) => decision === 'withheld' || decision === 'ended'

const CALL = 'POST /api/admin/notices/{id}/decide'

/** The decision on an open notice. */
export function Decide({ words: t, notice, schemas, onDone }: NoticeProps) {
  const { id, version } = notice
  const schema = schemaFor(notice, schemas[CALL])
  return (
    <Section title={t('notices.decide')}>
      <RecordForm
        t={t}
        schema={schema}
        value={{}}
        order={['decision', 'reason', 'ground', 'clause']}
        extra={{ version }}
        label={(field) => fieldLabel(t, field)}
        help={(field) => fieldHelp(t, field)}
        options={(field) => fieldOptions(t, schema, field)}
        submit={t('notices.decide')}
        reload={onDone}
        send={async (body) => {
          await call(CALL, { params: { id }, body: body as Parameters<typeof call<typeof CALL>>[1]['body'] })
          onDone()
          return undefined
        }}
      />
    </Section>
  )
}
