import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MediaError } from './fault.ts'
import { makeReferences, namesIn, readSheet, withoutComments } from './references.ts'

const BYTES_MAX = 2 * 1024 * 1024
/** Maximum number of drawn elements, each counted as often as it is used. */
const DRAWN_MAX = 200_000
/**
 * Encodings in which markup bytes mean the same as in ASCII, so that this check reads the same markup as the renderer.
 */
const ENCODINGS = /^(utf-?8|us-ascii|ascii|iso-8859-(1|2|15)|windows-125[02])$/i
/** Elements that run scripts, cost unlimited time, or load another document. Filter primitives begin with `fe`. */
const REFUSED = /^(filter|fe[a-z]+|script|handler|foreignobject|iframe|object|embed|audio|video)$/i
/** A picture inside the drawing: never another drawing, which would be unchecked. */
const INLINE = /^data:image\/(png|jpe?g|gif|webp);base64,/i
/** In CSS: a filter, also with a vendor prefix, another style sheet, and escapes, which could spell each of these. */
const STYLE_REFUSED = /(?<![-\w])(?:-[a-z]+-)?filter(?![-\w])(?!\s*:\s*none\b)|@import|\\|image-set/i
const ELSEWHERE = /url\(\s*(?:["']\s*)?[^#"'\s]/i

/** An element with everything below it. */
interface Group {
  elements: number
  hasUse: boolean
}

/**
 * Checks an SVG before anything draws it: its structure, not its spelling. Elements of editors pass; the renderer
 * ignores them.
 * @throws MediaError too_large, hostile, or corrupt for malformed markup
 */
export function refuseHostile(content: Uint8Array): void {
  if (content.length > BYTES_MAX) throw new MediaError('too_large')
  // Without namespaces: the renderer also draws a file that does not declare its prefixes.
  const parser = new SaxesParser({ xmlns: false })
  const open: Group[] = []
  const named = new Map<string, Group>()
  const uses: string[] = []
  const references = makeReferences()
  let elements = 0
  let style = ''
  let inStyle = 0

  parser.on('error', () => {
    throw new MediaError('corrupt')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODINGS.test(encoding)) throw new MediaError('hostile')
  })
  // Editors write the name of a DTD, which no program fetches; a DTD with declarations may grow without limit.
  parser.on('doctype', (text) => {
    if (text.includes('[') || text.includes('<!')) throw new MediaError('hostile')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new MediaError('hostile')
  })
  parser.on('opentag', (tag) => {
    elements++
    const name = local(tag.name)
    if (REFUSED.test(name)) throw new MediaError('hostile')
    if (name === 'style') inStyle++
    const used = lookAtAttributes(tag, name)
    if (name === 'use') uses.push(...used)
    references.open(name, nameOf(tag), referencesOf(tag), used)
    open.push({ elements: 1, hasUse: name === 'use' })
  })
  const addText = (text: string) => {
    if (inStyle) style += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', (tag) => {
    if (local(tag.name) === 'style') inStyle--
    const group = open.pop() as Group
    const above = open.at(-1)
    if (above) {
      above.elements += group.elements
      above.hasUse ||= group.hasUse
    }
    references.close()
    const name = nameOf(tag)
    if (name === undefined) return
    // When two elements share a name, it is ambiguous which one is meant: the more expensive one counts.
    const same = named.get(name)
    const elements = Math.max(group.elements, same?.elements ?? 0)
    named.set(name, { elements, hasUse: group.hasUse || (same?.hasUse ?? false) })
  })
  parser.write(new TextDecoder(encodingOf(content)).decode(content)).close()

  // Checked here because an XML comment may split a word.
  if (refusesStyle(style)) throw new MediaError('hostile')
  const { classes, general } = readSheet(style)
  references.refuse(classes, general)
  for (const name of uses) {
    const used = named.get(name)
    if (used?.hasUse) throw new MediaError('hostile')
    elements += used?.elements ?? 0
    if (elements > DRAWN_MAX) throw new MediaError('hostile')
  }
}

/** @returns the names within this drawing that its references point to */
function lookAtAttributes(tag: SaxesTagPlain, element: string): string[] {
  const names: string[] = []
  for (const [attribute, raw] of Object.entries(tag.attributes)) {
    const name = local(attribute)
    const value = raw.trim()
    if (/^on/i.test(attribute)) throw new MediaError('hostile')
    if (name === 'filter' && value !== 'none') throw new MediaError('hostile')
    if (ELSEWHERE.test(value) || (name === 'style' && refusesStyle(value))) throw new MediaError('hostile')
    if (name !== 'href') continue
    if (value.startsWith('#')) names.push(decodeName(value.slice(1)))
    // A link matters only where a person could follow it.
    else if (value !== '' && element !== 'a' && !INLINE.test(value)) throw new MediaError('hostile')
  }
  return names
}

/**
 * Checks the text with and without its comments: a comment may split a word, and text that looks like a comment may not
 * be one.
 */
function refusesStyle(css: string): boolean {
  return [css, withoutComments(css)].some((text) => STYLE_REFUSED.test(text) || ELSEWHERE.test(text))
}

function nameOf({ attributes }: SaxesTagPlain): string | undefined {
  return attributes.id ?? attributes['xml:id']
}

/** The targets of an element's `url(#name)` references, and its classes as `.name`. */
function referencesOf({ attributes }: SaxesTagPlain): string[] {
  const found: string[] = []
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') found.push(...value.split(/\s+/).map((each) => `.${each}`))
    // A name may be written with or without escapes.
    for (const each of namesIn(value)) {
      found.push(each, decodeName(each))
    }
  }
  return found
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Precise enough to separate markup from text: among the accepted encodings only UTF-8 uses more than one byte per
 * character.
 */
function encodingOf(content: Uint8Array): 'utf-8' | 'latin1' {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  return /encoding\s*=\s*["'](?!utf|us|ascii)/i.test(start) ? 'latin1' : 'utf-8'
}
