import type { Translate } from '../../../i18n/translate.ts'

/**
 * Buy or rent as words, the chosen one underlined. Also rendered without React, on the start page and the map.
 * @param props.asked the chosen one; '' for both
 * @param props.hasBoth whether both can be chosen
 */
export function Deals({
  asked,
  hasBoth = false,
  className,
  t,
}: {
  asked: 'KAUF' | 'MIETE' | ''
  hasBoth?: boolean
  className: string
  t: Translate<'search' | 'shared'>
}) {
  return (
    <fieldset className={`words ${className}`}>
      <legend className="sr-only">{t('filter.vermarktungsart')}</legend>
      {(['', 'KAUF', 'MIETE'] as const).map(
        (value) =>
          (value || hasBoth) && (
            <label key={value}>
              <input type="radio" name="vermarktungsart" value={value} defaultChecked={asked === value} />
              <span>{value ? t(`vermarktungsart.${value}`) : t('list.any')}</span>
            </label>
          ),
      )}
    </fieldset>
  )
}
