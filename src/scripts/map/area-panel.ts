import { formatSearch } from '../../domain/search/codec.ts'
import { boxOfDrawing, type Drawing } from '../../domain/search/drawing.ts'
import { pageLanguage } from '../../i18n/load.ts'
import { problems } from '../../i18n/problems/browser.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import type { AreaRequest } from '../../islands/admin/homes/area-event.ts'
import { loadSheet } from '../../islands/frame/load-sheet.ts'
import { drawingOf, queryOf, withDrawing } from '../../islands/map/address.ts'
import panelSheet from '../../styles/area-panel.css?url&no-inline'
import { whereAmI } from './near.ts'
import { openView } from './open-view.ts'
import { AUSTRIA, stageOf } from './stage.ts'
import { makeTools, type Tools } from './tools.ts'

const NEAR_ZOOM = 13

/**
 * Opens a map in the screen of homes, with the drawing tools of the public map search. The drawing stands in the
 * address, as there: areas and circles, which take the place of named places.
 * @throws when a part of it cannot be loaded
 */
export async function openAreaPanel({ host, change, opened }: AreaRequest): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('[data-area-map]')
  if (!template) throw new Error('The page has no map of areas.')
  await loadSheet(panelSheet)
  host.replaceChildren(template.content.cloneNode(true))
  Object.assign(host.dataset, template.dataset)
  const t = translatorOf(pageLanguage(), problems, search, shared)
  const state = host.querySelector('[data-map-state]')
  const say = (text: string) => {
    if (state) state.textContent = text
  }
  const drawing = () => drawingOf(queryOf(location.search).filter)
  let tools: Tools | undefined
  let waiting: string | null = null
  const press = (tool: string) => {
    say('')
    if (commands[tool]) commands[tool]()
    else tools?.press(tool)
  }
  host.addEventListener('click', (event) => {
    const tool = (event.target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool
    // The buttons are there before the map is: a press waits for it.
    if (tool && tools) press(tool)
    else if (tool) waiting = tool
  })
  const box = boxOfDrawing(drawing()) ?? AUSTRIA
  const view = await openView(host, stageOf(box, host.clientWidth, host.clientHeight, 0.25), {
    moved: () => undefined,
    chosen: (shape) => tools?.choose(shape),
    areaEdited: (index, points) => tools?.edited(index, points),
    circleEdited: (index, circle) => tools?.circleEdited(index, circle),
  })
  tools = makeTools({
    root: host,
    view,
    t,
    drawing,
    change(drawn: Drawing) {
      const params = formatSearch({ filter: withDrawing({}, drawn) })
      change({
        gebiet: params.get('gebiet'),
        umkreis: params.get('umkreis'),
        ort: params.get('ort'),
        plz: params.get('plz'),
      })
      tools?.show(false)
    },
    showBox: (box) => view.fit(box),
    // A circle around a named place keeps its slug: only the public map asks for names.
    nameOf: (slug) => slug,
    inHand: () => undefined,
    say,
  })
  const commands: Record<string, () => unknown> = {
    in: () => view.zoomBy(1),
    out: () => view.zoomBy(-1),
    streets: () => view.streets?.(),
    near: async () => {
      const at = await whereAmI(t, say)
      if (at) view.goTo({ ...at, zoom: NEAR_ZOOM })
    },
  }
  new ResizeObserver(() => view.resized()).observe(view.box)
  tools.show(true)
  opened(() => tools?.show(true))
  if (waiting) press(waiting)
}
