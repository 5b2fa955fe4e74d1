import type { ReactNode } from 'react'

/** A button that ends or removes something. */
export const DANGER = 'button account-danger bg-brick hover:bg-[color-mix(in_srgb,var(--brick)_86%,var(--ink))]'

/** Parts of a section of the account, a line between them; a form among them is as wide as its fields. */
export function Parts({ children }: { children: ReactNode }) {
  return (
    <div className="account-parts grid gap-12 [&>*+*]:max-w-180 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-10 [&>.form+.form]:grid-cols-[minmax(0,440px)] [&>.form]:max-w-180 [&>.form]:grid-cols-[minmax(0,440px)] [&_.form>p]:w-[max(100%,min(66ch,calc(100vw_-_2_*_var(--gutter))))] [&_.form>p]:max-w-[66ch]">
      {children}
    </div>
  )
}
