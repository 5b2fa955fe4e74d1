import { useState } from 'react'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import type { AgencyWords } from './words.ts'

/** Below a field of a hand: what the feed says, and the way back to it. */
export function FeedValue({ t, value, run }: { t: AgencyWords; value: string | null; run: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const giveBack = async () => {
    if (isBusy) return
    setBusy(true)
    await run().catch((error: unknown) => showToast(sentenceOf(error, t)))
    setBusy(false)
  }
  return (
    <>
      {t('agencies.by_hand', { value: value ?? '–' })}{' '}
      <button type="button" className="link" onClick={() => void giveBack()}>
        {t('agencies.give_back')}
      </button>
    </>
  )
}
