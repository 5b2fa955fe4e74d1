import type { User } from '../../../domain/auth/user.ts'
import type { AskedBasis } from '../../../domain/notices/admin-schemas.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Words } from '../homes/words.ts'
import { type Basis, BasisFields, isNamed, NO_BASIS, sentBasis } from '../notices/BasisFields.tsx'

/** Why many homes or projects are withheld: the reason and, of an administrator, what it rests on. */
export interface Withholding {
  reason: string
  basis: Basis
}

export const NO_WITHHOLDING: Withholding = { reason: '', basis: NO_BASIS }
export const isSaid = ({ reason, basis }: Withholding, role: User['role']): boolean =>
  reason.trim() !== '' && (role !== 'admin' || isNamed(basis))
export const sentWithholding = ({ reason, basis }: Withholding): AskedBasis & { reason: string } => ({
  reason,
  ...sentBasis(basis),
})

export function WithholdFields({
  t,
  language,
  role,
  value,
  onChange,
}: {
  t: Words
  language: Language
  role: User['role']
  value: Withholding
  onChange: (value: Withholding) => void
}) {
  return (
    <>
      <label className="field">
        <span className="font-medium">{t('listings.reason')}</span>
        <input
          value={value.reason}
          maxLength={500}
          required
          dir="auto"
          onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
        />
      </label>
      {role === 'admin' && (
        <BasisFields language={language} value={value.basis} onChange={(basis) => onChange({ ...value, basis })} />
      )}
    </>
  )
}
