export type Point = readonly [x: number, y: number]

/** What a room is used for: decides its floor, furniture and label. */
export type Use = 'wohnen' | 'schlafen' | 'kueche' | 'bad' | 'wc' | 'gang' | 'neben' | 'stiege' | 'aussen'

/** A rectangle in metres; y grows downwards, the street or garden side is at the top before mirroring. */
export interface Room {
  name: string
  use: Use
  x: number
  y: number
  w: number
  h: number
  /** m²; 0 for stairs, which do not count */
  area: number
}

/** Hinged at `hinge`, closed at `end`, opening towards `into` (a unit vector along an axis). */
export interface Door {
  hinge: Point
  end: Point
  into: Point
  kind: 'room' | 'entrance' | 'balcony'
}

export interface Window {
  from: Point
  to: Point
}

export interface Floor {
  title: string
  rooms: Room[]
  doors: Door[]
  windows: Window[]
  width: number
  depth: number
  /** Sides that touch neighbours, without windows and with thinner walls. */
  party: readonly ('left' | 'right' | 'bottom')[]
}

/** Everything about a home that its plan decides. */
export interface Plan {
  id: string
  art: 'neubau' | 'altbau' | 'haus' | 'bungalow'
  floors: Floor[]
  zimmer: number
  schlafzimmer: number
  bad: number
  wc: number
  /** Sum of the rooms, m² */
  wohnflaeche: number
  wohnkueche: boolean
  abstellraum: boolean
  aussen: { art: 'BALKON' | 'LOGGIA' | 'TERRASSE'; flaeche: number } | null
  /** Degrees clockwise from the top of the sheet. */
  norden: number
}
