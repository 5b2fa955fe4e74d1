/*
 * A stand-in for Google's Maps JavaScript API: the part that islands/map/google uses, without map pictures.
 * tests/e2e/map-google.spec.ts serves it on loopback in place of https://maps.googleapis.com/maps/api/js.
 */
;(() => {
  class Listening {
    #listeners = {}
    addListener(name, listener) {
      this.#listeners[name] ??= new Set()
      this.#listeners[name].add(listener)
      return { remove: () => this.#listeners[name].delete(listener) }
    }
    fire(name, event) {
      for (const listener of this.#listeners[name] ?? []) listener(event)
    }
  }
  class LatLng {
    constructor({ lat, lng }) {
      this.lat = () => lat
      this.lng = () => lng
    }
  }
  class GoogleMap extends Listening {
    constructor(div, options) {
      super()
      this.div = div
      this.options = options
      this.center = new LatLng(options.center)
      this.zoom = options.zoom
      div.dataset.standIn = options.gestureHandling
      div.addEventListener('click', () => this.fire('click'))
      window.standIn = { map: this, polygons: [], circles: [] }
      this.#settle()
    }
    #settle() {
      clearTimeout(this.wait)
      this.fire('bounds_changed')
      this.wait = setTimeout(() => this.fire('idle'), 20)
    }
    getDiv = () => this.div
    getCenter = () => this.center
    getZoom = () => this.zoom
    setCenter(center) {
      this.center = new LatLng(center)
      this.#settle()
    }
    setZoom(zoom) {
      this.zoom = zoom
      this.#settle()
    }
    setOptions(options) {
      Object.assign(this.options, options)
      this.div.dataset.standIn = this.options.gestureHandling
    }
  }
  class Path extends Listening {
    constructor(points) {
      super()
      this.points = points.map((point) => new LatLng(point))
    }
    getArray = () => this.points
    setAt(index, point) {
      this.points[index] = new LatLng(point)
      this.fire('set_at', index)
    }
  }
  class Polygon extends Listening {
    constructor(options) {
      super()
      this.options = options
      this.path = new Path(options.paths)
      window.standIn.polygons.push(this)
    }
    getPath = () => this.path
    setPath(points) {
      this.path = new Path(points)
    }
    setMap(map) {
      if (map === null) window.standIn.polygons = window.standIn.polygons.filter((one) => one !== this)
    }
  }
  class Circle extends Listening {
    constructor(options) {
      super()
      this.options = options
      window.standIn.circles.push(this)
    }
    getCenter = () => new LatLng(this.options.center)
    getRadius = () => this.options.radius
    setMap(map) {
      if (map === null) window.standIn.circles = window.standIn.circles.filter((one) => one !== this)
    }
  }
  google.maps.importLibrary = async () => ({ Map: GoogleMap, Polygon, Circle })
  // Errors in the service's own scripts must not reach the visitor.
  window.failMapsService = () => {
    setTimeout(() => {
      throw new Error('the maps service fails by itself')
    })
    setTimeout(() => Promise.reject(new Error('the maps service rejects by itself')))
  }
  google.maps.__ib__()
})()
