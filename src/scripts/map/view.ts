import type { BBox, Circle, Point } from '../../domain/search/area.ts'
import type { Drawing } from '../../domain/search/drawing.ts'
import type { MarkBox } from './marks/pins.ts'
import type { Pixel } from './mercator.ts'
import type { Stage } from './stage.ts'

/** A circle by its number. */
export type CircleKey = `circle${number}`
/** The selected shape: the number of an area, or a circle. */
export type Chosen = number | CircleKey | null

export const circleKey = (index: number): CircleKey => `circle${index}`
/** The number of a circle; null for an area, and for no shape. */
export const circleIndex = (shape: Chosen): number | null =>
  typeof shape === 'string' ? Number(shape.slice('circle'.length)) : null

/** The events of a map. */
export interface MapListener {
  /** The map has stopped at another position or size. `byHand`: the visitor moved it. */
  moved(byHand: boolean): void
  chosen(shape: Chosen): void
  areaEdited(index: number, points: Point[]): void
  /** Without it, circles have no handles. */
  circleEdited?(index: number, circle: Circle): void
}

export interface Mark {
  key: string
  lat: number
  lng: number
  element: HTMLElement
}

/** The official border of a place: its outer rings and holes. */
export interface PlaceBorder {
  rings: readonly (readonly Point[])[]
  /** The search leaves the place out. */
  exclude: boolean
}

/**
 * The interface between the search and a map. It has two implementations: Leaflet (leaflet/view.ts) and the maps
 * service (google/view.ts). Pixels are counted from the box's upper left corner.
 */
export interface MapView {
  readonly box: HTMLElement
  stage(): Stage
  bounds(): BBox
  /** `byHand`: the visitor requested it, so the list follows. */
  goTo(stage: Stage, byHand?: boolean): void
  fit(box: BBox, byHand?: boolean): void
  zoomBy(steps: 1 | -1): void
  /** The box has another size. */
  resized(): void
  pixelOf(point: Point): Pixel
  pointAt(pixel: Pixel): Point
  /** Replaces all marks; a mark with the same key keeps its element and only moves. */
  showMarks(marks: readonly Mark[]): void
  /** Moves the map's own names away from marks, where it draws names. */
  keepClearOf?(marks: readonly MarkBox[]): void
  showDrawing(drawing: Drawing, chosen: Chosen): void
  /** Replaces the borders of the places of the search: closed lines, which the visitor cannot change. */
  showBorders(borders: readonly PlaceBorder[]): void
  /** The shape that is being drawn, null when none is. */
  preview(points: readonly Point[] | null, exclude: boolean): void
  /** Disables movement of the map while a shape is drawn by dragging. */
  hold(isHeld: boolean): void
  /** Draws a polygon point by point. `refused` is called when the visitor closes it too early. */
  drawPolygon(tell: { done(points: Point[]): void; cancelled(): void; refused(): void }): PolygonDrawing
  showPopup(at: Point, content: HTMLElement, closed: () => void): void
  closePopup(): void
  /** Loads the street map over the drawing, where there is one. */
  streets?(): void
}

export interface PolygonDrawing {
  /** Closes the polygon at its current points. */
  finish(): void
  cancel(): void
}
