/** Elements whose text may have HTML: the readers pass it through the sanitiser. */
const PROSE: ReadonlySet<string> = new Set(
  'objekttitel dreizeiler objektbeschreibung lage naehe ausstatt_beschr sonstige_angaben objekt_text beschreibung freitext_1 freitext_2'.split(
    ' ',
  ),
)

/** HTML tags that senders leave unescaped. No OpenImmo element has one of these names. */
const INLINE = 'a abbr b del em font i ins s span strike strong sub sup u'
const BLOCK = 'blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p table tbody td th thead tfoot tr ul'
const BLOCKS: ReadonlySet<string> = new Set(BLOCK.split(' '))
const HTML: ReadonlySet<string> = new Set([...INLINE.split(' '), ...BLOCKS])

/** Finds a tag that sets its text apart, in HTML. */
export const BLOCK_TAG =
  /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|table|tbody|td|th|thead|tfoot|tr|ul)\b[^<>]*>/i

/** Parents in which every child is an element of its own, and base64. */
const STRUCTURE: ReadonlySet<string> = new Set([
  'immobilie',
  'freitexte',
  'projekt',
  'user_defined_anyfield',
  'user_defined_extend',
  'anhanginhalt',
])

/** Tells whether a child element belongs to the text of its parent: `Schöne <b>nicht</b> sanierte Wohnung`. */
export function isMarkup(parent: string, name: string): boolean {
  if (STRUCTURE.has(parent)) return false
  return HTML.has(name) || (PROSE.has(parent) && !PROSE.has(name))
}

/** What takes the place of a tag in the text: the tag itself where the reader takes HTML, else at most a line break. */
export function tagText(parent: string, name: string, isEnd: boolean): string {
  if ((name === 'br' || name === 'hr') && isEnd) return ''
  if (!PROSE.has(parent)) return BLOCKS.has(name) ? '\n' : ''
  return /^[a-z][\w.-]*$/.test(name) ? `<${isEnd ? '/' : ''}${name}>` : ''
}
