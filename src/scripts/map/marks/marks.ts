import type { Filter } from '../../../domain/search/criteria.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { shortCount } from '../../../words/pin.ts'
import { beforePrice, periodText } from '../../../words/price.ts'
import { priceElement } from '../../currency/element.ts'
import type { MapView } from '../view.ts'
import { boxesOf, labelsThatFit, type MapAnswer, type Pin, pinsOf, sizeOf } from './pins.ts'

/** A home in the list, and its position in degrees. */
interface Place {
  id: number
  lat: number
  lng: number
}

export interface Marks {
  show(answer: MapAnswer, filter: Filter): void
  /** Chooses again which labels fit, after a change of zoom. */
  refit(): void
  /** Highlights the mark of a home under the pointer in the list: the home, or the cluster that contains it. */
  point(home: Place | null): void
  select(id: number | null): void
  pinOf(element: Element): Pin | undefined
}

/**
 * Clusters and homes on any map. The list is the accessible equivalent, so they are hidden from keyboard and screen
 * reader.
 */
export function makeMarks(view: MapView, t: Translate<'search' | 'shared'>, tag: string): Marks {
  const elements = new Map<string, HTMLElement>()
  let pins: Pin[] = []
  let selected: number | null = null
  let pointed: Place | null = null

  const make = (pin: Pin) => {
    const element = document.createElement('span')
    element.dataset.pin = pin.key
    const price = pin.price === null ? null : priceElement(Math.round(pin.price), { tag, currency: pin.currency })
    if (pin.id === null) {
      element.className = `pin pin-cluster pin-${sizeOf(pin.count)}`
      element.append(tagged('b', shortCount(pin.count, tag)))
      if (price) {
        const [before = '', after = ''] = t('map.from', { price: '\u0000' }).split('\u0000')
        const low = document.createElement('small')
        low.append(before, price, after)
        element.append(low)
      }
    } else {
      element.className = 'pin pin-home'
      // The value at an auction is no price that a visitor could compare.
      const before = pin.preis && beforePrice({ preis: pin.preis }, t)
      const period = pin.preis?.zeiteinheit
      element.append(before ?? price ?? tagged('span', t('price.on_request')))
      if (period && period !== 'MONAT') element.append(` ${periodText(period, t)}`)
    }
    return element
  }
  const refit = () => {
    const fit = labelsThatFit(pins, (pin) => view.pixelOf([pin.lat, pin.lng]))
    for (const pin of pins) {
      const name = pin.id === null ? 'pin-bare' : 'pin-dot'
      elements.get(pin.key)?.classList.toggle(name, !fit.has(pin.key))
    }
    view.keepClearOf?.(boxesOf(pins, fit))
  }
  const paintPointed = () => {
    for (const element of elements.values()) element.classList.remove('pin-pointed')
    if (!pointed) return
    const { id } = pointed
    const own = pins.find((pin) => pin.id === id)
    state((own ?? nearest(view, pins, pointed))?.key ?? '', 'pin-pointed', true)
  }
  const state = (key: string, name: string, isOn: boolean) => elements.get(key)?.classList.toggle(name, isOn)

  return {
    show(answer, filter) {
      pins = pinsOf(answer, filter, view.stage().zoom)
      const keys = new Set(pins.map((pin) => pin.key))
      for (const key of elements.keys()) if (!keys.has(key)) elements.delete(key)
      for (const pin of pins) if (!elements.has(pin.key)) elements.set(pin.key, make(pin))
      view.showMarks(pins.map(({ key, lat, lng }) => ({ key, lat, lng, element: elements.get(key) as HTMLElement })))
      refit()
      if (selected !== null) state(String(selected), 'pin-selected', true)
      // New marks arrived while the pointer is over the same home.
      paintPointed()
    },
    refit,
    point(home) {
      pointed = home
      paintPointed()
    },
    select(id) {
      if (selected !== null) state(String(selected), 'pin-selected', false)
      selected = id
      if (id !== null) state(String(id), 'pin-selected', true)
    },
    pinOf(element) {
      const key = element.closest<HTMLElement>('[data-pin]')?.dataset.pin
      return pins.find((pin) => pin.key === key)
    },
  }
}

/**
 * A home within a cluster is at most two cell diagonals away from it, since neighbouring cells may have been merged.
 */
const CLUSTER_REACH = 181

function nearest(view: MapView, pins: readonly Pin[], { lat, lng }: Place): Pin | undefined {
  const home = view.pixelOf([lat, lng])
  let best: Pin | undefined
  let least = CLUSTER_REACH
  for (const pin of pins) {
    if (pin.id !== null) continue
    const at = view.pixelOf([pin.lat, pin.lng])
    const distance = Math.hypot(at.x - home.x, at.y - home.y)
    if (distance < least) [best, least] = [pin, distance]
  }
  return best
}

function tagged(name: 'b' | 'span', text: string) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
