const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** An SVG of 400 x 300 units. */
export function svg(inner: string, size = 'width="400" height="300"'): Buffer {
  return Buffer.from(`<?xml version="1.0"?><svg ${SVG} ${size} viewBox="0 0 400 300">${inner}</svg>`)
}

/** Each pattern draws the previous one three times: some 3^14 fields. */
export function nestedPatterns(): Buffer {
  const levels = Array.from({ length: 14 }, (_, at) => {
    const below = at === 0 ? '<rect width="1" height="1"/>' : `<rect width="1" height="1" fill="url(#p${at - 1})"/>`
    return `<pattern id="p${at}" width="0.9" height="0.9" patternUnits="userSpaceOnUse">${below.repeat(3)}</pattern>`
  })
  return svg(`<defs>${levels.join('')}</defs><rect width="400" height="300" fill="url(#p13)"/>`)
}

/**
 * No element is refused, since each is simple, but each costs a separate rendering.
 * @param mark distinguishes it from others of its kind
 */
export function endlessDrawing(mark = ''): Buffer {
  const mask = '<mask id="m"><rect width="400" height="300" fill="#fff"/></mask>'
  return svg(`<!--${mark}-->${mask}${'<rect width="400" height="300" mask="url(#m)"/>'.repeat(20_000)}`)
}
