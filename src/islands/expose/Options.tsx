import { type Choices, EXPOSE_PICTURES, PARTS, type Part, takes } from '../../domain/exposes/choices.ts'
import type { Subject } from '../../domain/exposes/subject.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { OPTIONS, OptionBox } from '../forms/OptionBox.tsx'
import type { Words } from './words.ts'

export interface Currencies {
  value: Choices['waehrung']
  label: string
}

/** What the expose contains, as switches, and its language. A part that the home lacks is shown, and cannot be chosen. */
export function Options({
  t,
  language,
  kind,
  choices,
  has,
  currencies,
  onChoose,
}: {
  t: Words
  language: Language
  kind: Subject['kind']
  choices: Choices
  has: Readonly<Record<Part, boolean>>
  currencies: readonly Currencies[]
  onChoose: (some: Partial<Choices>) => void
}) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="font-sans text-17 font-semibold tracking-normal pb-2">{t('generator.content')}</legend>
        {PARTS.filter((part) => takes(kind, part, choices)).map((part) => (
          <label
            key={part}
            className="flex items-center justify-between gap-4 min-h-12 border-b border-line cursor-pointer data-off:text-ink-soft data-off:cursor-default"
            data-off={has[part] ? undefined : ''}
          >
            <span>
              {t(`generator.${part}`)}
              {!has[part] && <small className="label ms-2">{t('generator.lacks')}</small>}
            </span>
            {/* Without JavaScript an empty checkbox sends nothing, and the last value counts. */}
            <input type="hidden" name={part} value="0" />
            <input
              className="flex-none appearance-none relative w-11 h-6.5 border border-ink-soft rounded-[13px] bg-sheet [cursor:inherit] transition-[background] duration-(--quick) ease-calm before:size-4 before:absolute before:top-1 before:start-1 before:rounded-full before:bg-ink-soft before:transition-[inset-inline-start] before:duration-(--quick) before:ease-calm checked:border-brass checked:bg-brass checked:before:start-5.5 checked:before:bg-on-brass disabled:opacity-50 focus-visible:outline-offset-3 focus-visible:rounded-[13px] [@media(forced-colors:_active)]:before:bg-[ButtonText] [@media(forced-colors:_active)]:checked:bg-[Highlight]"
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, also without JavaScript
              role="switch"
              name={part}
              value="1"
              checked={has[part] && choices[part]}
              disabled={!has[part]}
              onChange={(event) => onChoose({ [part]: event.currentTarget.checked })}
            />
          </label>
        ))}
      </fieldset>
      {takes(kind, 'bilder', choices) && (
        <fieldset className="field">
          <legend className="pb-1 font-medium">{t('generator.bilder')}</legend>
          <div className={OPTIONS}>
            {EXPOSE_PICTURES.map((count) => (
              <OptionBox
                key={count}
                name="bilder"
                value={count}
                checked={choices.bilder === count}
                onChange={() => onChoose({ bilder: count })}
              >
                {count}
              </OptionBox>
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid grid-cols-2 gap-3 items-end">
        <label className="field">
          <span className="font-medium">{t('generator.language')}</span>
          <select
            name="language"
            value={choices.language ?? language}
            onChange={(event) => onChoose({ language: event.currentTarget.value })}
          >
            {Object.entries(LANGUAGES).map(([code, { name, tag }]) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {takes(kind, 'waehrung', choices) && (
          <label className="field">
            <span className="font-medium">{t('generator.waehrung')}</span>
            <select
              name="waehrung"
              value={choices.waehrung}
              onChange={(event) => onChoose({ waehrung: event.currentTarget.value as Choices['waehrung'] })}
            >
              {currencies.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  )
}
