import { type ReactNode, useMemo } from 'react'
import { ENTITIES } from '../../../domain/audit/entities.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { readAuditChoices } from '../../../stores/admin/audit.ts'
import { useLoad } from '../../account/use-load.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { showToast } from '../../frame/toasts.ts'
import { FILTER, TOOLS } from '../parts/classes.ts'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Csv, type Save } from '../table/Csv.tsx'
import { saveFile } from '../table/csv.ts'
import { useAddress } from '../table/use-address.ts'
import { Views } from '../table/Views.tsx'
import { Acts } from './Acts.tsx'
import { csvOfActs } from './csv.ts'
import { actChoice, kindName } from './values.ts'
import { type AuditWords, auditWords } from './words.ts'

const FILTERS = ['actor_id', 'act', 'entity', 'entity_id', 'from', 'to'] as const
type FilterName = (typeof FILTERS)[number]

/** Who did what and when: the filters stand in the address. */
export default function AuditScreen({ t: shared, language, user }: ScreenProps) {
  const t = useMemo(() => auditWords(language), [language])
  const [params, change] = useAddress()
  const key = FILTERS.map((name) => params.get(name) ?? '').join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the values of its filters
  const query = useMemo(() => queryOf(params), [key])
  const { tag } = LANGUAGES[language]
  const save: Save = async (progress, signal) => {
    const { file, acts, isWhole } = await csvOfActs(query, { t, tag }, progress, signal)
    saveFile('klinke-protokoll.csv', file)
    showToast(t(isWhole ? 'admin.csv_done' : 'admin.csv_part', { count: formatNumber(acts, tag) }))
  }
  return (
    <>
      <ScreenHead t={shared} title={t('screen.protokoll')} />
      <div className="grid gap-4">
        <Filters {...{ t, params, change }}>
          <Views t={shared} screen="protokoll" params={params} />
          <Csv t={shared} tag={tag} onSave={save} />
        </Filters>
        <Acts {...{ t, language, user, query }} />
      </div>
    </>
  )
}

/** A number alone names no record: numbers count for each kind. */
function queryOf(params: URLSearchParams): URLSearchParams {
  const given = FILTERS.flatMap((name) => {
    const value = params.get(name)
    return value && (name !== 'entity_id' || params.get('entity')) ? [[name, value]] : []
  })
  return new URLSearchParams(given)
}

function Filters({
  t,
  params,
  change,
  children,
}: {
  t: AuditWords
  params: URLSearchParams
  change: (values: Readonly<Record<string, string | null>>) => void
  /** What stands at the end of the filters. */
  children: ReactNode
}) {
  const { actors = [], acts = [] } = useLoad(readAuditChoices).data ?? {}
  const field = (name: FilterName) => ({
    value: params.get(name) ?? '',
    set: (value: string) => change({ [name]: value || null }),
  })
  const persons = actors.map(({ id, name }) => ({ value: String(id), label: name }))
  const kinds = ENTITIES.map((entity) => ({ value: entity, label: kindName(entity, t) }))
  return (
    <search className={TOOLS}>
      <Choice t={t} label={t('audit.person')} {...field('actor_id')} options={persons} />
      <Choice
        t={t}
        label={t('audit.act')}
        {...field('act')}
        options={acts.map((act) => ({ value: act, label: actChoice(act, t) }))}
      />
      <Choice t={t} label={t('audit.kind')} {...field('entity')} options={kinds} />
      {params.get('entity') && <Entry label={t('audit.number')} type="text" {...field('entity_id')} />}
      <Entry label={t('audit.from')} type="date" {...field('from')} />
      <Entry label={t('audit.to')} type="date" {...field('to')} />
      {queryOf(params).size > 0 && (
        <button
          type="button"
          className="button-quiet self-end"
          onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, null])))}
        >
          {t('admin.filter_clear')}
        </button>
      )}
      <div className="flex flex-wrap gap-2 self-end md:ms-auto">{children}</div>
    </search>
  )
}

interface FieldProps {
  label: string
  value: string
  set: (value: string) => void
}

function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useOwnId()
  return (
    <div className={FILTER}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function Choice({
  t,
  label,
  value,
  set,
  options,
}: FieldProps & { t: AuditWords; options: readonly { value: string; label: string }[] }) {
  // A value of the address that is no choice any more stays visible.
  const isKnown = value === '' || options.some((one) => one.value === value)
  return (
    <Named label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">{t('admin.any')}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Named>
  )
}

function Entry({ label, type, value, set }: FieldProps & { type: 'text' | 'date' }) {
  return (
    <Named label={label}>
      {(id) => (
        <input
          id={id}
          type={type}
          inputMode={type === 'text' ? 'numeric' : undefined}
          key={value}
          defaultValue={value}
          dir="ltr"
          onBlur={(event) => event.currentTarget.value !== value && set(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && set(event.currentTarget.value)}
        />
      )}
    </Named>
  )
}
