import { type Choices, EXPOSE_PICTURES, PARTS, type Part, takes } from '../../domain/exposes/choices.ts'
import type { Subject } from '../../domain/exposes/subject.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
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
    <div className="expose-options">
      <fieldset>
        <legend className="expose-heading">{t('generator.content')}</legend>
        {PARTS.filter((part) => takes(kind, part)).map((part) => (
          <label key={part} className="expose-switch" data-off={has[part] ? undefined : ''}>
            <span>
              {t(`generator.${part}`)}
              {!has[part] && <small className="label">{t('generator.lacks')}</small>}
            </span>
            {/* Without JavaScript an empty checkbox sends nothing, and the last value counts. */}
            <input type="hidden" name={part} value="0" />
            <input
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
      {takes(kind, 'bilder') && !(kind === 'home' && choices.template === 'aushang') && (
        <fieldset className="field">
          <legend className="field-label">{t('generator.bilder')}</legend>
          <div className="choices">
            {EXPOSE_PICTURES.map((count) => (
              <label key={count} className="choice">
                <input
                  type="radio"
                  name="bilder"
                  value={count}
                  checked={choices.bilder === count}
                  onChange={() => onChoose({ bilder: count })}
                />
                <span>{count}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="expose-selects">
        <label className="field">
          <span className="field-label">{t('generator.language')}</span>
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
        {takes(kind, 'waehrung') && (
          <label className="field">
            <span className="field-label">{t('generator.waehrung')}</span>
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
