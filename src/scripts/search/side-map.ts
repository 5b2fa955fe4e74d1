import type { SearchQuery } from '../../domain/search/criteria.ts'
import { boxAround, boxOfDrawing } from '../../domain/search/drawing.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { loadSheet } from '../../islands/frame/load-sheet.ts'
import { scrollBehavior } from '../../islands/frame/scroll.ts'
import { drawingOf } from '../../islands/map/address.ts'
import { parseAddress } from '../../islands/search/filter/read-form.ts'
import { askHome, askPins, askPlaces } from '../../stores/search/map.ts'
import { $search } from '../../stores/search/search.ts'
import mapSheet from '../../styles/map-search.css?url'
import { openLeaflet } from '../map/leaflet/view.ts'
import { makeMarks } from '../map/marks/marks.ts'
import { popupOf } from '../map/marks/popup.ts'
import { AUSTRIA, stageOf, ZOOM_MAX } from '../map/stage.ts'

/** Zoom steps into a cluster. */
const CLUSTER_STEPS = 2

/** The map beside the list: all homes of the search, linked to the visible cards. */
export async function openSideMap(box: HTMLElement): Promise<void> {
  const language = pageLanguage()
  const t = translatorOf(language, search, shared)
  const { tiles = '', source = '' } = box.dataset
  let query: SearchQuery = $search.get().shown?.query ?? parseAddress(location.search)
  await loadSheet(mapSheet)
  const stage = stageOf(AUSTRIA, box.clientWidth, box.clientHeight, 0.25)
  const view = await openLeaflet(
    box,
    { tiles, source, stage },
    { moved: () => void showPins(), chosen() {}, areaEdited() {} },
  )
  const marks = makeMarks(view, t, LANGUAGES[language].tag)
  const cardOf = (id: string | number | null) => document.querySelector<HTMLElement>(`.results [data-home="${id}"]`)

  async function showPins() {
    const answer = await askPins(query, view.bounds(), view.stage().zoom)
    if (answer) marks.show(answer, query.filter)
  }
  /** The filter of the search that the map shows, as text. */
  let shownFor: string | null = null
  const showSearch = async () => {
    const asked = shownFor
    const drawing = drawingOf(query.filter)
    view.closePopup()
    view.showDrawing(drawing, null)
    const found = await askPlaces(query, AUSTRIA)
    // Another search has begun, which shows its own homes.
    if (asked !== shownFor) return
    const area = boxAround(found ?? []) ?? boxOfDrawing(drawing)
    // Without an answer, nobody knows that there are no homes: the map stays.
    if (area || found) view.fit(area ?? AUSTRIA)
    await showPins()
  }

  box.addEventListener('click', async (event) => {
    const pin = marks.pinOf(event.target as Element)
    if (!pin) return
    event.stopPropagation()
    if (pin.id === null) {
      const zoom = Math.min(ZOOM_MAX, Math.round(view.stage().zoom) + CLUSTER_STEPS)
      return view.goTo({ lat: pin.lat, lng: pin.lng, zoom }, true)
    }
    marks.select(pin.id)
    cardOf(pin.id)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    const card = await askHome(pin.id, language)
    if (card) view.showPopup([pin.lat, pin.lng], popupOf(card, t, language), () => marks.select(null))
  })
  box.addEventListener('pointerover', (event) => {
    const pin = marks.pinOf(event.target as Element)
    for (const card of document.querySelectorAll<HTMLElement>('[data-pointed]')) delete card.dataset.pointed
    const card = pin && cardOf(pin.id)
    if (card) card.dataset.pointed = ''
  })
  const results = document.querySelector<HTMLElement>('.results')
  const point = (event: Event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-at]')
    const [lat, lng] = card?.dataset.at?.split(',').map(Number) ?? []
    marks.point(card && lat && lng ? { id: Number(card.dataset.home), lat, lng } : null)
  }
  results?.addEventListener('pointerover', point)
  results?.addEventListener('focusin', point)
  results?.addEventListener('pointerleave', () => marks.point(null))
  const follow = () => {
    query = $search.get().shown?.query ?? query
    // In the other views the map has no size to fit to: it follows when it is visible again.
    if (box.clientWidth === 0) return
    // Another order or page has the same map.
    const asked = JSON.stringify(query.filter)
    if (asked === shownFor) return
    shownFor = asked
    void showSearch()
  }
  new ResizeObserver(() => {
    view.resized()
    follow()
  }).observe(box)
  $search.listen(follow)
  follow()
}
