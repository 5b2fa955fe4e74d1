/** Who may show us in a frame: only we do. A policy in a page's own text cannot say so, it has to be a header. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'"
/** What is no page has nothing to load, should a browser ever show it as one. */
export const NOTHING_TO_LOAD = `default-src 'none'; ${FRAME_ANCESTORS}`
/** A document of somebody else: it runs in a room of its own, away from our pages. */
export const SANDBOX = `sandbox; ${FRAME_ANCESTORS}`
/** Drawings of ours, which may colour themselves and nothing else. */
export const DRAWING = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${FRAME_ANCESTORS}`
