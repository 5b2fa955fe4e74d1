import type L from 'leaflet'
import { $consent } from '../../../stores/consent/consent.ts'
import { addTiles } from './tiles.ts'

/**
 * The street map over the drawing. Its tiles come from a foreign server, which learns the visitor's address and the
 * part shown: they load after the visitor asked for them here, or allowed such services in the settings. Tiles of our
 * own server need no permission.
 * @returns a function that loads them
 */
export function offerStreets(map: L.Map, url: string, source: string): () => void {
  const door = document.querySelector<HTMLElement>('[data-map-streets]')
  const isOurs = url.startsWith('/') || url.startsWith(`${location.origin}/`)
  let isShown = false
  const show = () => {
    if (door) door.hidden = true
    if (isShown) return
    isShown = true
    addTiles(map, url, source)
  }
  if (isOurs) show()
  else {
    if (door) door.hidden = false
    $consent.subscribe((consent) => {
      if (consent?.functional) show()
    })
  }
  return show
}
