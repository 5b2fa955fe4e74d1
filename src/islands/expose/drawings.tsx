import type { ReactNode } from 'react'
import type { ExposeTemplate } from '../../domain/exposes/choices.ts'

/** The places of a drawing: photographs are filled, text is lines. */
const photo = (d: string) => <path className="fill-[color-mix(in_srgb,var(--brass)_26%,var(--line))]" d={d} />
const lines = (d: string) => (
  <path className="stroke-2 stroke-[color-mix(in_srgb,var(--ink-soft)_42%,var(--paper))]" d={d} />
)
const title = (d: string) => <path className="stroke-ink stroke-[3.5]" d={d} />

/** One page of each template, on a grid of 84 x 119: an A4 sheet. */
const PAGES: Record<ExposeTemplate, ReactNode> = {
  modern: (
    <>
      {photo('M0 0h84v56H0z')}
      {photo('M8 84h26v27H8z')}
      {title('M40 66h36M40 72h24')}
      {lines('M8 66h22M8 71h18M40 84h36M40 89h36M40 94h30M40 104h36M40 109h20')}
    </>
  ),
  professional: (
    <>
      {title('M8 12h44')}
      {photo('M8 20h40v27H8z')}
      {lines('M54 22h22M54 28h22M54 34h22M54 40h22M54 46h16')}
      <path className="stroke-line stroke-[0.75]" d="M8 56h68M8 64h68M8 72h68M8 80h68M8 88h68" />
      {lines(
        'M8 60h20M62 60h14M8 68h24M66 68h10M8 76h18M60 76h16M8 84h26M64 84h12M8 98h30M8 103h30M8 108h22M46 98h30M46 103h30M46 108h24',
      )}
    </>
  ),
  luxury: (
    <>
      {photo('M0 0h84v119H0z')}
      <path className="fill-paper" d="M14 72h56v31H14z" />
      {title('M26 81h32M32 87h20')}
      {lines('M30 96h24')}
    </>
  ),
  compact: (
    <>
      {photo('M8 8h44v32H8z')}
      {photo('M55 8h21v15H55zM55 25h21v15H55z')}
      {title('M8 48h40')}
      {lines('M8 56h32M8 61h32M8 66h28M8 71h32M8 76h24M46 56h30M46 61h30M46 66h26M46 71h30')}
      {photo('M46 80h30v31H46z')}
      {lines('M8 86h32M8 91h32M8 96h26M8 106h20')}
    </>
  ),
  aushang: (
    <>
      {photo('M0 0h70v84H0z')}
      {photo('M72 0h47v27H72z')}
      {title('M78 38h34')}
      {lines('M78 46h34M78 51h30M78 56h34')}
      <path className="stroke-ink stroke-[3.5]" d="M78 76h12" />
      {photo('M98 62h15v15H98z')}
    </>
  ),
}

/** A small drawing of a template, in the colours of the theme. */
export function TemplateDrawing({ template }: { template: ExposeTemplate }) {
  const isWide = template === 'aushang'
  return (
    <svg
      className="h-26 w-auto justify-self-center mb-3 fill-none [&:dir(rtl)]:[scale:-1_1]"
      viewBox={isWide ? '-0.5 -0.5 120 85' : '-0.5 -0.5 85 120'}
      data-wide={isWide || undefined}
      aria-hidden="true"
    >
      <rect className="fill-paper" width={isWide ? 119 : 84} height={isWide ? 84 : 119} />
      {PAGES[template]}
      <rect
        className="stroke-[color-mix(in_srgb,var(--ink-soft)_55%,var(--line))] [vector-effect:non-scaling-stroke]"
        width={isWide ? 119 : 84}
        height={isWide ? 84 : 119}
      />
    </svg>
  )
}
