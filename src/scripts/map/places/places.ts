import type { PlaceSuggestion } from '../../../domain/places/suggestion.ts'
import type { BBox } from '../../../domain/search/area.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { Stage } from '../stage.ts'
import { whereAmI } from './near.ts'
import { findPlace } from './place.ts'

/** Around the visitor the map shows the town, not the house. */
const NEAR_ZOOM = 13

export interface Places {
  find(typed: string): void
  near(): Promise<void>
}

/** The place search on the map: it shows the place, and offers to search only there. */
export function makePlaces({
  root,
  t,
  say,
  show,
  only,
}: {
  root: HTMLElement
  t: Translate<'search' | 'shared'>
  say(text: string): void
  show(where: Stage | BBox): void
  only(place: PlaceSuggestion): void
}): Places {
  const offer = root.querySelector<HTMLButtonElement>('[data-map-only]')
  let found: PlaceSuggestion | null = null
  let wish = 0
  const propose = (place: PlaceSuggestion | null) => {
    found = place
    if (!offer) return
    offer.hidden = place === null
    offer.textContent = place ? t('map.only', { name: place.name }) : ''
  }
  offer?.addEventListener('click', () => {
    const place = found
    propose(null)
    if (place) only(place)
  })
  return {
    async find(typed) {
      propose(null)
      say('')
      if (!typed) return
      const mine = ++wish
      const answer = await findPlace(typed)
      if (mine !== wish) return
      if (!answer) return say(t('problem.place', { value: typed }))
      if (answer.where) show(answer.where)
      propose(answer.place)
    },
    async near() {
      const at = await whereAmI(t, say)
      if (at) show({ ...at, zoom: NEAR_ZOOM })
    },
  }
}
