import { useState } from 'react'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { Raw } from './draft.ts'
import { languageName } from './words.ts'

const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'de')

/** The same text in further languages: one at a time, with a list of those that have one. */
export function Texts({
  t,
  kind,
  raw,
  change,
  common,
  codes = OTHERS,
}: {
  t: Translate<'listings' | 'shared'>
  kind: 'line' | 'prose'
  raw: Readonly<Record<string, string>>
  change: (raw: Raw) => void
  common: object
  codes?: readonly string[]
}) {
  const [code, setCode] = useState(codes.find((one) => raw[one]) ?? (codes[0] as string))
  const input = {
    'aria-label': t('text.labelled', { label: t('listing_edit.in_language'), value: languageName(code) }),
    lang: LANGUAGES[code as keyof typeof LANGUAGES]?.tag,
    dir: 'auto',
    value: raw[code] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ ...raw, [code]: target.value }),
  }
  return (
    <div className="grid gap-2">
      <select
        {...common}
        aria-label={t('listing_edit.in_language')}
        className="max-w-60"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      >
        {codes.map((one) => (
          <option key={one} value={one}>
            {raw[one] ? `${languageName(one)} ✓` : languageName(one)}
          </option>
        ))}
      </select>
      {kind === 'prose' ? <textarea rows={5} {...input} /> : <input {...input} />}
    </div>
  )
}
