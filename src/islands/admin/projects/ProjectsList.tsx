import { BULK_MAX } from '../../../domain/admin/bulk.ts'
import type { User } from '../../../domain/auth/user.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { formatMoney } from '../../../domain/format/price.ts'
import type { ProjectRow } from '../../../domain/listings/project.ts'
import { PROJECT_ACTS, type ProjectAct } from '../../../domain/listings/project-bulk.ts'
import { PROJECT_STATES } from '../../../domain/listings/states.ts'
import { PROJECT_STATES as PROGRESS } from '../../../domain/projects/card.ts'
import { PRICE_LIMITS } from '../../../domain/projects/filter.ts'
import { PROJECT_QUALITY_NAMES } from '../../../domain/projects/quality.ts'
import { BUNDESLAENDER } from '../../../domain/properties/vocabulary.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { listPath, recordPath } from '../address.ts'
import { Undos } from '../bulk/Undo.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { STATE_TONES, type Words } from '../homes/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'
import { ruleLabel } from './labels.ts'
import { actName, ProjectsBulk } from './ProjectsBulk.tsx'

const load = (query: ListQuery, signal: AbortSignal) =>
  call('GET /api/admin/projects', { query: queryOf(query), signal })

const readUndoable = async (signal: AbortSignal) =>
  (await call('GET /api/admin/projects/bulk/undoable', { signal })).data

/** All projects that the caller may see, with acts on many of them. */
export function ProjectsList({ t, language, user }: { t: Words; language: Language; user: User }) {
  const { tag } = LANGUAGES[language]
  const bulk = useBulk<ProjectAct, ProjectRow, Awaited<ReturnType<typeof readUndoable>>>(readUndoable)
  return (
    <>
      <ScreenHead t={t} title={t('screen.projekte')}>
        <a className="button" href={`${listPath()}?neu=1`}>
          {t('listings.project_new')}
        </a>
      </ScreenHead>
      <Undos
        {...{ t, language }}
        read={bulk.read}
        name={(act) => actName(t, act)}
        run={(id) => call('POST /api/admin/projects/bulk/{bulk}/undo', { params: { bulk: id } })}
        onUndone={bulk.readAgain}
      />
      {bulk.asked && <ProjectsBulk {...{ t, language, user }} asked={bulk.asked} onEnd={bulk.end} />}
      <DataTable
        key={bulk.version}
        {...{ t, language, load }}
        name="projekte"
        label={t('screen.projekte')}
        columns={columnsOf(t, tag)}
        filters={[
          {
            name: 'stand',
            label: t('listings.state'),
            kind: 'choices',
            options: PROJECT_STATES.map((value) => ({ value, label: t(`listings.state.${value}`) })),
          },
          {
            name: 'fortschritt',
            label: t('project.state'),
            kind: 'choices',
            options: PROGRESS.map((value) => ({ value, label: t(`project.status.${value}`) })),
          },
          {
            name: 'bundesland',
            label: t('project.filter_land'),
            kind: 'choices',
            options: BUNDESLAENDER.map((value) => ({ value, label: t(`bundesland.${value}`) })),
          },
          {
            name: 'preis',
            label: t('project.filter_price'),
            kind: 'choice',
            options: [...PRICE_LIMITS].map(([value, { art, bis }]) => ({
              value,
              label: t('text.labelled', {
                label: t(art === 'kauf' ? 'vermarktungsart.KAUF' : 'vermarktungsart.MIETE'),
                value: formatMoney(bis, tag),
              }),
            })),
          },
          {
            name: 'fehlt',
            label: t('listings.missing'),
            kind: 'choice',
            options: PROJECT_QUALITY_NAMES.map((value) => ({ value, label: ruleLabel(t, value) })),
          },
          ...(user.role === 'admin'
            ? [{ name: 'anbieter', label: t('filter.anbieter'), kind: 'lookup', lookup: companyLookup } as const]
            : []),
        ]}
        rowKey={(row) => row.id}
        rowPath={(row) => recordPath(row.id)}
        actions={PROJECT_ACTS.map((act) => ({ label: actName(t, act), run: bulk.ask(act), forAll: BULK_MAX }))}
        empty={<p>{t('listings.no_projects')}</p>}
      />
    </>
  )
}

function columnsOf(t: Words, tag: string): Column<ProjectRow>[] {
  const text = textColumn<ProjectRow>()
  return [
    text('titel', t('listings.title'), ({ titel }) => titel, { sort: true, width: 'name' }),
    {
      key: 'stand',
      label: t('listings.state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`listings.state.${state}`)}</Badge>,
      text: ({ state }) => t(`listings.state.${state}`),
    },
    text('fortschritt', t('project.state'), ({ status }) => t.find(`project.status.${status}`) ?? status),
    text('ort', t('filter.ort'), ({ ort }) => ort ?? ''),
    text('anbieter', t('filter.anbieter'), ({ company }) => company.firma, { width: 'name' }),
    text('qualitaet', t('listings.quality'), ({ quality }) => String(quality), { sort: true, isNumber: true }),
    text('fehlt', t('listings.missing'), ({ missing }) => missing.map((rule) => ruleLabel(t, rule)).join(', '), {
      hidden: true,
    }),
    text('objekte', t('screen.objekte'), ({ homes }) => formatNumber(homes, tag, 0), { sort: true, isNumber: true }),
    text('published', t('listings.state.published'), ({ published }) => formatNumber(published, tag, 0), {
      isNumber: true,
      hidden: true,
    }),
    text('aufrufe', t('listings.views'), ({ views }) => formatNumber(views, tag, 0), { sort: true, isNumber: true }),
    text('anfragen', t('listings.inquiries'), ({ inquiries }) => formatNumber(inquiries, tag, 0), {
      sort: true,
      isNumber: true,
    }),
    text('neu', t('listings.new'), ({ new_at }) => formatDay(new_at, tag) ?? '', { sort: true, hidden: true }),
  ]
}
