import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line text-ink-soft',
  good: 'border-leaf text-leaf',
  attention: 'border-brass text-brass',
  bad: 'border-brick text-brick',
} as const

/** A state in a word: always a word, never a colour alone. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-control border px-2 text-13 whitespace-nowrap ${TONES[tone]}`}>
      {children}
    </span>
  )
}
