/** Only our own pages may frame ours. A policy in the page's HTML cannot state this, it must be a header. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'"
/** For answers that are not pages: a browser that shows one as a page must load nothing. */
export const NOTHING_TO_LOAD = `default-src 'none'; ${FRAME_ANCESTORS}`
/** For documents from third parties: they run in a sandbox, isolated from our pages. */
export const SANDBOX = `sandbox; ${FRAME_ANCESTORS}`
/** For our own drawings, which may use styles and nothing else. */
export const DRAWING = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${FRAME_ANCESTORS}`
