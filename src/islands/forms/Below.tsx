import type { ReactNode } from 'react'

interface Told {
  /** Of the input. */
  id: string
  help?: ReactNode
  problem: string | undefined
}

/** The ids of what stands below an input, for `aria-describedby`. */
export const describedBy = ({ id, help, problem }: Told): string | undefined =>
  [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

/** Below an input: its help, then its problem. */
export function Below({ id, help, problem }: Told) {
  return (
    <>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          <ProblemSign />
          {problem}
        </p>
      )}
    </>
  )
}

export function ProblemSign() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.75" />
      <path d="M8 4.500v4M8 10.75v.75" />
    </svg>
  )
}
