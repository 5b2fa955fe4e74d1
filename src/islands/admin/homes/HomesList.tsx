import { useMemo, useState } from 'react'
import { BULK_MAX } from '../../../domain/admin/bulk.ts'
import type { User } from '../../../domain/auth/user.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { formatArea, formatRooms } from '../../../domain/format/measure.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { formatMoney } from '../../../domain/format/price.ts'
import { BULK_ACTS, type BulkAct } from '../../../domain/listings/bulk.ts'
import type { ListingRow } from '../../../domain/listings/listing.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { listPath, recordPath } from '../address.ts'
import { Undos } from '../bulk/Undo.tsx'
import { useBulk } from '../bulk/use-bulk.ts'
import { Badge } from '../parts/Badge.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { Column, ListQuery } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { queryOf } from '../table/query.ts'
import { textColumn } from '../table/text-column.tsx'
import { AreaPanel } from './AreaPanel.tsx'
import { filtersOf } from './filters.ts'
import { HomesBulk } from './HomesBulk.tsx'
import { STATE_TONES, type Words } from './words.ts'

const load = (query: ListQuery, signal: AbortSignal) =>
  call('GET /api/admin/properties', { query: queryOf(query), signal })

const readUndoable = async (signal: AbortSignal) =>
  (await call('GET /api/admin/properties/bulk/undoable', { signal })).data

/** All homes that the caller may see, with acts on many of them. */
export function HomesList({ t, language, user }: { t: Words; language: Language; user: User }) {
  const bulk = useBulk<BulkAct, ListingRow, Awaited<ReturnType<typeof readUndoable>>>(readUndoable)
  const { first, more } = useMemo(() => filtersOf(t, language, user.role === 'admin'), [t, language, user.role])
  const [isWide, setWide] = useState(false)
  // A link from another screen may set one of them: it is shown with the first ones.
  const [set] = useState(() => new Set(new URLSearchParams(location.search).keys()))
  const [isMap, setMap] = useState(false)
  return (
    <>
      <ScreenHead t={t} title={t('screen.objekte')}>
        <button type="button" className="button-quiet" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
          {t('listings.more_filters')}
        </button>
        <button type="button" className="button-quiet" aria-expanded={isMap} onClick={() => setMap(!isMap)}>
          {t('map.draw')}
        </button>
        <a className="button" href={`${listPath()}?neu=1`}>
          {t('listing_edit.new')}
        </a>
      </ScreenHead>
      <AreaPanel t={t} isOpen={isMap} />
      <Undos
        {...{ t, language }}
        read={bulk.read}
        name={(act) => t(`listings.act.${act}`)}
        run={(id) => call('POST /api/admin/properties/bulk/{bulk}/undo', { params: { bulk: id } })}
        onUndone={bulk.readAgain}
      />
      {bulk.asked && <HomesBulk {...{ t, language, user }} asked={bulk.asked} onEnd={bulk.end} />}
      <DataTable
        key={bulk.version}
        {...{ t, language, load }}
        name="objekte"
        label={t('screen.objekte')}
        columns={columnsOf(t, language)}
        filters={[...first, ...more.filter(({ name }) => isWide || set.has(name))]}
        rowKey={({ id }) => id}
        rowPath={({ id }) => recordPath(id)}
        actions={BULK_ACTS.map((act) => ({ label: t(`listings.act.${act}`), run: bulk.ask(act), forAll: BULK_MAX }))}
        empty={<p>{t('listings.empty')}</p>}
      />
    </>
  )
}

function columnsOf(t: Words, language: Language): Column<ListingRow>[] {
  const { tag } = LANGUAGES[language]
  const text = textColumn<ListingRow>()
  return [
    text('titel', t('listings.title'), ({ titel }) => titel, { sort: true }),
    text('objektnr', t('listings.number'), ({ objektnr }) => objektnr, { width: 'number' }),
    {
      key: 'stand',
      label: t('listings.state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`listings.state.${state}`)}</Badge>,
      text: ({ state }) => t(`listings.state.${state}`),
    },
    text('adresse', t('listings.address'), ({ adresse }) => adresse, { width: 'name' }),
    text('preis', t('listings.price'), ({ preis }) => (preis === null ? '' : formatMoney(preis, tag)), {
      sort: true,
      isNumber: true,
    }),
    text('flaeche', t('filter.flaeche'), ({ flaeche }) => formatArea(flaeche, tag) ?? '', {
      sort: true,
      isNumber: true,
      hidden: true,
    }),
    text('zimmer', t('filter.zimmer'), ({ zimmer }) => formatRooms(zimmer, tag) ?? '', {
      isNumber: true,
      hidden: true,
    }),
    text('qualitaet', t('listings.quality'), ({ quality }) => String(quality), {
      sort: true,
      isNumber: true,
      hidden: true,
    }),
    text('fehlt', t('listings.missing'), ({ missing }) => missing.map((one) => t(`listings.rule.${one}`)).join(', '), {
      hidden: true,
    }),
    text('aufrufe', t('listings.views'), ({ views }) => formatNumber(views, tag, 0), { sort: true, isNumber: true }),
    text('anfragen', t('listings.inquiries'), ({ inquiries }) => formatNumber(inquiries, tag, 0), {
      sort: true,
      isNumber: true,
    }),
    text('anbieter', t('filter.anbieter'), ({ company }) => company.firma, { width: 'name' }),
    text('person', t('listings.person'), ({ person }) => person?.name ?? '', { hidden: true }),
    text('geaendert', t('listings.changed'), (row) => formatDay(row.changed_at, tag) ?? '', {
      sort: true,
      hidden: true,
    }),
    text('neu', t('listings.new'), (row) => formatDay(row.new_at, tag) ?? '', { sort: true, hidden: true }),
  ]
}
