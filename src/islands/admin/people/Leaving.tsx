import { useCallback, useId, useState } from 'react'
import { type AgentRecord, readColleagues } from '../../../stores/admin/agencies.ts'
import { call } from '../../../stores/api.ts'
import { useLoad } from '../../account/use-load.ts'
import type { AgencyWords } from '../companies/words.ts'
import { Danger } from '../parts/Danger.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'

/** Homes to a colleague, leaving with a successor, and coming back. */
export function Leaving({ t, person, onDone }: { t: AgencyWords; person: AgentRecord; onDone: () => void }) {
  const { id, version, homes } = person
  const read = useCallback(
    (signal: AbortSignal) => readColleagues(person.company.id, id, signal),
    [person.company.id, id],
  )
  const { data: colleagues, isFailed, retry } = useLoad(read)
  const [to, setTo] = useState('')
  const field = useId()
  const chosen = to === '' ? null : Number(to)
  if (person.left_at) {
    return (
      <Section title={t('agencies.left')}>
        <Danger
          t={t}
          reload={onDone}
          question={t('agencies.come_back')}
          run={async () => {
            await call('POST /api/admin/agents/{id}/return', { params: { id }, body: { version } })
            onDone()
            return t('admin.saved')
          }}
        >
          {t('agencies.come_back')}
        </Danger>
      </Section>
    )
  }
  // Without the list, leaving would look as if there were no successor to choose.
  if (!colleagues) {
    return (
      <Section title={t('agencies.successor')}>
        {isFailed ? <Failed t={t} retry={retry} /> : <Lines t={t} count={2} />}
      </Section>
    )
  }
  return (
    <Section title={t('agencies.successor')}>
      <div className="field">
        <label className="font-medium" htmlFor={field}>
          {t('agencies.to_person')}
        </label>
        <select id={field} value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{t('agencies.no_successor')}</option>
          {colleagues.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-3">
        {chosen !== null && homes > 0 && (
          <Danger
            t={t}
            reload={onDone}
            question={t('text.labelled', { label: t('agencies.hand_over'), value: homes })}
            run={async () => {
              const body = { to: chosen, expected: homes }
              const { count } = await call('POST /api/admin/agents/{id}/hand-over', { params: { id }, body })
              onDone()
              return t('agencies.handed', { count })
            }}
          >
            {t('agencies.hand_over')}
          </Danger>
        )}
        <Danger
          t={t}
          reload={onDone}
          question={t('agencies.leave_ask')}
          run={async () => {
            const body = { version, successor_id: chosen }
            await call('POST /api/admin/agents/{id}/leave', { params: { id }, body })
            onDone()
            return t('admin.saved')
          }}
        >
          {t('agencies.leave')}
        </Danger>
      </div>
    </Section>
  )
}
