import type { ReactNode } from 'react'
import { PROBLEM } from './look.ts'

interface Told {
  /** Of the input. */
  id: string
  help?: ReactNode
  problem: string | undefined
}

/** The ids of what stands below an input, for `aria-describedby`. */
export const describedBy = ({ id, help, problem }: Told): string | undefined =>
  [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

/** Before a sentence, in the middle of its first line. */
export const SIGN = 'icon-line mt-[calc((1lh-16px)/2)] size-4 flex-none [stroke-linecap:round]'

/** Below an input: its help, then its problem. */
export function Below({ id, help, problem }: Told) {
  return (
    <>
      {help && (
        <p className="field-help text-13 text-ink-soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className={PROBLEM} id={`${id}-problem`}>
          <ProblemSign />
          {problem}
        </p>
      )}
    </>
  )
}

export function ProblemSign() {
  return (
    <svg className={SIGN} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.75" />
      <path d="M8 4.500v4M8 10.75v.75" />
    </svg>
  )
}
