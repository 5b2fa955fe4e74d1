import type { Home } from '../types.ts'
import { isAlpine } from './facts.ts'
import type { Album, Photo, Style } from './photos.ts'

const OLD_HOUSES = /LAND|BAUERN|CHALET|FERIEN/
const ROW_HOUSES = /REIHEN|DOPPEL|STADT/

/** The assumed year of construction. */
const yearOf = (home: Home) => home.baujahr ?? 2000

export function styleOf(home: Home): Style {
  switch (home.art) {
    case 'HAUS':
      if (ROW_HOUSES.test(home.unter)) return 'modern'
      return OLD_HOUSES.test(home.unter) || yearOf(home) < 2000 ? 'country' : 'modern'
    case 'GRUNDSTUECK':
    case 'GASTGEWERBE':
    case 'LAND_UND_FORSTWIRTSCHAFT':
    case 'FREIZEITIMMOBILIE_GEWERBLICH':
      return 'country'
    case 'EINZELHANDEL':
      return 'altbau'
    case 'WOHNUNG':
    case 'ZIMMER':
    case 'BUERO_PRAXEN':
    case 'ZINSHAUS_RENDITEOBJEKT':
      return yearOf(home) < 1945 ? 'altbau' : 'modern'
    default:
      return 'modern'
  }
}

/**
 * Views of the building from outside that fit its kind and age; none for kinds without a fitting photograph, such as a
 * bungalow.
 */
export function buildingsOf(album: Album, home: Home): Photo[] {
  switch (home.art) {
    case 'WOHNUNG':
    case 'ZIMMER':
    case 'ZINSHAUS_RENDITEOBJEKT':
      return apartments(album, home)
    case 'HAUS':
      return houses(album, home)
    case 'LAND_UND_FORSTWIRTSCHAFT':
    case 'GASTGEWERBE':
      return album.find('house', 'country', undefined, isAlpine(home) ? /^house-country/ : /^house-classic/)
    case 'BUERO_PRAXEN':
      return styleOf(home) === 'altbau' ? apartments(album, home) : album.find('office-building', 'modern')
    case 'EINZELHANDEL':
      // The house with shop windows on its ground floor.
      return album.find('apartment-house', 'altbau', 'schoenbrunn').slice(0, 1)
    case 'PARKEN':
      // Its yard is the one with the parking spaces outside.
      if (/^(STELLPLATZ|CARPORT)/.test(home.unter))
        return album.find('apartment-house', 'modern', 'white', /-modern-1$/)
      return album.find('apartment-house', 'modern', undefined, /^apartments-modern/)
    default:
      return []
  }
}

function apartments(album: Album, home: Home): Photo[] {
  if (styleOf(home) === 'altbau') return album.find('apartment-house', 'altbau')
  return album.find('apartment-house', 'modern', undefined, yearOf(home) < 1990 ? /postwar/ : /^apartments-modern/)
}

function houses(album: Album, home: Home): Photo[] {
  if (home.unter === 'BUNGALOW') return []
  if (ROW_HOUSES.test(home.unter)) {
    return album.find('row-house', 'modern', undefined, yearOf(home) < 2010 ? /-1$/ : /-2$/)
  }
  if (styleOf(home) === 'modern') return album.find('house', 'modern')
  const alpine = isAlpine(home) && OLD_HOUSES.test(home.unter)
  return album.find('house', 'country', undefined, alpine ? /^house-country/ : /^house-classic/)
}
