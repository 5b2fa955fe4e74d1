import { useEffect, useState } from 'react'
import type { FactorState } from '../../../domain/auth/second-factor.ts'
import type { User } from '../../../domain/auth/user.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { addTotp, beginTotp } from '../../../stores/account/second-factor.ts'
import { Field } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCode } from '../dashboard/Code.tsx'
import { filled, OwnerFields } from './OwnerFields.tsx'

export interface AddProps {
  t: Translate<'account' | 'shared'>
  user: User
  /** The account has no factor yet. */
  isFirst: boolean
  onAdded: (factors: FactorState, codes: readonly string[] | null) => void
}

type Setup = Awaited<ReturnType<typeof beginTotp>>

/** Sets up an app: the proof of the owner, the QR code, the first code. */
export function AddApp({ t, user, isFirst, onAdded }: AddProps) {
  const [setup, setSetup] = useState<Setup | null>(null)
  if (setup) return <Confirm t={t} setup={setup} onAdded={onAdded} />
  return <Begin t={t} user={user} isFirst={isFirst} onBegun={setSetup} />
}

function Begin({ t, user, isFirst, onBegun }: Omit<AddProps, 'onAdded'> & { onBegun: (setup: Setup) => void }) {
  const code = useCode()
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/second-factor.ts').then(({ beginFactorSchema }) => beginFactorSchema),
    read: filled,
    async send(value) {
      const begun = await code.run(() => beginTotp(value))
      if (begun) onBegun(begun)
    },
  })
  return (
    <form className="form" {...form.props}>
      <OwnerFields t={t} form={form} user={user} isFirst={isFirst} sentence={code.sentence} />
      <Submit form={form}>{t('factor.app_add')}</Submit>
    </form>
  )
}

function Confirm({ t, setup, onAdded }: { t: AddProps['t']; setup: Setup; onAdded: AddProps['onAdded'] }) {
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/second-factor.ts').then(({ totpCodeSchema }) => totpCodeSchema),
    read: (data) => Object.fromEntries(data),
    async send({ code }) {
      const { factors, recovery_codes } = await addTotp(setup.challenge, code)
      onAdded(factors, recovery_codes)
    },
  })
  return (
    <form className="form" {...form.props}>
      <p>{t('factor.app_scan')}</p>
      <Picture uri={setup.uri} />
      <p>
        {t('text.labelled', { label: t('factor.app_key'), value: '' })}
        <code className="wrap-anywhere" dir="ltr" data-secret>
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Field
        form={form}
        name="code"
        label={t('factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        dir="ltr"
      />
      <Submit form={form}>{t('factor.confirm')}</Submit>
    </form>
  )
}

/** The QR code; apps read it dark on light only, in every theme. The key below says the same to readers. */
function Picture({ uri }: { uri: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let isOver = false
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(uri, { ecc: 'M', border: 4 })
      const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
      if (!isOver) setDrawn({ size, path })
    })
    return () => {
      isOver = true
    }
  }, [uri])
  return (
    <svg
      className="size-56 rounded-control"
      viewBox={drawn ? `0 0 ${drawn.size} ${drawn.size}` : undefined}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill="white" />
      {drawn && <path d={drawn.path} fill="black" />}
    </svg>
  )
}
