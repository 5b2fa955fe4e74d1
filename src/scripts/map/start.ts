import type { BBox, Point } from '../../domain/search/area.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { areasWithin, boxAround, boxOfDrawing, type Drawing, isWithin } from '../../domain/search/drawing.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { problems } from '../../i18n/problems/browser.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { followAddress } from '../../islands/frame/printed.ts'
import { shareAddress } from '../../islands/frame/share.ts'
import {
  drawingOf,
  type MapVariant,
  mapPath,
  queryOf,
  type Spots,
  withDrawing,
  withSpots,
} from '../../islands/map/address.ts'
import { watchResults } from '../../islands/map/results.ts'
import { searchPath } from '../../islands/search/paths.ts'
import type { PlacesChange } from '../../islands/search/places/use-combobox.ts'
import { $mapList, askMapList, askPins, askPlaces } from '../../stores/search/map.ts'
import { $mapPlaces } from '../../stores/search/picked.ts'
import { leftOutOfSearch, type NamesById, type PlaceNames, pickedOfSearch, placeName } from '../../words/place.ts'
import { problemText } from '../../words/problem.ts'
import { makeBorders } from './borders.ts'
import { fillFilter, watchFilter, withPlaces, withRow } from './filter.ts'
import { makeMarks } from './marks/marks.ts'
import type { Pixel } from './mercator.ts'
import { whereAmI } from './near.ts'
import { openView } from './open-view.ts'
import type { Sheet } from './sheet.ts'
import { AUSTRIA, readStage, STAGE_SIZES, type Stage, writeStage } from './stage.ts'
import { syncListAndMap } from './sync-list.ts'
import { makeTools, type Tools } from './tools.ts'
import type { MapListener } from './view.ts'

/** Marks are requested slightly beyond the visible edge, so that a small movement finds them loaded. */
const RIM = 0.12
/** Around the visitor the map shows the town, not the house. */
const NEAR_ZOOM = 13

/**
 * The map's script: keeps search, marks, list, drawing and address in step with each other. Resolves when it listens.
 * @returns presses the mark at a place of the map, once there are marks
 */
export async function startMap(root: HTMLElement, sheet: Sheet): Promise<(at: Pixel) => Promise<void>> {
  const language = pageLanguage()
  followAddress()
  const t = translatorOf(language, problems, search, shared)
  const { tag } = LANGUAGES[language]
  const variant = root.dataset.variant as MapVariant
  const part = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector) as T
  const form = part<HTMLFormElement>('#kartenfilter')
  const state = part('[data-map-state]')
  const follow = part<HTMLInputElement>('[data-map-follow]')
  const here = part<HTMLButtonElement>('[data-tool="here"]')
  const say = (text: string) => {
    state.textContent = text
  }

  const spots: Spots = JSON.parse(root.dataset.spots ?? '{}')
  let query: SearchQuery = queryOf(location.search, spots)
  const places: Record<string, PlaceNames[string]> = JSON.parse(root.dataset.places ?? '{}')
  const names: NamesById = JSON.parse(root.dataset.names ?? '{}')
  /** The part of the map that the list shows; null means all of it. */
  let listed: BBox | null = null
  let tools: Tools | undefined
  /** The page names only unknown places: it has no homes until the visitor searches for something else. */
  let isNowhere = root.dataset.nowhere !== undefined

  const listener: MapListener = {
    moved(byHand) {
      history.replaceState(history.state, '', `${location.pathname}${location.search}${writeStage(view.stage())}`)
      showPins()
      if (!byHand) return
      if (follow.checked) showList(view.bounds())
      else here.hidden = false
    },
    chosen: (shape) => tools?.choose(shape),
    areaEdited: (index, points) => tools?.edited(index, points),
    circleEdited: (index, circle) => tools?.circleEdited(index, circle),
  }
  const opening = readStage(location.hash)
  const view = await openView(root, opening ?? serverStage(root), listener)
  const marks = makeMarks(view, t, tag)
  const drawn = JSON.stringify([view.bounds(), query])
  const borders = makeBorders(view, root.dataset.borders !== undefined)

  let shown = Promise.resolve()
  const showPins = () => {
    shown = askAndShowPins()
  }
  const askAndShowPins = async () => {
    if (isNowhere) return
    const { west, south, east, north } = view.bounds()
    const [x, y] = [(east - west) * RIM, (north - south) * RIM]
    const box = { west: west - x, south: south - y, east: east + x, north: north + y }
    const answer = await askPins(query, box, view.stage().zoom)
    if (answer) marks.show(answer, query.filter)
  }
  const showList = (box: BBox | null) => {
    listed = box
    here.hidden = true
    if (isNowhere) return
    const areas = box && areasWithin(query.filter.gebiet ?? [], box)
    if (box && !areas) return void askMapList(null, language)
    const filter: Filter = areas ? { ...query.filter, gebiet: areas } : query.filter
    void askMapList({ ...query, filter, seite: 1 }, language)
  }
  /** Starts another search: address, row, drawing, marks and list. */
  const go = (next: SearchQuery, how: 'push' | 'none') => {
    query = { ...next, filter: withSpots(next.filter, spots), seite: 1 }
    isNowhere = false
    const path = `${mapPath(query, language, variant)}${writeStage(view.stage())}`
    if (how === 'push') history.pushState(null, '', path)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-map-list]'))
      link.href = searchPath(query, language)
    const other = root.querySelector<HTMLAnchorElement>('[data-map-other]')
    if (other) other.href = mapPath(query, language, variant === 'open' ? 'google' : 'open')
    fillFilter(form, query)
    borders.show(query.filter)
    $mapPlaces.set({ ort: pickedOfSearch(query.filter, places), ohne: leftOutOfSearch(query.filter, places) })
    tools?.show(how === 'none')
    showPins()
    showList(listed)
  }
  const setFilter = (filter: Filter) => go({ ...query, filter }, 'push')
  /** Shows the area of all homes of the search; of none, its places. */
  const showAll = async (centres: readonly Point[] = []) => {
    const { ort, plz } = query.filter
    // Places are alternatives to what is drawn.
    const drawn = ort || plz ? null : boxOfDrawing(drawingOf(query.filter))
    listed = null
    if (drawn) view.fit(drawn)
    else {
      const asked = query
      const found = await askPlaces(query, AUSTRIA)
      // Another search has begun, which shows its own homes.
      if (query !== asked) return
      const box = boxAround(found ?? []) ?? boxAround(centres)
      // Without an answer, nobody knows that there are no homes: the map stays.
      if (!box && !found) return showList(listed)
      view.fit(box ?? AUSTRIA)
      showPins()
    }
    showList(null)
  }

  tools = makeTools({
    root,
    view,
    t,
    drawing: () => drawingOf(query.filter),
    change: (drawing: Drawing) => setFilter(withDrawing(query.filter, drawing)),
    showBox: (box) => view.fit(box, listed !== null),
    nameOf: (slug) => placeName(slug, places),
    // On phones the map needs the space of the list.
    inHand: (isDrawing) => sheet.set(isDrawing ? 'peek' : 'half'),
    say: (text) => {
      say('')
      // Set again, so that the same refusal is announced twice.
      requestAnimationFrame(() => say(text))
    },
  })
  form.addEventListener('places', (event) => {
    const { holds, picked, problems } = (event as CustomEvent<PlacesChange>).detail
    for (const { slug, name, art, at } of picked) {
      if (art !== 'plz' && art !== 'land') places[slug] = { name, art }
      if (at && holds === 'ort') spots[slug] = { lat: at[0], lng: at[1] }
    }
    say(problems.map((problem) => problemText(problem, t)).join(' '))
    const filter = withPlaces(query.filter, form)
    // Nothing but unknown places: the search stays, since without a place it would be all of Austria.
    if (picked.length === 0 && problems.length > 0) return
    setFilter(filter)
    void showAll(holds === 'ort' ? picked.flatMap(({ at }) => (at ? [at] : [])) : [])
  })
  watchFilter(form, (row) => {
    const filter = withRow(query.filter, row)
    // Enter in the place field tells the place, and then submits a row without a change.
    const isSame = mapPath({ ...query, filter }, language, variant) === mapPath(query, language, variant)
    if (isNowhere || !isSame) setFilter(filter)
    else fillFilter(form, query)
  })
  watchResults(part('[data-map-results]'), () => ({
    query,
    inView: listed !== null,
    places,
    names,
    language,
    variant,
  }))
  syncListAndMap({ root, view, marks, t, language, tools })
  sheet.onChange(() => view.resized())
  new ResizeObserver(() => view.resized()).observe(view.box)

  const commands: Record<string, () => unknown> = {
    share: () => void shareAddress({ copied: t('map.copied'), failed: t('map.copy_failed') }),
    in: () => view.zoomBy(1),
    out: () => view.zoomBy(-1),
    streets: () => view.streets?.(),
    here: () => showList(view.bounds()),
    near: async () => {
      const at = await whereAmI(t, say)
      if (at) view.goTo({ ...at, zoom: NEAR_ZOOM }, true)
    },
  }
  root.addEventListener('click', (event) => {
    const target = event.target as Element
    const tool = target.closest<HTMLElement>('[data-tool]')?.dataset.tool
    if (tool) {
      if (commands[tool]) commands[tool]()
      else tools?.press(tool)
      return
    }
    const link = target.closest<HTMLAnchorElement>('a[data-map-go]')
    if (link && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      go(queryOf(new URL(link.href).search, spots), 'push')
      document.getElementById('ergebnisse')?.focus({ preventScroll: true })
    } else if (target.closest('[data-map-all]')) void showAll()
    else if (target.closest('[data-map-retry]')) showList(listed)
    else if (target.closest('[data-map-more]')) {
      const { query: asked, cards } = $mapList.get()
      if (asked) void askMapList({ ...asked, seite: Math.floor(cards.length / asked.pro_seite) + 1 }, language)
      else showList(listed)
    }
  })
  root.addEventListener('change', (event) => {
    const field = event.target as HTMLSelectElement
    if (field.dataset.mapSort !== undefined) go({ ...query, sort: field.value as SearchQuery['sort'] }, 'push')
    if (event.target === follow && follow.checked) showList(view.bounds())
  })
  addEventListener('popstate', () => {
    const before = JSON.stringify(query)
    const next = queryOf(location.search, spots)
    const stage = readStage(location.hash)
    if (stage) {
      view.goTo(stage)
      if (listed) listed = view.bounds()
    }
    if (JSON.stringify(next) !== before) go(next, 'none')
    else if (stage && listed) showList(listed)
  })

  tools.show(true)
  // The server knows the width of the page only: on a low one, circles would be cut.
  const { ort, plz, umkreis } = query.filter
  const round = umkreis && !ort && !plz ? boxOfDrawing(drawingOf(query.filter)) : null
  if (!opening && round && !isWithin(round, view.bounds())) view.fit(round)
  borders.show(query.filter)
  // A place or radius that was chosen before this script had loaded.
  if (form.querySelector('[data-changed]')) setFilter(withPlaces(query.filter, form))
  // Not awaited: until this ends, a press is stored to be repeated, and the tools already receive it.
  showPins()
  // Shared or reloaded: the list shows the visible part of the map.
  if (opening) showList(view.bounds())

  return async ({ x, y }) => {
    // A newer request overtakes an older one, which then shows nothing.
    for (let seen: Promise<void> | null = null; seen !== shown; await seen) seen = shown
    // The map or the search has changed since: another home may lie there now.
    if (JSON.stringify([view.bounds(), query]) !== drawn) return
    const { left, top } = view.box.getBoundingClientRect()
    document
      .elementFromPoint(left + x, top + y)
      ?.closest<HTMLElement>('[data-pin]')
      ?.click()
  }
}

/** The server's view for a page of this width. */
function serverStage({ dataset }: HTMLElement): Stage {
  const size = STAGE_SIZES.findLast(({ from }) => matchMedia(`(width >= ${from / 16}rem)`).matches)
  const [lat = 0, lng = 0, zoom = 7] = JSON.parse(dataset.stages ?? '{}')[size?.name ?? 'narrow'] ?? []
  return { lat, lng, zoom }
}
