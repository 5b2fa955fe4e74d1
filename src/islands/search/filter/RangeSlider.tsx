import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { parseBound } from '../../../domain/search/codec.ts'
import { type CriterionName, criteria } from '../../../domain/search/criteria.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Histogram } from './counts.ts'

const ENDS = ['von', 'bis'] as const
/** Both inputs lie over the same line: only their thumbs take the pointer. */
const THUMB =
  'pointer-events-none absolute inset-0 m-0 w-full appearance-none bg-transparent outline-none thumb:pointer-events-auto thumb:size-5 thumb:cursor-grab thumb:appearance-none thumb:rounded-full thumb:border-2 thumb:border-brass thumb:bg-sheet focus-visible:thumb:bg-brass focus-visible:thumb:outline-2 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-brass'

/**
 * Two thumbs over the histogram of the values. Each step is an edge of the histogram; the fields beside it accept any
 * number, and both follow each other. The outermost steps mean "no bound".
 */
export function RangeSlider({
  className,
  name,
  label,
  histogram: { edges, counts },
  write,
  t,
}: {
  className: string
  name: CriterionName
  label: string
  histogram: Histogram
  /** A value in words, for screen readers. */
  write: (value: number) => string
  t: Translate<'search' | 'shared'>
}) {
  const root = useRef<HTMLDivElement>(null)
  const last = edges.length - 1
  const [[low, high], setThumbs] = useState<[number, number]>([0, last])
  const isWide = useRef(true)

  useEffect(() => {
    const fieldset = root.current?.closest('fieldset')
    const follow = (event?: Event) => {
      if (event && (event.target as HTMLInputElement).type === 'range') return
      const [from, to] = ENDS.map((end) => numberOf(name, fieldOf(root.current, name, end)?.value)) as [
        number | null,
        number | null,
      ]
      const next: [number, number] = [from === null ? 0 : nearest(edges, from), to === null ? last : nearest(edges, to)]
      // Equal thumbs must be the same state object, or rendering and following would call each other in a loop.
      setThumbs((thumbs) => (thumbs[0] === next[0] && thumbs[1] === next[1] ? thumbs : next))
    }
    follow()
    isWide.current = matchMedia('(width >= 80rem)').matches
    fieldset?.addEventListener('input', follow)
    return () => fieldset?.removeEventListener('input', follow)
  }, [edges, last, name])

  const move = (end: (typeof ENDS)[number], to: number) => {
    const next: [number, number] = end === 'von' ? [Math.min(to, high - 1), high] : [low, Math.max(to, low + 1)]
    setThumbs(next)
    const at = next[end === 'von' ? 0 : 1]
    const field = fieldOf(root.current, name, end)
    if (field) field.value = at === (end === 'von' ? 0 : last) ? '' : String(edges[at])
  }
  // Over the page it is a panel that closes when it loses the focus, and by Escape as every panel.
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isWide.current) (document.activeElement as HTMLElement | null)?.blur()
  }

  const most = Math.max(1, ...counts)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the focus of a press beside its thumbs, and Escape from them
    <div ref={root} className={`range-slider outline-none ${className}`} tabIndex={-1} onKeyDown={close}>
      <svg
        className="histogram block h-12 w-full fill-line rtl:-scale-x-100"
        viewBox={`0 0 ${counts.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, at) => {
          const height = count ? 4 + (96 * count) / most : 1
          const isIn = at >= low && at < high
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={at}
              className={isIn ? 'fill-[color-mix(in_srgb,var(--brass)_55%,var(--sheet))]' : undefined}
              x={at + 0.08}
              y={100 - height}
              width={0.84}
              height={height}
            />
          )
        })}
      </svg>
      <div className="relative -mx-2.5 -mt-3 h-6 before:absolute before:inset-x-2.5 before:top-[11px] before:border-t before:border-ink-soft">
        {ENDS.map((end) => {
          const at = end === 'von' ? low : high
          const isOpen = at === (end === 'von' ? 0 : last)
          return (
            <input
              key={end}
              className={THUMB}
              type="range"
              min={0}
              max={last}
              step={1}
              value={at}
              aria-label={t(end === 'von' ? 'list.lower' : 'list.upper', { label })}
              aria-valuetext={isOpen ? t('list.no_bound') : write(edges[at] as number)}
              onChange={(event) => move(end, Number(event.target.value))}
            />
          )
        })}
      </div>
    </div>
  )
}

/** The number field beside the slider. */
function fieldOf(slider: HTMLElement | null, name: CriterionName, end: (typeof ENDS)[number]) {
  return slider?.closest('fieldset')?.querySelector<HTMLInputElement>(`input[name="${name}_${end}"]`)
}

/** The value of a field, read as the search reads it; null when it is not a number. */
function numberOf(name: CriterionName, text = ''): number | null {
  const criterion = criteria[name]
  return criterion.kind === 'range' && text.trim() ? parseBound(criterion, text.trim()) : null
}

/** The step nearest to a value. */
function nearest(edges: readonly number[], value: number): number {
  let best = 0
  for (const [at, edge] of edges.entries()) {
    if (Math.abs(edge - value) < Math.abs((edges[best] as number) - value)) best = at
  }
  return best
}
