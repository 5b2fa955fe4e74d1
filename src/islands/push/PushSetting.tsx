import { useEffect, useState } from 'react'
import { Tick } from '../forms/Field.tsx'
import type { FormState } from '../forms/use-form.ts'
import type { PushState } from './allow.ts'

const load = () => import('./allow.ts')

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
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    load()
      .then(({ readPush }) => readPush())
      .then(setState, () => undefined)
  }, [])
  const ask = () =>
    load()
      .then(({ allowPush }) => allowPush())
      .then(setState, () => setState('failed'))
  return (
    <div
      className="push-setting"
      aria-live="polite"
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        setWanted(target.checked)
        if (target.checked && state !== 'allowed') void ask()
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
      {isWanted && (state === 'unasked' || state === 'failed') && (
        <button type="button" className="button-quiet" onClick={() => void ask()}>
          {t('dashboard.push_here')}
        </button>
      )}
    </div>
  )
}
