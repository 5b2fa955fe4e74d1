import { useId, useState } from 'react'
import { IF_ELSEWHERE, SOURCE_KINDS } from '../../../domain/feeds/admin-schemas.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { recordPath } from '../address.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { type FeedWords, optionsOf } from './words.ts'

type Kind = (typeof SOURCE_KINDS)[number]
type Body = Parameters<typeof callAgain<'POST /api/admin/sources'>>[1]['body']
type Made = { id: number; key: string; secret: string | null }

/** What each kind of delivery needs. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  secret: [],
  ssh_key: ['ssh_keys'],
  pull: ['pull_address', 'pull_user', 'pull_password'],
}

/** The form by which admins make a source; its secret is shown once. */
export function NewSource({ t, schemas, onMade }: Pick<ScreenProps, 'schemas'> & { t: FeedWords; onMade: () => void }) {
  const [kind, setKind] = useState<Kind>('secret')
  const [made, setMade] = useState<Made | null>(null)
  const field = useId()
  if (made) return <Result {...{ t, made }} />
  return (
    <div className="mb-6">
      <Section title={t('feeds.add')}>
        <div className="form">
          <div className="field">
            <label className="font-medium" htmlFor={field}>
              {t('feeds.field.kind')}
            </label>
            <select id={field} value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}>
              {SOURCE_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`feeds.kind.${one}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <RecordForm
          t={t}
          schema={schemas['POST /api/admin/sources'] ?? {}}
          value={{}}
          order={['company_id', 'key', ...FIELDS[kind], 'if_elsewhere']}
          extra={{ kind }}
          label={(name) => t.find(`feeds.field.${name}`) ?? name}
          help={(name) => t.find(`feeds.help.${name}`)}
          options={(name) =>
            name === 'if_elsewhere' ? optionsOf(IF_ELSEWHERE, (one) => t(`feeds.elsewhere.${one}`)) : undefined
          }
          lookup={(name) => (name === 'company_id' ? companyLookup : undefined)}
          submit={t('feeds.add')}
          send={async (body) => {
            const { data } = await callAgain('POST /api/admin/sources', { body: body as Body })
            setMade(data)
            onMade()
            return undefined
          }}
        />
      </Section>
    </div>
  )
}

function Result({ t, made: { id, key, secret } }: { t: FeedWords; made: Made }) {
  return (
    <div className="mb-6">
      <Section title={t('feeds.made', { key })}>
        <div className="grid gap-2" role="status">
          {secret !== null && (
            <>
              <p>{t('feeds.secret_once')}</p>
              <code dir="ltr" className="break-all select-all">
                {secret}
              </code>
            </>
          )}
        </div>
        <p>
          <a className="link" href={recordPath(id)}>
            {t('feeds.to_source')}
          </a>
        </p>
      </Section>
    </div>
  )
}
