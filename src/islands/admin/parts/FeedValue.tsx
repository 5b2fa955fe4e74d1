import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { isStale } from './refusal.ts'

/**
 * Below a field of a hand: what the feed says, and the way back to it.
 * @param says the sentence with the feed's value
 * @param back the button's words; `label` says of which field, for those who do not see it
 * @param reload loads the record again, after somebody else has changed it
 */
export function FeedValue({
  t,
  says,
  back,
  label,
  run,
  reload,
}: {
  t: Translate<'shared'>
  says: string
  back: string
  label: string
  run: () => Promise<void>
  reload: () => void
}) {
  const [isBusy, setBusy] = useState(false)
  // The button goes with the value of the hand, at a time that React chooses: the keyboard goes on in its field.
  const goOn = useRef<(() => void) | null>(null)
  useEffect(() => () => goOn.current?.(), [])
  const giveBack = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return
    const form = currentTarget.closest('form')
    const name = currentTarget.closest('.field')?.querySelector('[name]')?.getAttribute('name') ?? ''
    setBusy(true)
    goOn.current = () => {
      const field = form?.elements.namedItem(name)
      if (document.activeElement === document.body && field instanceof HTMLElement) field.focus()
    }
    await run().catch((error: unknown) => {
      goOn.current = null
      showToast(sentenceOf(error, t))
      if (isStale(error)) reload()
    })
    setBusy(false)
  }
  return (
    <>
      {says}{' '}
      <button type="button" className="link" onClick={(event) => void giveBack(event)}>
        {back}
        <span className="sr-only"> {label}</span>
      </button>
    </>
  )
}
