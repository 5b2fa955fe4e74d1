import type { InputHTMLAttributes, ReactNode } from 'react'

/** A few options side by side. */
export const OPTIONS = 'choices group/choices mt-1 flex flex-wrap gap-2'
/** The box of an option, also of a button that chooses. */
export const BOX =
  'flex min-h-11 items-center justify-center rounded-control border border-line bg-sheet py-2 text-ink tabular-nums transition-[border-color] duration-(--quick) ease-calm'

/** One of a few options: a radio button that is drawn as a box. */
export function OptionBox({ children, ...input }: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="choice group relative">
      <input className="peer absolute inset-0 size-full min-h-0 opacity-0" type="radio" {...input} />
      <span
        className={`${BOX} px-3.5 group-hover:border-brass peer-checked:border-brass peer-checked:font-medium peer-checked:text-brass peer-checked:shadow-[inset_0_0_0_1px_var(--brass)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass group-has-[[aria-invalid=true]]/choices:border-brick`}
      >
        {children}
      </span>
    </label>
  )
}
