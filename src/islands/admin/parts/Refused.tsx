import type { Translate } from '../../../i18n/translate.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import type { Refusal } from './refusal.ts'

/**
 * A refusal. Where somebody else has changed the record, it offers to load it again.
 * @param props `again`: loads it again
 */
export function Refused({
  t,
  refusal: { text, isStale },
  again,
}: {
  t: Translate<'admin'>
  refusal: Refusal
  again: (() => void) | undefined
}) {
  return (
    <p className="form-failed" role="alert" tabIndex={-1}>
      <ProblemSign />
      <span>
        {text}{' '}
        {isStale && again && (
          <button type="button" className="link" onClick={again}>
            {t('admin.load_again')}
          </button>
        )}
      </span>
    </p>
  )
}
