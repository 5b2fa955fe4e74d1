import { useCallback, useState } from 'react'
import { FIELDS_TEXT } from '../../../domain/inquiries/templates.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { inbox } from '../../../i18n/inbox/browser.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import {
  addTemplate,
  changeTemplate,
  readTemplates,
  removeTemplate,
  type TemplateRow,
} from '../../../stores/admin/inbox.ts'
import { useLoad } from '../../account/use-load.ts'
import { useRecordId } from '../address.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import type { T } from '../inbox/words.ts'
import { Danger } from '../parts/Danger.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'

const FORM = 'POST /api/admin/templates'
const ORDER = ['name', 'language', 'subject', 'text'] as const

/** Templates of answers: of the company, or for admins of the portal. */
export default function TemplatesScreen({ language, schemas }: ScreenProps) {
  const t = translatorOf(language, inbox, admin, shared)
  const read = useCallback((signal: AbortSignal) => readTemplates(null, signal), [])
  const { data, isFailed, retry, refresh } = useLoad(read)
  const [added, setAdded] = useState(0)
  // A link to one of them: its form is open, and in view.
  const wanted = useRecordId()
  const schema = schemas[FORM]
  if (!schema) return null
  return (
    <>
      <ScreenHead t={t} title={t('templates.title')} />
      <p className="mb-6 text-ink-soft">{t('inbox.fields_hint', { fields: FIELDS_TEXT })}</p>
      {isFailed && <Failed t={t} retry={retry} />}
      {!data && !isFailed && <Lines t={t} count={5} />}
      {data && (
        <div className="grid gap-6">
          {data.length === 0 && <p>{t('templates.empty')}</p>}
          {data.map((one) => (
            <Section key={one.id} title={one.name}>
              <details open={one.id === wanted} ref={one.id === wanted ? show : undefined}>
                <summary className="button-quiet">{t('templates.change')}</summary>
                <Known t={t} schema={schema} template={one} reload={refresh} />
              </details>
            </Section>
          ))}
          <Section title={t('templates.new')}>
            <TemplateForm
              key={added}
              t={t}
              schema={schema}
              value={{ language }}
              submit={t('templates.add')}
              send={async (body) => {
                const { message } = await addTemplate(body)
                setAdded((count) => count + 1)
                refresh()
                return message
              }}
            />
          </Section>
        </div>
      )}
    </>
  )
}

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function Known({
  t,
  schema,
  template,
  reload,
}: {
  t: T
  schema: FieldSchema
  template: TemplateRow
  reload: () => void
}) {
  const { id, version, name, language, subject, text } = template
  return (
    <div className="mt-4 grid gap-4">
      <TemplateForm
        t={t}
        schema={schema}
        value={{ name, language, subject, text }}
        version={version}
        submit={t('inbox.save')}
        reload={reload}
        send={async (body) => {
          const { message } = await changeTemplate(id, { ...body, version })
          reload()
          return message
        }}
      />
      <Danger
        t={t}
        question={t('templates.remove_sure', { name })}
        reload={reload}
        run={async () => {
          const message = await removeTemplate(id, version)
          reload()
          return message
        }}
      >
        {t('templates.remove')}
      </Danger>
    </div>
  )
}

type Body = Parameters<typeof addTemplate>[0]

function TemplateForm({
  t,
  schema,
  value,
  version,
  submit,
  send,
  reload,
}: {
  t: T
  schema: FieldSchema
  value: Partial<Body>
  /** Of a template that is stored: with another one, its form is drawn anew, but for what is typed and not saved. */
  version?: string
  submit: string
  send: (body: Body) => Promise<string>
  reload?: () => void
}) {
  return (
    <RecordForm
      t={t}
      schema={schema}
      value={value}
      {...(version !== undefined && { extra: { version } })}
      order={ORDER}
      label={(field) => t.find(`templates.field.${field}`) ?? field}
      options={(field) =>
        field === 'language'
          ? Object.entries(LANGUAGES).map(([code, { name }]) => ({ value: code, label: name }))
          : undefined
      }
      submit={submit}
      send={({ name, language, subject, text }) =>
        send({
          name: String(name ?? ''),
          language: String(language ?? ''),
          subject: String(subject ?? ''),
          text: String(text ?? ''),
        })
      }
      {...(reload && { reload })}
    />
  )
}
