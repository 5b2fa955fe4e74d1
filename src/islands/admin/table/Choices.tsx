import type { Translate } from '../../../i18n/translate.ts'
import { FILTER, POPUP } from '../parts/classes.ts'
import { Menu } from '../parts/Menu.tsx'

interface Props {
  t: Translate<'admin' | 'shared'>
  tag: string
  label: string
  isAll?: boolean | undefined
  options: readonly { value: string; label: string }[]
  /** The chosen values, separated by commas. */
  value: string
  onChange: (value: string) => void
}

/** A filter of several values, of which one holds or all do: a button that names them, and their boxes below it. */
export function Choices({ t, tag, label, isAll, options, value, onChange }: Props) {
  const chosen = value.split(',').filter(Boolean)
  // A value that the filter does not know is shown as the address has it: the list was refused for it.
  const told = chosen.map((one) => options.find((option) => option.value === one)?.label ?? one)
  const list = new Intl.ListFormat(tag, { type: isAll ? 'conjunction' : 'disjunction' })
  const shown = told.length > 0 ? list.format(told) : t('admin.any')
  const turn = (one: string, isOn: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === one ? isOn : chosen.includes(other)))
        .join(','),
    )
  return (
    <div className={FILTER}>
      <span className="text-13 text-ink-soft" aria-hidden="true">
        {label}
      </span>
      <Menu
        look="choices flex items-center justify-between gap-2 after:-me-3.5 after:mb-[3px] after:size-[7px] after:flex-none after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px]"
        label={<span className="truncate">{shown}</span>}
        name={t('text.labelled', { label, value: shown })}
      >
        <fieldset className={`${POPUP} w-full`}>
          <legend className="sr-only">{label}</legend>
          {options.map((option) => (
            <label key={option.value} className="flex min-h-11 items-center gap-2.5 px-3">
              <input
                type="checkbox"
                className="shrink-0"
                checked={chosen.includes(option.value)}
                onChange={({ currentTarget }) => turn(option.value, currentTarget.checked)}
              />
              <span className="wrap-anywhere">{option.label}</span>
            </label>
          ))}
          {/* It stays when nothing is chosen, so that the focus stays on it. */}
          <button
            type="button"
            className="link min-h-11 px-3 text-start"
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => onChange('')}
          >
            {t('admin.lookup_clear')}
          </button>
        </fieldset>
      </Menu>
    </div>
  )
}
