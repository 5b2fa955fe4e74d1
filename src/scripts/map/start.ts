import type { BBox } from '../../domain/search/area.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { areasWithin, boxAround, boxOfDrawing, type Drawing } from '../../domain/search/drawing.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { drawingOf, type MapVariant, mapPath, queryOf, withDrawing } from '../../islands/map/address.ts'
import { watchResults } from '../../islands/map/results.ts'
import { searchPath } from '../../islands/search/paths.ts'
import { $mapList, askMapList, askPins } from '../../stores/search/map.ts'
import type { PlaceNames } from '../../words/place.ts'
import { fillFilter, watchFilter, withRow } from './filter.ts'
import { makeMarks } from './marks/marks.ts'
import { openView } from './open-view.ts'
import { makePlaces } from './places/places.ts'
import { shareAddress } from './share.ts'
import type { Sheet } from './sheet.ts'
import { AUSTRIA, readStage, STAGE_SIZES, type Stage, writeStage } from './stage.ts'
import { syncListAndMap } from './sync-list.ts'
import { makeTools, type Tools } from './tools.ts'
import type { MapListener } from './view.ts'

/** Marks are requested slightly beyond the visible edge, so that a small movement finds them loaded. */
const RIM = 0.12

/**
 * The map's script: keeps search, marks, list, drawing and address in step with each other. Resolves when it listens.
 */
export async function startMap(root: HTMLElement, sheet: Sheet): Promise<void> {
  const language = pageLanguage()
  const t = translatorOf(language, search, shared)
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

  let query: SearchQuery = queryOf(location.search)
  const places: Record<string, PlaceNames[string]> = JSON.parse(root.dataset.places ?? '{}')
  /** The part of the map that the list shows; null means all of it. */
  let listed: BBox | null = null
  let tools: Tools | undefined

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
    circleEdited: (circle) => tools?.circleEdited(circle),
  }
  const opening = readStage(location.hash)
  const view = await openView(root, opening ?? serverStage(root), listener)
  const marks = makeMarks(view, t, tag)

  const showPins = async () => {
    const { west, south, east, north } = view.bounds()
    const [x, y] = [(east - west) * RIM, (north - south) * RIM]
    const box = { west: west - x, south: south - y, east: east + x, north: north + y }
    const answer = await askPins(query, box, view.stage().zoom)
    if (answer) marks.show(answer, query.filter)
  }
  const showList = (box: BBox | null) => {
    listed = box
    here.hidden = true
    const areas = box && areasWithin(query.filter.gebiet ?? [], box)
    if (box && !areas) return void askMapList(null, language)
    const filter: Filter = areas ? { ...query.filter, gebiet: areas } : query.filter
    void askMapList({ ...query, filter, seite: 1 }, language)
  }
  /** Starts another search: address, row, drawing, marks and list. */
  const go = (next: SearchQuery, how: 'push' | 'none') => {
    query = { ...next, seite: 1 }
    const path = `${mapPath(query, language, variant)}${writeStage(view.stage())}`
    if (how === 'push') history.pushState(null, '', path)
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-map-list]'))
      link.href = searchPath(query, language)
    const other = root.querySelector<HTMLAnchorElement>('[data-map-other]')
    if (other) other.href = mapPath(query, language, variant === 'open' ? 'google' : 'open')
    fillFilter(form, query)
    tools?.show(how === 'none')
    void showPins()
    showList(listed)
  }
  const setFilter = (filter: Filter) => go({ ...query, filter }, 'push')
  /** Shows the area of all homes of the search, or its place. */
  const showAll = async (place?: BBox) => {
    const drawn = place ?? boxOfDrawing(drawingOf(query.filter))
    listed = null
    if (drawn) view.fit(drawn)
    else {
      const found = await askPins(query, AUSTRIA, 9)
      const points = [...(found?.clusters ?? []), ...(found?.points ?? [])]
      view.fit(boxAround(points.map(({ lat, lng }) => [lat, lng])) ?? AUSTRIA)
      void showPins()
    }
    showList(null)
  }

  tools = makeTools({
    root,
    view,
    t,
    drawing: () => drawingOf(query.filter),
    change: (drawing: Drawing) => setFilter(withDrawing(query.filter, drawing)),
    // On phones the map needs the space of the list.
    inHand: (isDrawing) => sheet.set(isDrawing ? 'peek' : 'half'),
    say: (text) => {
      say('')
      // Set again, so that the same refusal is announced twice.
      requestAnimationFrame(() => say(text))
    },
  })
  const finder = makePlaces({
    root,
    t,
    say,
    show: (where) => ('zoom' in where ? view.goTo(where, true) : view.fit(where, true)),
    only: ({ slug, name, art, box }) => {
      places[slug] = { name, art }
      const { ort: _, plz: __, ...filter } = query.filter
      setFilter({ ...filter, [art === 'plz' || art === 'land' ? art : 'ort']: [slug] })
      void showAll(box)
    },
  })
  watchFilter(form, (row) => setFilter(withRow(query.filter, row)), finder.find)
  watchResults(part('[data-map-results]'), () => ({
    query,
    inView: listed !== null,
    places,
    language,
    variant,
  }))
  syncListAndMap({ root, view, marks, t, language, tools })
  sheet.onChange(() => view.resized())
  new ResizeObserver(() => view.resized()).observe(view.box)

  const commands: Record<string, () => void> = {
    share: () => void shareAddress(t),
    in: () => view.zoomBy(1),
    out: () => view.zoomBy(-1),
    here: () => showList(view.bounds()),
    near: () => void finder.near(),
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
      go(queryOf(new URL(link.href).search), 'push')
      document.getElementById('ergebnisse')?.focus({ preventScroll: true })
    } else if (target.closest('[data-map-all]')) void showAll()
    else if (target.closest('[data-map-retry]')) showList(listed)
    else if (target.closest('[data-map-more]')) {
      const { query: asked, cards } = $mapList.get()
      if (asked) void askMapList({ ...asked, seite: Math.floor(cards.length / asked.pro_seite) + 1 }, language)
    }
  })
  root.addEventListener('change', (event) => {
    const field = event.target as HTMLSelectElement
    if (field.dataset.mapSort !== undefined) go({ ...query, sort: field.value as SearchQuery['sort'] }, 'push')
    if (event.target === follow && follow.checked) showList(view.bounds())
  })
  addEventListener('popstate', () => {
    const before = JSON.stringify(query)
    const next = queryOf(location.search)
    const stage = readStage(location.hash)
    if (stage) view.goTo(stage)
    if (JSON.stringify(next) !== before) go(next, 'none')
  })

  tools.show(true)
  // Not awaited: until this ends, a press is stored to be repeated, and the tools already receive it.
  void showPins()
  // Shared or reloaded: the list shows the visible part of the map.
  if (opening) showList(view.bounds())
}

/** The server's view for a page of this width. */
function serverStage({ dataset }: HTMLElement): Stage {
  const size = STAGE_SIZES.findLast(({ from }) => matchMedia(`(min-width: ${from}px)`).matches)
  const [lat = 0, lng = 0, zoom = 7] = JSON.parse(dataset.stages ?? '{}')[size?.name ?? 'narrow'] ?? []
  return { lat, lng, zoom }
}
