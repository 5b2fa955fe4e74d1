import type * as Leaflet from 'leaflet'
import 'leaflet-draw'

/** The members of L.Edit.Circle that its resizing needs. */
interface CircleEditing {
  _map: Leaflet.Map
  _shape: Leaflet.Circle
  _moveMarker: Leaflet.Marker
}

/** A corner that can be dragged: a finger needs more room than the point shows. */
export const CORNER =
  'map-corner rounded-full border-2 border-brass shadow-[0_1px_2px_rgb(0_0_0_/_20%)] after:absolute after:-inset-2.5'

/** The drawing tool's own hints stay empty, since we show our own. */
export function loadDrawing(L: typeof Leaflet): void {
  const { draw, edit } = L.drawLocal
  const silent = { start: '', cont: '', end: '' }
  draw.handlers.polygon.tooltip = silent
  draw.handlers.polyline.tooltip = silent
  draw.handlers.polyline.error = ''
  edit.handlers.edit.tooltip = { text: '', subtext: '' }
  // leaflet-draw 1.0.4 uses an undeclared variable in these two, which is an error in a module.
  L.GeometryUtil.readableArea = () => ''
  const circles = L.Edit as unknown as { Circle: { include(methods: object): void } }
  circles.Circle.include({
    _resize(this: CircleEditing, at: Leaflet.LatLng) {
      this._shape.setRadius(this._map.distance(this._moveMarker.getLatLng(), at))
    },
  })
  // leaflet-draw uses a deprecated name, and every call would write a warning to the console.
  const line = L.Polyline as unknown as { _flat: typeof L.LineUtil.isFlat }
  line._flat = L.LineUtil.isFlat
  // A corner can only be dragged: as a button without a name it would be a useless stop for the keyboard, which has its
  // own tools (../tools.ts). Our marks are not buttons either.
  L.Marker.mergeOptions({ keyboard: false })
  const handles = L.Edit as unknown as { SimpleShape: { mergeOptions(options: object): void } }
  const handle = (className: string) => L.divIcon({ className: `${CORNER} ${className}`, iconSize: [22, 22] })
  const moveIcon = handle('map-corner-move cursor-move bg-brass')
  const resizeIcon = handle('map-corner-size cursor-ew-resize bg-sheet')
  handles.SimpleShape.mergeOptions({ moveIcon, resizeIcon, touchMoveIcon: moveIcon, touchResizeIcon: resizeIcon })
}
