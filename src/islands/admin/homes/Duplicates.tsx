import { useMemo, useState } from 'react'
import { homeLookup } from '../../../stores/admin/lookups.ts'
import { call } from '../../../stores/api.ts'
import { useOwnId } from '../../forms/own-id.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { recordPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import { LookupField } from '../parts/LookupField.tsx'
import { Section } from '../parts/Section.tsx'
import type { PartProps } from './part-props.ts'

/** Listings of the same home. Administrators group and part them; that precedes the automatic rule. */
export function Duplicates({ t, user, home, onChange }: PartProps) {
  const [other, setOther] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const id = useOwnId()
  const homes = useMemo(() => homeLookup(home.id), [home.id])
  const decide = async (mate: number, same: boolean | null) => {
    const params = { id: home.id, other: mate }
    setFailed(null)
    try {
      const { data } =
        same === null
          ? await call('DELETE /api/admin/properties/{id}/duplicates/{other}', { params })
          : await call('PUT /api/admin/properties/{id}/duplicates/{other}', { params, body: { same } })
      onChange(data)
      setOther('')
    } catch (error) {
      setFailed(sentenceOf(error, t))
    }
  }
  const isAdmin = user.role === 'admin'
  if (!isAdmin && home.mates.length === 0) return null
  return (
    <Section title={t('listings.duplicates')}>
      <p className="text-ink-soft">{t('listings.duplicates_text')}</p>
      <ul className="grid gap-3">
        {home.mates.map((mate) => (
          <li key={mate.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
            <span>
              {isAdmin ? (
                <a className="link" href={recordPath(mate.id)}>
                  {mate.titel}
                </a>
              ) : (
                mate.titel
              )}{' '}
              · {mate.firma}
            </span>
            <Badge tone={mate.grouped ? 'good' : 'plain'}>
              {t(mate.grouped ? 'listings.grouped' : 'listings.parted')}
              {mate.decided !== null && ` · ${t('listings.decided')}`}
            </Badge>
            {isAdmin && (
              <span className="flex gap-3">
                <button type="button" className="link" onClick={() => void decide(mate.id, !mate.grouped)}>
                  {t(mate.grouped ? 'listings.part' : 'listings.group')}
                </button>
                {mate.decided !== null && (
                  <button type="button" className="link" onClick={() => void decide(mate.id, null)}>
                    {t('listings.undecide')}
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isAdmin && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (other) void decide(Number(other), true)
          }}
        >
          <div className="field grow">
            <label className="font-medium" htmlFor={id}>
              {t('listings.other_home')}
            </label>
            <LookupField
              t={t}
              lookup={homes}
              label={t('listings.other_home')}
              value={other}
              field={{ id }}
              onChange={setOther}
              empty={t('admin.please_choose')}
            />
          </div>
          <button type="submit" className="button-quiet">
            {t('listings.group')}
          </button>
        </form>
      )}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
    </Section>
  )
}
