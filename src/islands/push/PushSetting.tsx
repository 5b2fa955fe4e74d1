import { useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { Tick } from '../forms/Field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { canAsk, usePush } from './use-push.ts'

/**
 * The account's setting for push messages. The tick applies to all its browsers; each browser needs its own permission,
 * and only after a click: so this component shows the state of this browser and the possible actions.
 */
export function PushSetting({
  t,
  form,
  name,
  label,
  isOn,
}: {
  t: Translate<'account' | 'requests'>
  form: FormState
  name: string
  label: string
  isOn: boolean
}) {
  const [isWanted, setWanted] = useState(isOn)
  const { state, ask } = usePush()
  return (
    <div
      className="push-setting grid justify-items-start gap-2 [&+.account-list]:mt-6"
      aria-live="polite"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        setWanted(target.checked)
        if (target.checked && state !== 'allowed') ask()
      }}
    >
      <Tick
        form={form}
        name={name}
        label={label}
        help={isWanted && state && state !== 'unasked' ? t(`price_alert.form.push_${state}`) : undefined}
        defaultChecked={isOn}
        isOptional
      />
      {isWanted && canAsk(state) && (
        <button type="button" className="button-quiet" onClick={ask}>
          {t('dashboard.push_here')}
        </button>
      )}
    </div>
  )
}
