import { type Scale, scaleOf, shareOf } from './scale.ts'

/** Values of one kind, one for each point; null for a missing one, which leaves a gap in the line. */
export interface Series {
  label: string
  values: readonly (number | null)[]
}

export interface ChartProps {
  /** The heading of the chart. */
  title: string
  /** The message of the chart as one sentence, for visitors who do not see it. */
  summary: string
  /** Bars begin at zero. Lines show the range of their values; the second line is dashed. */
  kind: 'bars' | 'line'
  /** The name of each point (a year, a day), for the table. */
  points: readonly string[]
  /** Shorter names for the axis, if those of `points` are long; empty ones are left out. */
  names?: readonly string[]
  /** Head of the table's first column: the kind of the points. */
  pointsLabel: string
  /** One, or two to compare: for bars the second one is a mark across the bar. */
  series: readonly [Series] | readonly [Series, Series]
  format: (value: number) => string
  /** A shorter format for the axis, if `format` is long. */
  formatTick?: (value: number) => string
  /** The highlighted point. */
  marked?: number
  /** The label of the button that opens the table. */
  tableLabel: string
  /** Half as high, with fewer names, for cards that have the title already: it stays for screen readers. */
  isSmall?: boolean
}

/** Maximum number of names below the axis: enough space on a phone. */
const NAMES_MOST = 6
const NAMES_MOST_SMALL = 3

/**
 * A chart of few or many values, the same on the server and in the browser, with a table of its figures. It follows the
 * width of its container: the shapes are drawn in percent, and the names next to them are text of the page in its own
 * size. Time runs from left to right in every language; the axis is where lines of text begin.
 */
export function Chart({
  title,
  summary,
  kind,
  points,
  names = points,
  series,
  format,
  formatTick = format,
  marked,
  isSmall = false,
  ...table
}: ChartProps) {
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    kind === 'bars',
    isSmall ? 2 : undefined,
  )
  const every = Math.max(1, Math.ceil(points.length / (isSmall ? NAMES_MOST_SMALL : NAMES_MOST)))
  const height = isSmall ? 'h-24' : 'h-50'
  const width = 100 / points.length
  return (
    <figure className={isSmall ? 'mt-2' : 'my-6'}>
      <figcaption className="text-13 text-ink-soft mb-2">
        {isSmall ? <span className="sr-only">{title}</span> : title}
        {series.length === 2 && <Legend kind={kind} series={series} />}
      </figcaption>
      <div
        role="img"
        aria-label={summary}
        className="text-13 text-ink-soft grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 pt-2"
      >
        <div className={`flex ${height} flex-col-reverse justify-between tabular-nums`}>
          {scale.ticks.map((tick) => (
            <bdi key={tick} className="flex h-0 items-center justify-end">
              {formatTick(tick)}
            </bdi>
          ))}
        </div>
        <svg className={`${height} w-full`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="stroke-line" d={gridOf(scale)} vectorEffect="non-scaling-stroke" />
          {kind === 'bars' ? (
            <Bars series={series} scale={scale} marked={marked} />
          ) : (
            series.map(({ label, values }, index) => (
              <path key={label} className={LINE[index]} d={lineOf(values, scale)} vectorEffect="non-scaling-stroke" />
            ))
          )}
        </svg>
        <div dir="ltr" className="relative col-start-2 h-7">
          {points.map(
            (point, index) =>
              index % every === 0 && (
                <span
                  key={point}
                  className="absolute -translate-x-1/2 whitespace-nowrap"
                  style={{ left: `${tenth((index + 0.5) * width)}%` }}
                >
                  {names[index]}
                </span>
              ),
          )}
        </div>
      </div>
      <Figures points={points} series={series} format={format} {...table} />
    </figure>
  )
}

const LINE = ['fill-none stroke-brass stroke-2', 'fill-none stroke-ink-soft stroke-2 [stroke-dasharray:4_4]']
/** A tenth of a percent is finer than a screen; all digits of every shape would add a kilobyte to the page. */
const tenth = (share: number) => Math.round(share * 10) / 10

function Bars({
  series: [{ values }, before],
  scale,
  marked,
}: Pick<ChartProps, 'series' | 'marked'> & { scale: Scale }) {
  const step = 100 / values.length
  const zero = shareOf(0, scale)
  return values.map((value, index) => {
    const at = value === null ? zero : shareOf(value, scale)
    const past = before?.values[index] ?? null
    const across = `M${tenth((index + 0.05) * step)} ${past === null ? 0 : 100 - shareOf(past, scale)}h${tenth(0.9 * step)}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a bar is known by
      <g key={index}>
        <rect
          className={index === marked ? 'fill-brass' : 'fill-ink-soft'}
          x={tenth((index + 0.15) * step)}
          y={tenth(100 - Math.max(at, zero))}
          width={tenth(0.7 * step)}
          height={tenth(Math.abs(at - zero))}
        />
        {past !== null && <path className={LINE[0]} d={across} vectorEffect="non-scaling-stroke" />}
      </g>
    )
  })
}

/** A hairline for each tick of the axis. */
const gridOf = (scale: Scale) => scale.ticks.map((tick) => `M0 ${tenth(100 - shareOf(tick, scale))}h100`).join('')

/** The length of the line that stands for a single point, in percent: shorter ones are hard to see. */
const POINT = 3

/** A line through the centres of the points, restarted after each gap; a single point is a short line. */
function lineOf(values: readonly (number | null)[], scale: Scale): string {
  const step = 100 / values.length
  return values
    .map((value, index) => {
      if (value === null) return ''
      const [x, y] = [tenth((index + 0.5) * step), tenth(100 - shareOf(value, scale))]
      const isFirst = index === 0 || values[index - 1] === null
      const isAlone = isFirst && (values[index + 1] ?? null) === null
      if (isAlone) return `M${tenth(x - POINT / 2)} ${y}h${POINT}`
      return `${isFirst ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

function Legend({ kind, series }: Pick<ChartProps, 'kind' | 'series'>) {
  return series.map(({ label }, index) => (
    <span key={label} className="ms-4 inline-flex items-center gap-2">
      <svg width="20" height="10" aria-hidden="true">
        {kind === 'bars' && index === 0 ? (
          <rect className="fill-ink-soft" width="20" height="10" />
        ) : (
          <path className={LINE[kind === 'bars' ? 0 : index]} d="M0 5h20" />
        )}
      </svg>
      {label}
    </span>
  ))
}

function Figures({
  points,
  series,
  format,
  pointsLabel,
  tableLabel,
}: Pick<ChartProps, 'points' | 'series' | 'format' | 'pointsLabel' | 'tableLabel'>) {
  return (
    <details className="print:not-open:hidden">
      <summary className="text-13 text-brass cursor-pointer py-2">{tableLabel}</summary>
      <table className="mt-2 border-collapse text-15 [&_td]:text-end [&_td]:tabular-nums [&_th]:text-start [&_th]:font-normal [&_thead_th:not(:first-child)]:text-end [&_thead_th]:text-13 [&_thead_th]:text-ink-soft [&_tr>*]:border-b [&_tr>*]:border-line [&_tr>*]:py-2 [&_tr>:not(:last-child)]:pe-8">
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map(({ label }) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ label, values }) => {
                const value = values[index] ?? null
                return <td key={label}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
