import { useCallback, useMemo, useState } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type AgentRow, readAgents } from '../../../stores/admin/agencies.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { isBegun, recordPath, useRecordId } from '../address.ts'
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

const NEW = ['anrede', 'titel', 'vorname', 'name', 'position', 'email', 'telefon', 'mobil']

function PeopleList({ t: shared, language, user, schemas }: ScreenProps) {
  const t = useMemo(() => agencyWords(language), [language])
  const isAdmin = user.role === 'admin'
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag, isAdmin), [t, language, isAdmin])
  const load = useCallback((query: ListQuery, signal: AbortSignal) => readAgents(searchOf(query), signal), [])
  const [isAdding, setAdding] = useState(isBegun)
  const filters: FilterField[] = [
    {
      name: 'state',
      label: t('agencies.state'),
      kind: 'choice',
      options: (['present', 'left'] as const).map((value) => ({ value, label: t(`agencies.${value}`) })),
    },
    ...(isAdmin
      ? [{ name: 'company', label: t('agencies.company'), kind: 'lookup' as const, lookup: companyLookup }]
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
            <NewPerson {...{ t, schemas, isAdmin }} />
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
function NewPerson({ t, schemas, isAdmin }: Pick<ScreenProps, 'schemas'> & { t: AgencyWords; isAdmin: boolean }) {
  const given = schemas['POST /api/admin/agents'] ?? {}
  return (
    <RecordForm
      t={t}
      schema={given}
      value={{}}
      order={isAdmin ? ['company_id', ...NEW] : NEW}
      label={(field) => (field === 'company_id' ? t('agencies.company') : fieldLabel(t, field))}
      lookup={(field) => (field === 'company_id' ? companyLookup : undefined)}
      submit={t('agencies.add')}
      send={async (body) => {
        const { data } = await call('POST /api/admin/agents', { body: body as NewBody })
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
    text('name', t('agencies.f.name'), ({ name, id }) => name || `#${id}`, { sort: true, width: 'name' }),
    text('position', t('agencies.f.position'), ({ position }) => position ?? ''),
    text('company', t('agencies.company'), ({ company }) => company.firma, { hidden: !isAdmin }),
    text('email', t('agencies.f.email'), ({ email }) => email ?? ''),
    text('homes', t('agencies.homes'), ({ homes }) => String(homes), { isNumber: true }),
    text('account', t('agencies.account'), ({ has_account }) => t(has_account ? 'admin.yes' : 'admin.no')),
    text('state', t('agencies.state'), state, {
      cell: (row) => <Badge tone={row.left_at ? 'plain' : 'good'}>{state(row)}</Badge>,
    }),
    text('created_at', t('agencies.created'), ({ created_at }) => formatDay(created_at, tag) ?? '', {
      sort: true,
      hidden: true,
    }),
  ]
}
