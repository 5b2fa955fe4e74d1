import { useCallback, useMemo } from 'react'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type AgentRecord, readAgent } from '../../../stores/admin/agencies.ts'
import { call } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { PictureUpload } from '../companies/PictureUpload.tsx'
import { agencyWords, fieldLabel } from '../companies/words.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { FeedValue } from '../parts/FeedValue.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Access } from './Access.tsx'
import { Homes } from './Homes.tsx'
import { Leaving } from './Leaving.tsx'

const FIELDS = ['anrede', 'titel', 'vorname', 'name', 'position', 'email', 'telefon', 'mobil', 'languages']

type Body = Parameters<typeof call<'PATCH /api/admin/agents/{id}'>>[1]['body']

/** A person with portrait, access and homes. */
export function PersonPage({ t: shared, language, schemas, user, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => agencyWords(language), [language])
  const read = useCallback((signal: AbortSignal) => readAgent(id, signal), [id])
  const load = useLoad(read)
  const given = schemas['PATCH /api/admin/agents/{id}'] ?? {}
  // A list of codes is one line of text: de, en.
  const schema = { ...given, properties: { ...given.properties, languages: { type: 'string', maxLength: 100 } } }
  const name = load.data && [load.data.titel, load.data.vorname, load.data.name].filter(Boolean).join(' ')
  return (
    <>
      <ScreenHead t={shared} isRecord title={<bdi>{name || t('screen.personen')}</bdi>} />
      <Loaded t={t} load={load}>
        {(person) => {
          const hand: Readonly<Record<string, string | null | undefined>> = person.hand
          return (
            <div className="grid gap-6">
              <Section
                title={t('agencies.state')}
                aside={
                  <Badge tone={person.left_at ? 'plain' : 'good'}>
                    {t(person.left_at ? 'agencies.left' : 'agencies.present')}
                  </Badge>
                }
              >
                <Facts
                  items={[
                    [t('agencies.company'), <bdi key="company">{person.company.firma}</bdi>],
                    [t('agencies.homes'), person.homes],
                    [t('agencies.successor'), person.successor?.name],
                    [t('agencies.created'), formatDate(person.created_at, LANGUAGES[language].tag)],
                  ]}
                />
              </Section>
              <Section title={t('agencies.profile')}>
                <RecordForm
                  t={t}
                  schema={schema}
                  value={{ ...person, languages: person.languages.join(', ') }}
                  order={FIELDS}
                  extra={{ version: person.version }}
                  label={(field) => fieldLabel(t, field)}
                  help={(field) =>
                    field in hand ? (
                      <FeedValue
                        t={t}
                        says={t('agencies.by_hand', { value: hand[field] ?? '–' })}
                        back={t('agencies.give_back')}
                        label={fieldLabel(t, field)}
                        run={async () => {
                          const params = { id, field: field as keyof AgentRecord['hand'] }
                          await call('DELETE /api/admin/agents/{id}/fields/{field}', { params })
                          load.refresh()
                        }}
                      />
                    ) : field === 'languages' ? (
                      'de, en, hu'
                    ) : undefined
                  }
                  submit={t('agencies.save')}
                  reload={load.refresh}
                  send={async (body) => {
                    const languages = String(body.languages ?? '')
                      .toLowerCase()
                      .split(/[\s,]+/)
                    const sent = { ...body, languages: languages.filter(Boolean) } as Body
                    await call('PATCH /api/admin/agents/{id}', { params: { id }, body: sent })
                    load.refresh()
                    return undefined
                  }}
                />
              </Section>
              <Section title={t('agencies.portrait')}>
                <PictureUpload
                  {...{ t, id }}
                  name="PUT /api/admin/agents/{id}/portrait"
                  picture={person.foto}
                  onDone={load.refresh}
                  remove={
                    person.has_own_foto
                      ? () => call('DELETE /api/admin/agents/{id}/portrait', { params: { id } })
                      : undefined
                  }
                />
              </Section>
              {!person.left_at && <Access {...{ t, person, schemas }} onDone={load.refresh} />}
              <Homes {...{ t, id }} key={`${person.version} ${person.homes}`} />
              <Leaving {...{ t, person }} onDone={load.refresh} />
              <RecordHistory {...{ language, user, id }} entity="agent" version={`${person.version} ${person.homes}`} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}
