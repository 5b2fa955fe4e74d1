/** An expression that may take longer than in proportion to the text, and why no text can be long enough to matter. */
interface Allowed {
  file: string
  /** As it stands in the file. */
  text: string
  reason: string
}

const BUILT = 'reads pages that we have just built'
const EDITORS = 'texts of our editors, at most LENGTH_MAX characters (bodyParts)'

/** `npm run check` complains of a line that is no longer needed. */
export const ALLOWED: readonly Allowed[] = [
  { file: 'scripts/own-hashes.ts', text: '/<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>/g', reason: BUILT },
  { file: 'scripts/site-search.ts', text: '/<article[^>]* data-search-part="([^"]+)"[^>]*>(.*?)<\\/article>/gs', reason: BUILT },
  { file: 'src/components/content/body.ts', text: '/(?:\\{\\{|%7B%7B)\\s*(.*?)\\s*(?:\\}\\}|%7D%7D)/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<p>\\s*\\[\\[\\s*rechner:\\s*([^\\]]*?)\\s*\\]\\]\\s*<\\/p>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/\\[\\[.*?\\]\\]/', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<(?!\\/?(p|ul|ol|li|strong|em|br)\\b)[^>]*>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/(<[^>]*>)/', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/(<a\\b[^>]*?\\shref=")(\\/[^"]*)"/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<table>\\s*<thead>\\s*<tr>(?:\\s*<th[^>]*><\\/th>)+\\s*<\\/tr>\\s*<\\/thead>([\\s\\S]*?)<\\/table>/g', reason: EDITORS },
  { file: 'src/components/content/body.ts', text: '/<tr>(\\s*)<td([^>]*)>([\\s\\S]*?)<\\/td>/g', reason: EDITORS },
  { file: 'src/search/tokenize.ts', text: "new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')", reason: 'one character out of a set' },
  { file: 'src/server/http/observe.ts', text: '/(?<=^\\/api\\/.*\\/)[\\w-]{43}(?=\\/|$)/g', reason: 'addresses of requests, at most 2 kB: longer ones are answered 414' },
  { file: 'src/server/imports/read/values/word.ts', text: '/^[^\\s@<>"]{1,64}@[^\\s@<>"]+\\.[^\\s@<>"]{2,}$/', reason: 'the first 255 characters (the line above)' },
  { file: 'src/server/inquiries/mails.ts', text: '/:\\/\\/|www\\.|[\\p{L}\\d]{2,}\\.\\p{L}{2,}/iu', reason: 'messages of visitors, at most MESSAGE_MAX characters (domain/inquiries/schemas.ts)' },
] // biome-ignore format: a table
