import { type ReactNode, useId } from 'react'

/** A part of a record's page, with its heading. `aside` stands beside the heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line bg-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
