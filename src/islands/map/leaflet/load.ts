import type * as Leaflet from 'leaflet'
import 'leaflet-draw'

/** Words of the drawing tool's own hints; we show hints of our own, so these stay empty. */
export function loadDrawing(L: typeof Leaflet): void {
  const { draw, edit } = L.drawLocal
  const silent = { start: '', cont: '', end: '' }
  draw.handlers.polygon.tooltip = silent
  draw.handlers.polyline.tooltip = silent
  draw.handlers.polyline.error = ''
  edit.handlers.edit.tooltip = { text: '', subtext: '' }
  // leaflet-draw 1.0.4 uses an undeclared variable there.
  L.GeometryUtil.readableArea = () => ''
  // The name that leaflet-draw calls it by is deprecated, and every call of it would say so in the console.
  const line = L.Polyline as unknown as { _flat: typeof L.LineUtil.isFlat }
  line._flat = L.LineUtil.isFlat
  // A corner can only be dragged: as a button without a name it would stop the keyboard, which has ways of its own
  // (../tools.ts), for nothing. No mark of ours is one either.
  L.Marker.mergeOptions({ keyboard: false })
  const handles = L.Edit as unknown as { SimpleShape: { mergeOptions(options: object): void } }
  const handle = (className: string) => L.divIcon({ className: `map-corner ${className}`, iconSize: [22, 22] })
  const moveIcon = handle('map-corner-move')
  const resizeIcon = handle('map-corner-size')
  handles.SimpleShape.mergeOptions({ moveIcon, resizeIcon, touchMoveIcon: moveIcon, touchResizeIcon: resizeIcon })
}
