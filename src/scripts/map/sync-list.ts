import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { scrollBehavior } from '../../islands/frame/scroll.ts'
import { $mapList, askHome } from '../../stores/search/map.ts'
import type { Marks } from './marks/marks.ts'
import { popupOf } from './marks/popup.ts'
import type { Tools } from './tools.ts'
import type { MapView } from './view.ts'

/** Zoom steps into a cluster. */
const CLUSTER_STEPS = 2

/** Links list and map: a highlight on one side appears on the other; a mark opens its home, a cluster zooms in. */
export function syncListAndMap({
  root,
  view,
  marks,
  t,
  language,
  tools,
}: {
  root: HTMLElement
  view: MapView
  marks: Marks
  t: Translate<'search' | 'shared'>
  language: Language
  tools: Tools
}): void {
  const list = root.querySelector<HTMLElement>('[data-map-results]')
  const itemOf = (id: number) => list?.querySelector<HTMLElement>(`[data-map-home="${id}"]`)
  let open = 0

  const openHome = async (id: number, lat: number, lng: number) => {
    const mine = ++open
    marks.select(id)
    const item = itemOf(id)
    for (const one of list?.querySelectorAll('[data-open]') ?? []) delete (one as HTMLElement).dataset.open
    if (item) item.dataset.open = ''
    item?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    const card = $mapList.get().cards.find((one) => one.id === id) ?? (await askHome(id, language))
    if (!card || mine !== open) return
    view.showPopup([lat, lng], popupOf(card, t, language), () => {
      if (mine !== open) return
      marks.select(null)
      if (item) delete item.dataset.open
    })
  }

  view.box.addEventListener('click', (event) => {
    const pin = marks.pinOf(event.target as Element)
    if (!pin || tools.isDrawing()) return
    event.stopPropagation()
    if (pin.id === null) {
      const { zoom } = view.stage()
      view.goTo({ lat: pin.lat, lng: pin.lng, zoom: Math.min(18, Math.round(zoom) + CLUSTER_STEPS) }, true)
    } else void openHome(pin.id, pin.lat, pin.lng)
  })
  view.box.addEventListener('pointerover', (event) => {
    const pin = marks.pinOf(event.target as Element)
    for (const one of list?.querySelectorAll('[data-pointed]') ?? []) delete (one as HTMLElement).dataset.pointed
    if (pin?.id == null) return
    const item = itemOf(pin.id)
    if (item) item.dataset.pointed = ''
  })

  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') view.closePopup()
  })

  const point = (event: Event) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-map-home]')
    const { mapHome, lat, lng } = item?.dataset ?? {}
    marks.point(mapHome && lat && lng ? { id: Number(mapHome), lat: Number(lat), lng: Number(lng) } : null)
  }
  list?.addEventListener('pointerover', point)
  list?.addEventListener('focusin', point)
  list?.addEventListener('pointerleave', () => marks.point(null))
  list?.addEventListener('focusout', () => marks.point(null))
}
