import { type DotGrid, isOnMap, type MapLabel } from '../../domain/area-prices/dot-grid.ts'
import { type AreaPart, COUNTRY } from '../../domain/area-prices/schemas.ts'
import backdrop from '../../domain/places/backdrop.json' with { type: 'json' }
import type { Language } from '../../i18n/languages.ts'
import { slugOf } from '../../server/places/fold.ts'
import { BY_SLUG, ENTRIES, type Entry, TOWNS } from '../../server/places/gazetteer.ts'
import { nameIn } from '../../server/places/names.ts'
import type { PlacedGrid } from './dots.ts'

export interface ShownMap {
  grid: DotGrid
  /** The places whose figures the dots show. */
  parts: readonly AreaPart[]
  labels: readonly MapLabel[]
  /** The place of the page, on the map of a larger one. */
  own: MapLabel | null
}

/** Where the backdrop writes the names of the states: in the middle of their area, clear of each other. */
const STATE_NAMES = new Map(
  backdrop.names.map((named) => [slugOf(String(named[0])), named as [name: string, lat: number, lng: number]]),
)
const LABELS_MOST = 7
/** Nearer labels would cover each other, in percent of the map; it is smaller on phones. */
const APART = { x: 18, y: 9 }
const APART_ON_PHONES = { x: 32, y: 13 }

/** Adds names to a grid: of the states on the map of the country, of the largest towns on others. */
export function showMap(grid: PlacedGrid, parts: readonly AreaPart[], ort: string, language: Language): ShownMap {
  const place = grid.region === ort ? undefined : BY_SLUG.get(ort)
  return {
    grid,
    parts: parts.filter((part) => isOnMap(part, grid.region)),
    labels: labelsOf(grid, language),
    own: place ? labelOf(grid, place, language) : null,
  }
}

function labelsOf(grid: PlacedGrid, language: Language): MapLabel[] {
  const isCountry = grid.region === COUNTRY
  const named = isCountry
    ? ENTRIES.filter(({ art, slug }) => art === 'bundesland' || slug === 'wien')
    : TOWNS.filter(({ orte, slug }) => slug !== grid.region && orte.includes(grid.region))
  const labels: MapLabel[] = []
  for (const entry of named.toSorted((a, b) => b.einwohner - a.einwohner)) {
    const label = labelOf(grid, entry, language)
    if (label && (isClear(label, labels, APART) || isCountry)) {
      const onPhones = labels.filter(({ isWideOnly }) => !isWideOnly)
      labels.push({ ...label, isWideOnly: !isClear(label, onPhones, APART_ON_PHONES) })
    }
    if (labels.length === LABELS_MOST && !isCountry) break
  }
  return labels
}

const isClear = (label: MapLabel, others: readonly MapLabel[], apart: { x: number; y: number }) =>
  others.every(({ x, y }) => Math.abs(x - label.x) > apart.x || Math.abs(y - label.y) > apart.y)

/** The name without what the map tells anyway: "Neubau" of "Wien 7., Neubau", "Lend" of "Graz-Lend". */
function labelOf(grid: PlacedGrid, entry: Entry, language: Language): MapLabel | null {
  const [, lat, lng] = (grid.region === COUNTRY && STATE_NAMES.get(entry.bundesland)) || [null, entry.lat, entry.lng]
  const at = grid.positionOf(lat, lng)
  if (!at) return null
  const town = entry.town ? BY_SLUG.get(entry.town) : undefined
  const district = entry.art === 'gemeindebezirk' ? entry.name.split(', ')[1] : undefined
  const name = district ?? nameIn(entry, language)
  return { name: town ? name.replace(`${town.name}-`, '') : name, x: tenth(at.x), y: tenth(at.y) }
}

const tenth = (percent: number) => Math.round(percent * 10) / 10
