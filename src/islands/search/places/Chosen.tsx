import { hasRadius, type Picked, type PlaceField, RADII } from '../../../domain/places/typed.ts'
import { NEARBY } from '../../../domain/search/around.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { CrossSign } from '../signs.tsx'

/** The chosen places as chips: name, radius, and a button that removes the place. */
export function Chosen({
  picked,
  holds,
  t,
  onRadius,
  onRemove,
}: {
  picked: readonly Picked[]
  holds: PlaceField
  t: Translate<'search' | 'shared'>
  onRadius: (place: Picked, km: Picked['km']) => void
  onRemove: (place: Picked) => void
}) {
  if (picked.length === 0) return null
  return (
    <ul className="flex shrink-0 gap-1" aria-label={t(holds === 'ort' ? 'place.chosen' : 'filter.ohne')}>
      {picked.map((place) => (
        <li key={place.slug} className="flex shrink-0 items-center rounded-control bg-line/50 ps-2 text-15 font-medium">
          <bdi className="whitespace-nowrap">{place.name}</bdi>
          {holds === 'ort' && hasRadius(place.art) && (
            <select
              data-radius={place.slug}
              aria-label={t('place.radius', { name: place.name })}
              value={place.km ?? ''}
              className="ms-1 min-h-7 w-auto cursor-pointer bg-transparent py-0 ps-0 pe-4.5 bg-position-[right_2px_center] rtl:bg-position-[left_2px_center] bg-size-[10px] text-13 font-normal text-ink-soft outline-none [field-sizing:content] focus-visible:text-brass focus-visible:underline"
              onChange={({ target: { value } }) => onRadius(place, radiusOf(value))}
            >
              <option value="">{t('place.radius_none')}</option>
              <option value={NEARBY}>{t('place.radius_nearby')}</option>
              {radiiWith(place.km).map((km) => (
                <option key={km} value={km}>
                  {t('place.radius_km', { km })}
                </option>
              ))}
            </select>
          )}
          <button
            type="button"
            className="flex size-7 cursor-pointer items-center justify-center text-ink-soft outline-none -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-brass"
            aria-label={t('place.remove', { name: place.name })}
            onClick={() => onRemove(place)}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' && event.key !== 'Delete') return
              event.preventDefault()
              onRemove(place)
            }}
          >
            <CrossSign className="size-3 fill-none stroke-current" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The radius that a select of a chip says. */
export const radiusOf = (value: string): Picked['km'] => (value === NEARBY ? value : Number(value) || undefined)

/** A radius from an address need not be one of ours. */
const radiiWith = (km: Picked['km']): number[] =>
  [...new Set<number>([...RADII, ...(typeof km === 'number' ? [km] : [])])].sort((a, b) => a - b)
