import type { Translate } from '../../../i18n/translate.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import type { Refusal } from './refusal.ts'

/**
 * A refusal. Where somebody else has changed the record, it offers to load it again.
 * @param props `reload`: loads it again; `begin`: called before, such as to forget the refusal
 */
export function Refused({
  t,
  refusal: { text, isStale },
  reload,
  begin,
}: {
  t: Translate<'admin'>
  refusal: Refusal
  reload: (() => void) | undefined
  begin?: () => void
}) {
  return (
    <p className="form-failed" role="alert" tabIndex={-1}>
      <ProblemSign />
      <span>
        {text}{' '}
        {isStale && reload && (
          <button
            type="button"
            className="link"
            onClick={() => {
              begin?.()
              reload()
            }}
          >
            {t('admin.load_again')}
          </button>
        )}
      </span>
    </p>
  )
}
