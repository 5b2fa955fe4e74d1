import { useCallback, useMemo, useState } from 'react'
import { BULK_MAX } from '../../../domain/admin/bulk.ts'
import { MEMBER_ACTS, type MemberAct } from '../../../domain/auth/member-bulk.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { companyLookup } from '../../../stores/admin/lookups.ts'
import { type Member, readMembers } from '../../../stores/admin/members.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { call } from '../../../stores/api.ts'
import { isBegun, recordPath } from '../address.ts'
import { Undos } from '../bulk/Undo.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { Column, FilterField, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { textColumn } from '../table/text-column.tsx'
import { choicesOf } from './fields.ts'
import { Invite } from './Invite.tsx'
import { MembersBulk } from './MembersBulk.tsx'
import { WithoutAccount } from './WithoutAccount.tsx'
import { type MemberWords, memberWords, roleName, stateOf, TONES } from './words.ts'

/** Newest accounts come first; the address shows only another order. */
const NEWEST = '-created_at'

const readUndoable = async (signal: AbortSignal) => (await call('GET /api/admin/users/bulk/undoable', { signal })).data

export function MemberList({ t: shared, language, schemas }: ScreenProps) {
  const t = useMemo(() => memberWords(language), [language])
  const columns = useMemo(() => columnsOf(t, LANGUAGES[language].tag), [t, language])
  const [open, setOpen] = useState<'invite' | 'person' | null>(() => (isBegun() ? 'invite' : null))
  const bulk = useBulk<MemberAct, Member, Awaited<ReturnType<typeof readUndoable>>>(readUndoable)
  const load = useCallback(
    (query: ListQuery, signal: AbortSignal) =>
      readMembers(new URLSearchParams(definedOf({ ...query, sort: query.sort ?? NEWEST })), signal),
    [],
  )
  const filters: FilterField[] = [
    { name: 'role', label: t('members.role'), kind: 'choice', options: choicesOf('role', t) ?? [] },
    { name: 'company_id', label: t('members.company'), kind: 'lookup', lookup: companyLookup },
    { name: 'confirmed', label: t('members.confirmed'), kind: 'flag' },
    { name: 'disabled', label: t('members.state.disabled'), kind: 'flag' },
    { name: 'second_factor', label: t('members.factor'), kind: 'flag' },
  ]
  return (
    <>
      <ScreenHead t={shared} title={t('screen.nutzer')}>
        <button
          type="button"
          className="button-quiet"
          aria-expanded={open === 'person'}
          onClick={() => setOpen(open === 'person' ? null : 'person')}
        >
          {t('members.person')}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={open === 'invite'}
          onClick={() => setOpen(open === 'invite' ? null : 'invite')}
        >
          {t('members.invite')}
        </button>
      </ScreenHead>
      {open === 'person' && (
        <WithoutAccount {...{ t, language }} schema={schemas['POST /api/admin/people/export'] ?? {}} />
      )}
      {open === 'invite' && (
        <Invite {...{ t, language }} schema={schemas['POST /api/admin/users'] ?? {}} onDone={bulk.readAgain} />
      )}
      <Undos
        t={shared}
        language={language}
        read={bulk.read}
        name={(act) => t(`members.act.${act}`)}
        run={(id) => callAgain('POST /api/admin/users/bulk/{bulk}/undo', { params: { bulk: id } })}
        onUndone={bulk.readAgain}
      />
      {bulk.asked && <MembersBulk {...{ t, language }} asked={bulk.asked} onEnd={bulk.end} />}
      <DataTable
        key={bulk.version}
        t={shared}
        language={language}
        name="nutzer"
        label={t('screen.nutzer')}
        columns={columns}
        filters={filters}
        load={load}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        actions={MEMBER_ACTS.map((act) => ({ label: t(`members.act.${act}`), run: bulk.ask(act), forAll: BULK_MAX }))}
        empty={<p>{t('members.empty')}</p>}
      />
    </>
  )
}

const definedOf = (query: ListQuery): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

function columnsOf(t: MemberWords, tag: string): Column<Member>[] {
  const day = (iso: string | null) => formatDay(iso, tag) ?? ''
  const state = (row: Member) => t(`members.state.${stateOf(row)}`)
  const text = textColumn<Member>()
  return [
    text('name', t('members.name'), ({ name }) => name, { sort: true, width: 'name' }),
    text('email', t('members.email'), ({ email }) => email, { sort: true }),
    text('role', t('members.role'), ({ role }) => roleName(role, t)),
    text('company', t('members.company'), ({ company }) => company ?? '', { width: 'name' }),
    text('state', t('members.state'), state, {
      cell: (row) => <Badge tone={TONES[stateOf(row)]}>{state(row)}</Badge>,
    }),
    text('second_factor', t('members.factor'), (row) => t(row.second_factor ? 'admin.yes' : 'admin.no')),
    text('last_seen_at', t('members.seen'), (row) => day(row.last_seen_at) || t('members.never'), { sort: true }),
    text('created_at', t('members.created'), (row) => day(row.created_at), { sort: true, hidden: true }),
  ]
}
