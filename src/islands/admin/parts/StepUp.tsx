import { useEffect, useId, useRef, useState } from 'react'
import type { FactorChallenge } from '../../../domain/auth/second-factor.ts'
import { account } from '../../../i18n/account/browser.ts'
import type { Language } from '../../../i18n/languages.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { beginStepUp, stepUp } from '../../../stores/account/second-factor.ts'
import { $stepUp, offerStepUp } from '../../../stores/admin/step-up.ts'
import { Prove } from '../../account/factors/Prove.tsx'
import { sentenceOf } from '../../forms/use-form.ts'
import { useStore } from '../../frame/use-store.ts'

/** The dialog that asks for the second factor again; a page that uses `callAgain` has it once. */
export function StepUp({ language }: { language: Language }) {
  const asked = useStore($stepUp)
  useEffect(() => offerStepUp(), [])
  if (!asked) return null
  return <Dialog t={translatorOf(language, account, shared)} settle={asked.settle} />
}

function Dialog({ t, settle }: { t: Translate<'account' | 'shared'>; settle: (isProven: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // The browser gives the focus back to what had it only when the dialog is closed, not when it is removed.
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const end = (isProven: boolean) => {
    $stepUp.set(null)
    settle(isProven)
  }
  return (
    <dialog
      ref={dialog}
      className="m-auto w-[min(100vw-2rem,26rem)] rounded-card border border-line bg-sheet p-6 text-ink backdrop:bg-ink/40"
      aria-labelledby={id}
      onClose={() => end(false)}
    >
      <div className="grid gap-4">
        <h2 className="text-20" id={id}>
          {t('factor.ask_title')}
        </h2>
        <StepUpForm t={t} onDone={() => end(true)} />
        <button type="button" className="button-quiet justify-self-start" onClick={() => dialog.current?.close()}>
          {t('manage.back')}
        </button>
      </div>
    </dialog>
  )
}

/** Proves the second factor in this session. */
export function StepUpForm({ t, onDone }: { t: Translate<'account' | 'shared'>; onDone: () => void }) {
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    beginStepUp().then(setChallenge, (error) => setFailed(sentenceOf(error, t)))
  }, [])
  if (failed) {
    return (
      <p className="form-failed" role="alert">
        {failed}
      </p>
    )
  }
  if (!challenge) return <p role="status">{t('dashboard.loading')}</p>
  return (
    <Prove
      t={t}
      challenge={challenge}
      send={async (proof) => {
        await stepUp(challenge, proof)
        onDone()
      }}
    />
  )
}
