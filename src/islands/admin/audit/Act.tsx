import type { User } from '../../../domain/auth/user.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import type { RecordedAct } from '../../../stores/admin/audit.ts'
import { screenPath } from '../address.ts'
import { fieldName } from './fields.ts'
import { actName, recordName, SCREENS, valueText } from './values.ts'
import type { AuditWords } from './words.ts'

/** One act: what, on which record, by whom and when, and the fields before and after. */
export function Act({
  t,
  tag,
  act,
  user,
  isHistory,
}: {
  t: AuditWords
  tag: string
  act: RecordedAct
  user: User
  isHistory: boolean
}) {
  const { at, actor, actor_id, changes, entity } = act
  return (
    <li className="grid gap-3 rounded-card border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <b>{actName(act.act, t)}</b>
          {!isHistory && <Record {...{ t, act, user }} />}
        </p>
        <p className="text-13 text-ink-soft">
          <bdi>{actor_id === null ? t('audit.operator') : actor}</bdi>
          {' · '}
          <time dateTime={at}>{formatDayTime(at, tag)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full table-fixed text-start text-13">
            <thead>
              <tr className="text-ink-soft">
                {[t('audit.field'), t('audit.before'), t('audit.after')].map((label) => (
                  <th key={label} scope="col" className="pe-4 pb-1 text-start font-normal">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field} className="align-top">
                  <th scope="row" className="pe-4 text-start font-normal">
                    {fieldName(field, t, entity)}
                  </th>
                  <td className="pe-4 break-words whitespace-pre-line text-ink-soft">
                    <bdi>{valueText(field, before, t, tag, act)}</bdi>
                  </td>
                  <td className="break-words whitespace-pre-line">
                    <bdi>{valueText(field, after, t, tag, act)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  )
}

/** The record, as a link to its screen; only admins have a screen of accounts. */
function Record({ t, act, user }: { t: AuditWords; act: RecordedAct; user: User }) {
  const { entity, entity_id, label } = act
  // A template has no record of its own: its acts are those of its company.
  const isTemplate = act.act.startsWith('templates.')
  const { kind, name, isGone } = recordName(act, t)
  const screen = entity === 'account' && user.role !== 'admin' ? undefined : SCREENS[entity]
  if (isTemplate) {
    return (
      <a className="link ms-3" href={screenPath('vorlagen')}>
        {kind} <bdi>{label}</bdi>
      </a>
    )
  }
  const text = (
    <>
      {kind} {entity_id !== null && <span dir="ltr">#{entity_id}</span>} {name && <bdi>{name}</bdi>}
    </>
  )
  if (!screen || entity_id === null || isGone) return <span className="ms-3">{text}</span>
  return (
    <a className="link ms-3" href={`${screenPath(screen)}?id=${entity_id}`}>
      {text}
    </a>
  )
}
