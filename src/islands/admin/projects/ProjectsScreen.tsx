import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { ProjectRow } from '../../../domain/listings/project.ts'
import { PROJECT_STATES } from '../../../domain/listings/states.ts'
import { PROJECT_STATES as PROGRESS } from '../../../domain/projects/card.ts'
import { BUNDESLAENDER } from '../../../domain/properties/vocabulary.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { listings } from '../../../i18n/listings/browser.ts'
import { search } from '../../../i18n/search/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { listPath, recordPath, useRecordId } from '../address.ts'
import { STATE_TONES, type Words } from '../homes/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { NewProject } from './NewProject.tsx'
import { ProjectRecord } from './ProjectRecord.tsx'

const load = (query: ListQuery, signal: AbortSignal) =>
  call('GET /api/admin/projects', { query: queryOf(query), signal })

/** /admin/projekte: the list of projects, or one of them. */
export default function ProjectsScreen({ language, user, schemas }: ScreenProps) {
  const id = useRecordId()
  const t = translatorOf(language, listings, search, admin, shared)
  const schema = (name: string) => schemas[name] ?? {}
  if (id !== null) {
    return <ProjectRecord key={id} {...{ t, language, user, id }} schema={schema('PATCH /api/admin/projects/{id}')} />
  }
  if (new URLSearchParams(location.search).has('neu')) {
    return <NewProject {...{ t, user }} schema={schema('POST /api/admin/projects')} />
  }
  return (
    <>
      <ScreenHead t={t} title={t('screen.projekte')}>
        <a className="button" href={`${listPath()}?neu=1`}>
          {t('listings.project_new')}
        </a>
      </ScreenHead>
      <DataTable
        {...{ t, language, load }}
        name="projekte"
        label={t('screen.projekte')}
        columns={columnsOf(t, LANGUAGES[language].tag)}
        filters={[
          {
            name: 'stand',
            label: t('listings.state'),
            kind: 'choice',
            options: PROJECT_STATES.map((value) => ({ value, label: t(`listings.state.${value}`) })),
          },
          {
            name: 'fortschritt',
            label: t('project.state'),
            kind: 'choice',
            options: PROGRESS.map((value) => ({ value, label: t(`project.status.${value}`) })),
          },
          {
            name: 'bundesland',
            label: t('project.filter_land'),
            kind: 'choice',
            options: BUNDESLAENDER.map((value) => ({ value, label: t(`bundesland.${value}`) })),
          },
          ...(user.role === 'admin'
            ? [{ name: 'anbieter', label: t('filter.anbieter'), kind: 'lookup', lookup: companyLookup } as const]
            : []),
        ]}
        rowKey={(row) => row.id}
        rowPath={(row) => recordPath(row.id)}
        empty={<p>{t('listings.no_projects')}</p>}
      />
    </>
  )
}

function columnsOf(t: Words, tag: string): Column<ProjectRow>[] {
  const column = (key: string, label: string, text: (row: ProjectRow) => string, more: object = {}) => ({
    key,
    label,
    cell: text,
    text,
    ...more,
  })
  return [
    column('titel', t('listings.title'), ({ titel }) => titel, { sort: true }),
    {
      key: 'stand',
      label: t('listings.state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`listings.state.${state}`)}</Badge>,
      text: ({ state }) => t(`listings.state.${state}`),
    },
    column('fortschritt', t('project.state'), ({ status }) => t.find(`project.status.${status}`) ?? status),
    column('ort', t('filter.ort'), ({ ort }) => ort ?? ''),
    column('anbieter', t('filter.anbieter'), ({ company }) => company.firma),
    column('objekte', t('screen.objekte'), ({ homes }) => formatNumber(homes, tag, 0), { sort: true, isNumber: true }),
    column('published', t('listings.state.published'), ({ published }) => formatNumber(published, tag, 0), {
      isNumber: true,
    }),
    column('neu', t('listings.new'), ({ new_at }) => formatDay(new_at, tag) ?? '', { sort: true }),
  ]
}
