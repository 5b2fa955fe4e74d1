/** An expression that may take more than linear time, and why no text is long enough to matter. */
interface Allowed {
  file: string
  /** As in the file. */
  text: string
  reason: string
}

const BUILT = 'reads pages that we have just built'
const STREET = 'every repetition of it is bounded, and it is made of the words of a street of at most 200 characters'
const EDITORS = 'texts of our editors, at most LENGTH_MAX characters (bodyParts)'

/** `npm run check` reports an entry that is no longer needed. */
export const ALLOWED: readonly Allowed[] = [
  { file: 'scripts/build/own-hashes.ts', text: '/<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>/g', reason: BUILT },
  { file: 'scripts/build/site-search.ts', text: '/<article[^>]* data-search-part="([^"]+)"[^>]*>(.*?)<\\/article>/gs', reason: BUILT },
  { file: 'src/components/content/body.ts', text: '/(?:\\{\\{|%7B%7B)\\s*(.*?)\\s*(?:\\}\\}|%7D%7D)/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<p>\\s*\\[\\[\\s*rechner:\\s*([^\\]]*?)\\s*\\]\\]\\s*<\\/p>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/\\[\\[.*?\\]\\]/', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<(?!\\/?(p|ul|ol|li|strong|em|br)\\b)[^>]*>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/(<[^>]*>)/', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/(<a\\b[^>]*?\\shref=")(\\/[^"]*)"/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<table>\\s*<thead>\\s*<tr>(?:\\s*<th[^>]*><\\/th>)+\\s*<\\/tr>\\s*<\\/thead>([\\s\\S]*?)<\\/table>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<tr>(\\s*)<td([^>]*)>([\\s\\S]*?)<\\/td>/g', reason: EDITORS },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there
  { file: 'src/search/text/tokenize.ts', text: "new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')", reason: 'one character out of a set' },
  { file: 'src/domain/contact.ts', text: '/ ?-? ?(?:dw|durchwahl|klappe|kl|ext)\\b[ .:]*(?=\\d)/i', reason: 'telephone numbers of at most TELEPHONE_RAW characters, in which blanks stand alone' },
  { file: 'tools/common-passwords.ts', text: '/(?<=")\\p{Lu}[\\p{L} .-]+(?=")/gu', reason: 'reads our own file of places' },
  { file: 'src/server/http/pages/page-routes.ts', text: 'new RegExp(match)', reason: 'routes as the build wrote them, of paths of at most PATH_MAX characters' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there
  { file: 'src/server/places/wording.ts', text: "new RegExp(`^${KM} (?:${AROUND}|von|of|de|da|di|van|from|от|av|od) (.+)$`, 'u')", reason: 'folded texts of at most PLACES_TEXT_MAX characters' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands there
  { file: 'src/server/places/wording.ts', text: "new RegExp(`^(.+?)(?: (?:umkreis|radius))? ${KM}(?: (?:umkreis|radius|around))?$`, 'u')", reason: 'folded texts of at most PLACES_TEXT_MAX characters' },
  { file: 'src/domain/properties/hidden-street.ts', text: "new RegExp(begin + pattern + NUMBER_SIGN + number + NO_MEASURE + FURTHER + NO_LETTER_AFTER, 'gi')", reason: STREET },
  { file: 'src/domain/properties/hidden-street.ts', text: "new RegExp(NO_LETTER_BEFORE + pattern + any + NO_LETTER_AFTER, 'g')", reason: STREET },
  { file: 'src/domain/properties/hidden-street.ts', text: "new RegExp(begin + pattern + any + NO_LETTER_AFTER, 'gi')", reason: STREET },
] // biome-ignore format: a table
