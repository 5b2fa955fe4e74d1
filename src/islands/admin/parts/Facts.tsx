import type { ReactNode } from 'react'

/** Names and values; entries without a value are left out. */
export function Facts({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) {
  const told = items.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {told.map(([label, value]) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
