export type Point = readonly [x: number, y: number]

/** The use of a room: it determines floor, furniture and label. */
export type Use = 'wohnen' | 'schlafen' | 'kueche' | 'bad' | 'wc' | 'gang' | 'neben' | 'stiege' | 'aussen'

/** A rectangle in metres; y grows downwards, the street or garden side is at the top before mirroring. */
export interface Room {
  name: string
  use: Use
  x: number
  y: number
  w: number
  h: number
  /** m²; 0 for stairs, which are not counted */
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
  /** Sides at neighbours, without windows and with thinner walls. */
  party: readonly ('left' | 'right' | 'bottom')[]
}

/** The values of a home that its plan determines. */
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
