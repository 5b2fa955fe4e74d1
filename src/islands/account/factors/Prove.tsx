import { useEffect, useRef, useState } from 'react'
import type { FactorChallenge, FactorMethod, FactorProof } from '../../../domain/auth/second-factor.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { knowsPasskeys, PasskeyRefused, signWithPasskey } from '../../../stores/account/second-factor.ts'
import { ProblemSign } from '../../forms/Below.tsx'
import { Field } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { sentenceOf, useForm } from '../../forms/use-form.ts'

const WORDS = {
  passkey: 'factor.use_passkey',
  totp: 'factor.use_app',
  recovery_code: 'factor.use_recovery',
} as const satisfies Record<FactorMethod, string>

interface Props {
  t: Translate<'account' | 'shared'>
  challenge: FactorChallenge
  send: (proof: FactorProof) => Promise<void>
}

/** Asks for one proof of the second factor; the other ways of the account are a press away. */
export function Prove({ t, challenge, send }: Props) {
  const methods = challenge.methods.filter((one) => one !== 'passkey' || knowsPasskeys())
  const [method, setMethod] = useState(methods[0])
  return (
    <div className="grid gap-4">
      {method === 'passkey' ? (
        <ByPasskey t={t} challenge={challenge} send={send} />
      ) : (
        method && <ByCode key={method} t={t} method={method} send={send} />
      )}
      {!method && <p className="notice">{t('factor.passkey_none')}</p>}
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 [&_.link]:inline-block [&_.link]:py-1">
        {methods
          .filter((one) => one !== method)
          .map((one) => (
            <button key={one} type="button" className="link" onClick={() => setMethod(one)}>
              {t(WORDS[one])}
            </button>
          ))}
      </p>
    </div>
  )
}

function ByPasskey({ t, challenge, send }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const press = async () => {
    if (isBusy || !challenge.passkey) return
    setBusy(true)
    setFailed(null)
    try {
      await send({ passkey: await signWithPasskey(challenge.passkey) })
    } catch (error) {
      setFailed(error instanceof PasskeyRefused ? t('factor.passkey_failed') : sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      {failed && (
        <p className="form-failed" role="alert">
          <ProblemSign />
          {failed}
        </p>
      )}
      <button
        type="button"
        ref={button}
        className="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        {t('factor.use_passkey')}
      </button>
    </div>
  )
}

function ByCode({ t, method, send }: Pick<Props, 't' | 'send'> & { method: Exclude<FactorMethod, 'passkey'> }) {
  const isApp = method === 'totp'
  const form = useForm({
    t,
    schema: () => import('../../../domain/auth/second-factor.ts').then(({ factorProofSchema }) => factorProofSchema),
    read: (data) => Object.fromEntries(data),
    send,
  })
  useEffect(() => form.props.ref.current?.querySelector('input')?.focus(), [form.props.ref])
  return (
    <form className="form" {...form.props}>
      <Field
        form={form}
        name={isApp ? 'code' : 'recovery_code'}
        label={t(isApp ? 'factor.code' : 'factor.recovery_code')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isApp ? 10 : 40}
        dir="ltr"
      />
      <Submit form={form}>{t('factor.confirm')}</Submit>
    </form>
  )
}
