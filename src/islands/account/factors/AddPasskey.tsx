import { addPasskey, PasskeyRefused } from '../../../stores/account/second-factor.ts'
import { ApiError } from '../../../stores/api.ts'
import { Field } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCode } from '../dashboard/Code.tsx'
import { deviceOf } from '../dashboard/device.ts'
import type { AddProps } from './AddApp.tsx'
import { filled, OwnerFields } from './OwnerFields.tsx'

/** Adds a passkey: its name, the proof of the owner, then the browser's own dialog. */
export function AddPasskey({ t, user, isFirst, onAdded }: AddProps) {
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/second-factor.ts').then(({ newPasskeySchema }) => newPasskeySchema),
    read: (data) => ({ ...filled(data), name: data.get('name') }),
    async send({ name, ...proof }) {
      try {
        const added = await code.run(() => addPasskey(name, proof))
        if (added) onAdded(added.factors, added.recovery_codes)
      } catch (error) {
        // A sentence of ours: the browser's are in English, and differ.
        throw error instanceof PasskeyRefused ? new ApiError(0, 'auth.proof', t('factor.passkey_failed')) : error
      }
    },
  })
  const device = deviceOf(navigator.userAgent)
  return (
    <form className="form" {...form.props}>
      <Field
        form={form}
        name="name"
        label={t('factor.passkey_name')}
        defaultValue={device ? t('dashboard.device', { ...device }) : ''}
        autoComplete="off"
        maxLength={60}
      />
      <OwnerFields t={t} form={form} user={user} isFirst={isFirst} sentence={code.sentence} />
      <Submit form={form}>{t('factor.passkey_add')}</Submit>
    </form>
  )
}
