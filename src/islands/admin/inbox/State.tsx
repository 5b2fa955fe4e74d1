import { useState } from 'react'
import { changeInquiry } from '../../../stores/admin/inbox.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { showToast } from '../../frame/toasts.ts'
import { FILTER } from '../parts/classes.ts'
import { Refused } from '../parts/Refused.tsx'
import { type Refusal, refusalOf } from '../parts/refusal.ts'
import { Section } from '../parts/Section.tsx'
import { type InquiryProps, STATUSES } from './words.ts'

/** Status and owner: a choice is saved at once. */
export function State({ t, user, inquiry, reload }: InquiryProps) {
  const ids = [useOwnId(), useOwnId()]
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Refusal | null>(null)
  const { id, version, status, owner, people } = inquiry
  const save = async (change: { status?: (typeof STATUSES)[number]; owner_id?: number | null }) => {
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      showToast(await changeInquiry(id, { version, ...change }))
      reload()
    } catch (error) {
      setFailed(refusalOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  const isMine = owner?.id === user.id
  return (
    <Section title={t('inbox.state')}>
      <div className={FILTER} aria-busy={isBusy}>
        <label htmlFor={ids[0]}>{t('inbox.status')}</label>
        <select
          id={ids[0]}
          value={status}
          onChange={({ currentTarget: { value } }) => {
            const chosen = STATUSES.find((one) => one === value)
            if (chosen) void save({ status: chosen })
          }}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`inbox.status.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={FILTER}>
        <label htmlFor={ids[1]}>{t('inbox.owner')}</label>
        <select
          id={ids[1]}
          value={owner?.id ?? ''}
          onChange={({ currentTarget: { value } }) => void save({ owner_id: value ? Number(value) : null })}
        >
          <option value="">{t('inbox.owner.none')}</option>
          {/* Someone who has left the company may still own it. */}
          {owner && !people.some((one) => one.id === owner.id) && <option value={owner.id}>{owner.name}</option>}
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      {!isMine && people.some((one) => one.id === user.id) && (
        <p>
          <button type="button" className="link" onClick={() => void save({ owner_id: user.id })}>
            {t('inbox.take')}
          </button>
        </p>
      )}
      {failed && <Refused t={t} refusal={failed} reload={reload} begin={() => setFailed(null)} />}
    </Section>
  )
}
