import { useState } from 'react'
import type { FieldOrigin } from '../../../../domain/properties/hand.ts'
import { Below } from '../../../forms/Below.tsx'
import { BESIDE_LABEL } from '../../../forms/look.ts'
import { useOwnId } from '../../../forms/own-id.ts'
import { Badge } from '../../parts/Badge.tsx'
import { isSame, rawOf } from './draft.ts'
import { Input } from './Input.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf, shownValue } from './words.ts'

/** One field: its label, where its value comes from, its input, the feed's value beside it, its problem. */
export function Row({
  origin,
  isByHand,
  isMissing,
  problem,
  giveBack,
  ...input
}: Omit<InputProps, 'common'> & {
  origin: FieldOrigin
  isByHand: boolean
  isMissing: boolean
  problem: string | undefined
  giveBack: () => Promise<void>
}) {
  const { t, field, kind, records } = input
  const id = useOwnId()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isAbove = origin.origin === 'hand' && !isByHand
  const back = async () => {
    if (isBusy) return
    setBusy(true)
    await giveBack().finally(() => setBusy(false))
  }
  const describedBy = [isAbove && `${id}-feed`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  const isGroup = ['choices', 'links', 'costs', 'own'].includes(kind.is)
  const label = labelOf(t, field)
  // Most homes have no text in a further language.
  const isFolded = kind.is === 'translations' && !isOpen && isSame(input.raw, {}) && !isAbove
  const Label = isGroup ? 'span' : 'label'
  return (
    <div
      className="field"
      data-field={field}
      {...(isGroup && { role: 'group', 'aria-label': label, 'aria-describedby': describedBy })}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {!isFolded && (
          <Label id={`${id}-label`} className="font-medium" {...(isGroup ? {} : { htmlFor: id })}>
            {label}
            {kind.is === 'number' && kind.unit && <small className={BESIDE_LABEL}> {kind.unit}</small>}
          </Label>
        )}
        {isAbove && <Badge tone="attention">{t('listing_edit.by_hand')}</Badge>}
        {isMissing && <Badge tone="bad">{t('listing_edit.needed')}</Badge>}
      </div>
      {isFolded ? (
        <button type="button" className="link justify-self-start" onClick={() => setOpen(true)}>
          {label}
        </button>
      ) : (
        <Input
          {...input}
          common={{ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy }}
        />
      )}
      {isAbove && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-ink-soft" id={`${id}-feed`}>
          <span className="line-clamp-3 break-words" dir="auto">
            {t('listing_edit.feed_says', { value: shownValue(t, kind, rawOf(kind, origin.feed_value), records) })}
          </span>
          <button type="button" className="link" aria-disabled={isBusy || undefined} onClick={() => void back()}>
            {t('listing_edit.give_back')}
            <span className="sr-only"> {label}</span>
          </button>
        </p>
      )}
      <Below id={id} problem={problem} />
    </div>
  )
}
