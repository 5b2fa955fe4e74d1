import type { Home } from '../types.ts'
import { styleOf } from './building.ts'
import type { Album, Photo, Style } from './photos.ts'

/** Rooms that every set of the kind has, and optional rooms; both in the order of a walk. */
export interface Rooms {
  always: string[]
  maybe: string[]
}

/** The rooms of a home or business to show: none that contradicts its facts. */
export function roomsOf(home: Home): Rooms {
  switch (home.art) {
    case 'WOHNUNG':
    case 'HAUS':
      return dwelling(home)
    case 'ZIMMER':
      return { always: ['bedroom', 'kitchen', 'bathroom', 'hall', ...outside(home)], maybe: [] }
    case 'ZINSHAUS_RENDITEOBJEKT':
      return { always: ['living', 'kitchen', 'bathroom', 'hall'], maybe: ['bedroom'] }
    case 'BUERO_PRAXEN':
      return styleOf(home) === 'altbau'
        ? { always: ['home-office', 'hall', 'kitchen'], maybe: [] }
        : { always: ['office', 'office', 'meeting', 'hall'], maybe: ['home-office'] }
    case 'EINZELHANDEL':
      return { always: ['shop', 'shop', 'shop', 'shop-front'], maybe: [] }
    case 'GASTGEWERBE':
      return { always: ['restaurant', 'living', 'hall', 'terrace'], maybe: [] }
    case 'LAND_UND_FORSTWIRTSCHAFT':
      return { always: ['living', 'kitchen', 'hall', 'terrace'], maybe: [] }
    case 'HALLEN_LAGER_PROD':
      return { always: ['warehouse', 'warehouse', 'hall-inside', 'hall-inside', 'office'], maybe: ['home-office'] }
    case 'SONSTIGE':
      return { always: ['warehouse', 'warehouse', 'office'], maybe: ['home-office'] }
    case 'FREIZEITIMMOBILIE_GEWERBLICH':
      return { always: ['sports', 'sports', 'sports', 'terrace', 'restaurant'], maybe: ['plot'] }
    case 'GRUNDSTUECK':
      return { always: ['plot', 'plot', 'plot', 'plot'], maybe: [] }
    case 'PARKEN':
      return { always: parking(home.unter), maybe: [] }
    default:
      return { always: [], maybe: [] }
  }
}

function parking(unter: string): string[] {
  if (/^(TIEFGARAGE|DUPLEX|PARKPLATZ_STROM)/.test(unter)) return ['parking', 'parking', 'parking']
  if (/GARAGE/.test(unter)) return ['garage', 'garage', 'garage']
  const yard = ['parking-space', 'parking-space', 'parking-space']
  return unter === 'CARPORT' ? ['carport', ...yard] : yard
}

function dwelling(home: Home): Rooms {
  const beds = home.plan?.schlafzimmer ?? 1
  const kitchen = home.ausstattung.has('EINBAUKUECHE') ? ['kitchen'] : []
  const children = beds >= 2 ? ['childs-room'] : []
  const study = beds >= 3 || (home.zimmer ?? 1) >= 4 ? ['home-office'] : []
  const garage = home.art === 'HAUS' && home.ausstattung.has('GARAGE') ? ['garage'] : []
  const bedroom = beds >= 1 ? ['bedroom'] : []
  const always = ['living', ...kitchen, ...bedroom, 'bathroom', ...outside(home)]
  return { always, maybe: [...children, ...study, 'hall', ...garage] }
}

/** Balcony or terrace, only if the home has one, and at ground level only if it is there. */
function outside(home: Home): string[] {
  const has = (name: 'BALKON' | 'LOGGIA' | 'TERRASSE') => home.ausstattung.has(name)
  const high = home.art === 'WOHNUNG' && (home.etage ?? 0) > 0
  return [
    ...(has('BALKON') || has('LOGGIA') ? ['balcony'] : []),
    ...(has('TERRASSE') ? [high ? 'roof-terrace' : 'terrace'] : []),
  ]
}

/** The palette of a home's rooms. Rooms with a view over roofs are for upper floors, those at a garden for others. */
export function palettesFor(album: Album, home: Home, style: Style): [string, number][] {
  const high = home.art !== 'HAUS' && (home.etage ?? 0) > 0
  const found = album.palettes(style)
  return found.map((palette) => [palette, palette === 'petrol' ? (high ? 2 : 0) : 1])
}

/** The weight of a picture as the first one: variety in lists, but always one that makes a good impression. */
export function leadWeight(home: Home, photo: Photo): number {
  const house = home.art === 'HAUS'
  switch (photo.shows) {
    case 'living':
      return house ? 1.5 : 3
    case 'kitchen':
      return house ? 0.7 : 1.8
    case 'bedroom':
      return house ? 0.3 : 1.2
    case 'house':
    case 'row-house':
      return 5
    case 'apartment-house':
      return home.art === 'ZINSHAUS_RENDITEOBJEKT' ? 8 : home.art === 'WOHNUNG' ? 1.6 : 1
    case 'terrace':
      return house ? 2 : home.art === 'FREIZEITIMMOBILIE_GEWERBLICH' ? 0 : 1.8
    case 'balcony':
    case 'roof-terrace':
      return house ? 0.8 : 1.6
    case 'bathroom':
      return house ? 0.15 : 0.35
    case 'hall':
    case 'childs-room':
      return 0
    case 'office':
    case 'home-office':
      return home.art === 'BUERO_PRAXEN' ? 2 : /^(WOHNUNG|HAUS)$/.test(home.art) ? 0.4 : 0
    case 'garage':
    case 'parking':
      return house ? 0 : 4
    // The view that shows the kind at a glance comes first.
    case 'parking-space':
      return home.unter === 'CARPORT' ? 0 : 4
    case 'carport':
      return 4
    case 'restaurant':
      return home.art === 'GASTGEWERBE' ? 2 : 0
    case 'meeting':
      return 0.5
    default:
      return 2
  }
}
