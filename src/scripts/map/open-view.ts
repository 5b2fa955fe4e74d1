import type { Stage } from './stage.ts'
import type { MapListener, MapView } from './view.ts'

/** Opens the page's map in place of the server's drawing. */
export async function openView(root: HTMLElement, stage: Stage, listener: MapListener): Promise<MapView> {
  const box = root.querySelector<HTMLElement>('[data-map-canvas]') as HTMLElement
  const { tiles = '', source = '', key = '' } = root.dataset
  const drawn = [...box.children]
  const isGoogle = root.dataset.variant === 'google'
  if (isGoogle) await (await import('./google/consent.ts')).allowed(root)
  const view = isGoogle
    ? await (await import('./google/view.ts')).openGoogle(box, { key, stage }, listener)
    : await (await import('./leaflet/view.ts')).openLeaflet(box, { tiles, source, stage }, listener)
  for (const one of drawn) one.remove()
  return view
}
