import { useState } from 'react'
import { Tick } from '../forms/Field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { canAsk, usePush } from './use-push.ts'

/**
 * Whether an account wants messages in its browsers. The tick holds for all of them; each browser has to be asked for
 * itself, and only when somebody presses something: so this one says how it stands with it and what can be done.
 */
export function PushSetting({
  form,
  name,
  label,
  isOn,
}: {
  form: FormState
  name: string
  label: string
  isOn: boolean
}) {
  const { t } = form
  const [isWanted, setWanted] = useState(isOn)
  const { state, ask } = usePush()
  return (
    <div
      className="push-setting"
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
