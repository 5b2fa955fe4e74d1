import L from 'leaflet'
import type { MarkBox } from '../marks/pins.ts'
import { worldPosition } from '../mercator.ts'
import { type Label, labelsAt, type Name } from './labels.ts'
import { NAME_LOOKS, NAMES_LOOK, nameText } from './name-looks.ts'

/** The letter spacing of states, as a share of the font size. */
const SPACED = 0.15

export interface NameLayer {
  /** The names around the view, in pixels of world coordinates of the zoom. */
  labels(): readonly Label[]
  /** Moves names away from marks. */
  keepClearOf(marks: readonly MarkBox[]): void
}

/**
 * The names of the drawing, above it and below the tiles. They have their own size at every zoom, while the drawing is
 * scaled between whole ones.
 */
export function addNames(map: L.Map, names: readonly Name[]): NameLayer {
  const pane = map.createPane('names')
  pane.style.zIndex = '160'
  const svg = element('svg', { width: 1, height: 1, class: `overflow-visible ${NAMES_LOOK}`, 'aria-hidden': true })
  pane.append(svg)
  const measure = measureIn(map.getContainer())
  let marks: readonly MarkBox[] = []
  let labels: readonly Label[] = []

  const draw = () => {
    const zoom = map.getZoom()
    const centre = map.project(map.getCenter(), zoom)
    const { x: width, y: height } = map.getSize()
    // A view on each side: the map may be moved by so much before it stops and draws again.
    const around = names.filter(({ lat, lng }) => {
      const { x, y } = worldPosition(lat, lng, zoom)
      return Math.abs(x - centre.x) < width * 1.5 && Math.abs(y - centre.y) < height * 1.5
    })
    const boxes = marks.map(({ lat, lng, down, width, height }) => {
      const { x, y } = worldPosition(lat, lng, zoom)
      return { x, y: y + down, width, height }
    })
    labels = labelsAt(zoom, around, measure, boxes)
    svg.replaceChildren(...labels.flatMap((label) => shapesOf(label, centre)))
    L.DomUtil.setPosition(svg as unknown as HTMLElement, map.latLngToLayerPoint(map.getCenter()))
    pane.hidden = false
  }
  map.on('zoomstart', () => {
    pane.hidden = true
  })
  map.on('moveend resize', draw)
  draw()
  // Names are measured in the page's font, which may load after the first of them.
  void document.fonts.ready.then(draw)
  return {
    labels: () => labels,
    keepClearOf(wanted) {
      marks = wanted
      draw()
    },
  }
}

function measureIn(box: HTMLElement): (text: string, size: number, kind: Name['kind']) => number {
  const context = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(box).fontFamily
  return (text, size, kind) => {
    const spacing = kind === 'state' ? text.length * size * SPACED : 0
    if (!context) return text.length * size + spacing
    context.font = `600 ${size}px ${family}`
    return context.measureText(nameText({ kind, text })).width + spacing
  }
}

function shapesOf(label: Label, centre: L.Point): SVGElement[] {
  const { kind, size, anchor, dot, weight } = label
  const look = NAME_LOOKS[kind] ?? ''
  const [x, y] = [Math.round(label.x - centre.x), Math.round(label.y - centre.y)]
  const text = element('text', { x, y, 'font-size': size, 'text-anchor': anchor, class: look })
  text.textContent = nameText(label)
  if (!dot) return [text]
  const radius = kind === 'spot' ? 2 : weight > 90_000 ? 2.6 : 1.8
  const [left, top] = [dot.x - centre.x - radius, dot.y - centre.y - radius]
  const rx = kind === 'spot' ? 0 : radius
  const mark = element('rect', { x: left, y: top, width: 2 * radius, height: 2 * radius, rx })
  mark.setAttribute('class', `${look} stroke-none`)
  return [mark, text]
}

function element(name: 'svg' | 'text' | 'rect', attributes: Record<string, string | number | boolean>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}
