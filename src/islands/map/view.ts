import type { BBox, Circle, Point } from '../../domain/search/area.ts'
import type { Drawing } from '../../domain/search/drawing.ts'
import type { Pixel } from './mercator.ts'
import type { Stage } from './stage.ts'

/** What is chosen among the drawn shapes: the number of an area, or the circle. */
export type Chosen = number | 'circle' | null

/** What a map tells. */
export interface MapListener {
  /** The map stands still at another place or size. `byHand`: the visitor moved it. */
  moved(byHand: boolean): void
  chosen(shape: Chosen): void
  areaEdited(index: number, points: Point[]): void
  circleEdited(circle: Circle): void
}

export interface Mark {
  key: string
  lat: number
  lng: number
  element: HTMLElement
}

/**
 * What the search needs of a map. Two have it: Leaflet (leaflet/view.ts) and the maps service (google/view.ts). Pixels
 * are counted from the box's upper left corner.
 */
export interface MapView {
  readonly box: HTMLElement
  stage(): Stage
  bounds(): BBox
  /** `byHand`: the visitor wished it, so the list follows. */
  goTo(stage: Stage, byHand?: boolean): void
  fit(box: BBox, byHand?: boolean): void
  zoomBy(steps: 1 | -1): void
  /** The box has another size. */
  resized(): void
  pixelOf(point: Point): Pixel
  pointAt(pixel: Pixel): Point
  /** Replaces all marks; those whose key stays keep their element and only change place. */
  showMarks(marks: readonly Mark[]): void
  showDrawing(drawing: Drawing, chosen: Chosen): void
  /** The shape that is being drawn, null when none is. */
  preview(points: readonly Point[] | null, exclude: boolean): void
  /** While a shape is drawn by dragging, the map itself lies still. */
  hold(isHeld: boolean): void
  /** Draws a polygon point by point. `refused` is told when somebody closes it too early. */
  drawPolygon(tell: { done(points: Point[]): void; cancelled(): void; refused(): void }): PolygonDrawing
  showPopup(at: Point, content: HTMLElement, closed: () => void): void
  closePopup(): void
}

export interface PolygonDrawing {
  /** Closes the polygon where it stands. */
  finish(): void
  cancel(): void
}
