import { useId } from 'react'
import type { AskedBasis } from '../../../domain/notices/admin-schemas.ts'
import { admin } from '../../../i18n/admin/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { notices } from '../../../i18n/notices/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { translatorOf } from '../../../i18n/translate.ts'
import { Below } from '../../forms/Below.tsx'

export interface Basis {
  ground: NonNullable<AskedBasis['ground']> | ''
  clause: string
}

export const NO_BASIS: Basis = { ground: '', clause: '' }
export const isNamed = ({ ground, clause }: Basis) => ground !== '' && clause.trim() !== ''
/** Of a body; nothing for agents, who are not asked. */
export const sentBasis = ({ ground, clause }: Basis): AskedBasis => (ground === '' ? {} : { ground, clause })

/** What withholding rests on, the law or the terms: the company reads it with the reason. */
export function BasisFields({
  language,
  value,
  onChange,
}: {
  language: Language
  value: Basis
  onChange: (value: Basis) => void
}) {
  const t = translatorOf(language, notices, admin, shared)
  const id = useId()
  return (
    <>
      <label className="field max-w-xl">
        <span className="font-medium">{t('notices.ground')}</span>
        <select
          value={value.ground}
          required
          onChange={(event) => onChange({ ...value, ground: event.currentTarget.value as Basis['ground'] })}
        >
          <option value="">{t('admin.please_choose')}</option>
          <option value="terms">{t('notices.ground.terms')}</option>
          <option value="law">{t('notices.ground.law')}</option>
        </select>
      </label>
      <div className="field max-w-xl">
        <label className="font-medium" htmlFor={id}>
          {t('notices.clause')}
        </label>
        <input
          id={id}
          value={value.clause}
          maxLength={300}
          required
          dir="auto"
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange({ ...value, clause: event.currentTarget.value })}
        />
        <Below id={id} help={t('notices.clause_example')} problem={undefined} />
      </div>
      <p className="max-w-xl text-13 text-ink-soft">{t('notices.own_help')}</p>
    </>
  )
}
