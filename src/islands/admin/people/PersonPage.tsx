import { useCallback, useMemo } from 'react'
import { formatDate } from '../../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { type AgentRecord, readAgent } from '../../../stores/admin/agencies.ts'
import { call, callWithFile } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { agencyWords, fieldLabel } from '../companies/words.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Facts } from '../parts/Facts.tsx'
import { FeedValue } from '../parts/FeedValue.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { PictureUpload } from '../parts/PictureUpload.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Access } from './Access.tsx'
import { Homes } from './Homes.tsx'
import { Leaving } from './Leaving.tsx'

const FIELDS = ['anrede', 'titel', 'vorname', 'name', 'position', 'email', 'telefon', 'mobil', 'languages']

type Body = Parameters<typeof call<'PATCH /api/admin/agents/{id}'>>[1]['body']

/** Spoken in offices of Austria beside the languages of the portal, by ISO 639-1. */
const NEIGHBOURS = ['hu', 'hr', 'sr', 'bs', 'sk', 'cs', 'sl', 'ro', 'uk', 'bg', 'sq', 'mk', 'el', 'he']

/** The languages to choose from, with those that the person has, by their names. */
function spoken(own: readonly string[], language: Language) {
  const { tag } = LANGUAGES[language]
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const ours = Object.values(LANGUAGES).map((one) => one.tag.slice(0, 2))
  return [...new Set([...ours, ...NEIGHBOURS, ...own])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, tag))
}

/** A person with portrait, access and homes. */
export function PersonPage({ t: shared, language, schemas, user, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => agencyWords(language), [language])
  const read = useCallback((signal: AbortSignal) => readAgent(id, signal), [id])
  const load = useLoad(read)
  const schema = schemas['PATCH /api/admin/agents/{id}'] ?? {}
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
                  value={person}
                  order={FIELDS}
                  isChange
                  extra={{ version: person.version }}
                  label={(field) => fieldLabel(t, field)}
                  options={(field) => (field === 'languages' ? spoken(person.languages, language) : undefined)}
                  help={(field) =>
                    field in hand ? (
                      <FeedValue
                        t={t}
                        says={t('agencies.by_hand', { value: hand[field] ?? '–' })}
                        back={t('agencies.give_back')}
                        label={fieldLabel(t, field)}
                        reload={load.refresh}
                        run={async () => {
                          const params = { id, field: field as keyof AgentRecord['hand'] }
                          const query = { version: person.version }
                          await call('DELETE /api/admin/agents/{id}/fields/{field}', { params, query })
                          load.refresh()
                        }}
                      />
                    ) : undefined
                  }
                  submit={t('agencies.save')}
                  reload={load.refresh}
                  send={async (body) => {
                    await call('PATCH /api/admin/agents/{id}', { params: { id }, body: body as Body })
                    load.refresh()
                    return undefined
                  }}
                />
              </Section>
              <Section title={t('agencies.portrait')}>
                <PictureUpload
                  t={t}
                  send={(file) => callWithFile('PUT /api/admin/agents/{id}/portrait', { file, params: { id } })}
                  picture={person.foto}
                  onDone={load.refresh}
                  remove={
                    person.has_own_foto
                      ? {
                          words: t('agencies.to_feed'),
                          run: () => call('DELETE /api/admin/agents/{id}/portrait', { params: { id } }),
                        }
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
