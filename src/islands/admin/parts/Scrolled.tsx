import type { ReactNode } from 'react'

/**
 * Around a table within a section: a table that is wider than the section scrolls, also by the arrow keys. A group, since
 * the section is the landmark of this name.
 */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the arrow keys
    <div role="group" className="overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </div>
  )
}
