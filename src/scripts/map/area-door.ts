import { AREA_EVENT, type AreaRequest } from '../../islands/admin/homes/area-event.ts'

/** Loads the map of areas when the screen of homes asks for it, and not before. */
addEventListener(AREA_EVENT, (event) => {
  const request = (event as CustomEvent<AreaRequest>).detail
  import('./area-panel.ts')
    .then(({ openAreaPanel }) => openAreaPanel(request))
    .catch((error: unknown) => {
      console.error(error)
      request.host.replaceChildren()
      request.failed()
    })
})
