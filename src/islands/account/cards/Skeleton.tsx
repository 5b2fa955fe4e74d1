/** The skeleton of something that loads: so many lines, and a sentence for screen readers. Nothing loads without scripts. */
export function Skeleton({
  text,
  count,
  className = 'max-w-180 gap-4',
  line = 'h-16',
}: {
  text: string
  count: number
  className?: string
  line?: string
}) {
  return (
    <div className={`account-waiting grid noscript:hidden ${className}`}>
      <p className="sr-only" role="status">
        {text}
      </p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <i key={at} className={`rounded-card bg-line/60 ${line}`} />
      ))}
    </div>
  )
}
