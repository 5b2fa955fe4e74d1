import { useCallback, useMemo, useState } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type AgentRow, readAgents, readCompanies } from '../../../stores/admin/agencies.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import { recordPath, useRecordId } from '../address.ts'
import { type AgencyWords, agencyWords, fieldLabel, searchOf } from '../companies/words.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { PersonPage } from './PersonPage.tsx'

/** People of the companies: the list, or the person that the address names. */
export default function PeopleScreen(props: ScreenProps) {
  const id = useRecordId()
  return id === null ? <PeopleList {...props} /> : <PersonPage {...props} id={id} />
}

const EVERY = new URLSearchParams({ pro_seite: '1000' })
const NEW = ['anrede', 'titel', 'vorname', 'name', 'position', 'email', 'telefon', 'mobil']

function PeopleList({ t: shared, language, user, schemas }: ScreenProps) {
  const t = useMemo(() => agencyWords(language), [language])
  const isAdmin = user.role === 'admin'
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag, isAdmin), [t, language, isAdmin])
  const load = useCallback((query: ListQuery, signal: AbortSignal) => readAgents(searchOf(query), signal), [])
  const read = useCallback(
    async (signal: AbortSignal) => (isAdmin ? (await readCompanies(EVERY, signal)).data : []),
    [isAdmin],
  )
  const companies = (useLoad(read).data ?? []).map(({ id, firma }) => ({ value: String(id), label: firma }))
  const [isAdding, setAdding] = useState(false)
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('agencies.state'),
      kind: 'choice',
      options: (['present', 'left'] as const).map((value) => ({ value, label: t(`agencies.${value}`) })),
    },
    ...(isAdmin
      ? [{ name: 'company', label: t('agencies.company'), kind: 'choice' as const, options: companies }]
      : []),
  ]
  return (
    <>
      <ScreenHead t={shared} title={t('screen.personen')}>
        <button type="button" className="button" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {t('agencies.add')}
        </button>
      </ScreenHead>
      {isAdding && (
        <div className="mb-6">
          <Section title={t('agencies.add')}>
            <NewPerson {...{ t, schemas, companies }} />
          </Section>
        </div>
      )}
      <DataTable
        t={shared}
        language={language}
        name="personen"
        label={t('screen.personen')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        empty={<p>{t('agencies.none')}</p>}
      />
    </>
  )
}

type NewBody = Parameters<typeof call<'POST /api/admin/agents'>>[1]['body']

/** Admins choose the company; agents add people of their own. */
function NewPerson({
  t,
  schemas,
  companies,
}: Pick<ScreenProps, 'schemas'> & { t: AgencyWords; companies: readonly { value: string; label: string }[] }) {
  const given = schemas['POST /api/admin/agents'] ?? {}
  const choice = { type: 'string', enum: companies.map(({ value }) => value) }
  const isAdmin = companies.length > 0
  return (
    <RecordForm
      key={companies.length}
      t={t}
      schema={{ ...given, properties: { ...given.properties, company_id: choice } }}
      value={{}}
      order={isAdmin ? ['company_id', ...NEW] : NEW}
      label={(field) => (field === 'company_id' ? t('agencies.company') : fieldLabel(t, field))}
      options={(field) => (field === 'company_id' ? companies : undefined)}
      submit={t('agencies.add')}
      send={async ({ company_id, ...body }) => {
        const company = company_id ? { company_id: Number(company_id) } : {}
        const { data } = await call('POST /api/admin/agents', { body: { ...body, ...company } as NewBody })
        location.assign(recordPath(data.id))
        return undefined
      }}
    />
  )
}

function columnsOf(t: AgencyWords, tag: string, isAdmin: boolean): Column<AgentRow>[] {
  const text = textColumn<AgentRow>()
  const state = ({ left_at }: AgentRow) => t(left_at ? 'agencies.left' : 'agencies.present')
  return [
    text('name', t('agencies.f.name'), ({ name, id }) => name || `#${id}`, { sort: true }),
    text('position', t('agencies.f.position'), ({ position }) => position ?? ''),
    text('company', t('agencies.company'), ({ company }) => company.firma, { hidden: !isAdmin }),
    text('email', t('agencies.f.email'), ({ email }) => email ?? ''),
    text('homes', t('agencies.homes'), ({ homes }) => String(homes), { isNumber: true }),
    text('account', t('agencies.account'), ({ has_account }) => t(has_account ? 'admin.yes' : 'admin.no')),
    text('state', t('agencies.state'), state, {
      cell: (row) => <Badge tone={row.left_at ? 'plain' : 'good'}>{state(row)}</Badge>,
    }),
    text('created_at', t('agencies.created'), ({ created_at }) => formatDay(created_at, tag) ?? '', { sort: true }),
  ]
}
