import { formatDuration } from '../../../../domain/format/measure.ts'
import type { InputProps } from './input-props.ts'
import { pageTag } from './words.ts'

const UNITS = ['D', 'W', 'M', 'Y'] as const

/** A figure and its unit, as ISO 8601: P6M. */
export function Duration({ text, change, common }: { text: string } & Pick<InputProps, 'change' | 'common'>) {
  const [, count = /^P/.test(text) ? '' : text, unit = 'M'] = /^P(.*)([DWMY])$/.exec(text) ?? []
  const say = (count: string, unit: string) =>
    change(count.trim() === '' ? '' : `P${count.trim().replace(',', '.')}${unit}`)
  return (
    <div className="flex flex-wrap gap-2">
      <input
        {...common}
        inputMode="decimal"
        dir="ltr"
        className="max-w-30"
        value={count}
        onChange={({ target }) => say(target.value, unit)}
      />
      <select
        aria-labelledby={`${common.id}-label`}
        className="max-w-40"
        value={unit}
        onChange={({ target }) => say(count, target.value)}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {unitName(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** "Monate", without its figure. */
const unitName = (unit: string): string =>
  (formatDuration(`P6${unit}`, pageTag()) ?? unit).replace(/\p{N}/gu, '').trim()
