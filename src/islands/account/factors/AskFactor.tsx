import { useEffect, useRef } from 'react'
import type { FactorChallenge } from '../../../domain/auth/second-factor.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { completeLogin } from '../../../stores/account/second-factor.ts'
import { Prove } from './Prove.tsx'

/** What a login goes on with: the challenge, and the server's sentence. */
export interface Asked {
  challenge: FactorChallenge
  message: string
}

/** The second step of a login. */
export function AskFactor({
  t,
  asked: { challenge, message },
  onDone,
  onAgain,
}: {
  t: Translate<'account' | 'shared'>
  asked: Asked
  onDone: () => void
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  // Recent browsers answer a scroll with a promise, which React would call as the end of the effect.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className="grid gap-4">
      <h2 className="text-20" ref={title}>
        {t('factor.ask_title')}
      </h2>
      <p role="status">{message}</p>
      <Prove
        t={t}
        challenge={challenge}
        send={async (proof) => {
          await completeLogin(challenge, proof)
          onDone()
        }}
      />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 [&_.link]:inline-block [&_.link]:py-1">
        <button type="button" className="link" onClick={onAgain}>
          {t('factor.again')}
        </button>
      </p>
    </section>
  )
}
