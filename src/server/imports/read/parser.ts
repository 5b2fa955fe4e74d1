import { SaxesParser } from 'saxes'
import { ENTITIES } from './entities.ts'
import { type Limits, Refusal } from './limits.ts'
import { isMarkup, tagText } from './markup.ts'
import { CUT } from './tidy.ts'
import { type El, makeEl } from './tree.ts'

/** The parts of an XML document, one subtree at a time. */
export type Piece =
  | { type: 'root'; name: string }
  | { type: 'anbieter' }
  | { type: 'anbieter-end' }
  /** A whole element whose parent is the root or an anbieter. */
  | { type: 'element'; el: El; inAnbieter: boolean; xml?: string }
  /** A `fatal` remark ends the document; the pieces before it are still valid. */
  | { type: 'remark'; code: string; params: Record<string, string | number>; fatal: boolean }

export interface PieceParser {
  write(text: string): Piece[]
  end(): Piece[]
}

/** Errors after which the parser continues with the correct structure; every other error ends the reading. */
const HARMLESS =
  /undefined entity|malformed character entity|in entity name|empty entity name|"\]\]>" is disallowed|XML declaration|version number|encoding value|standalone value|duplicate attribute|text data outside|malformed comment|processing instruction/

const CONTAINERS = new Set(['anbieter', 'immobilien'])

/**
 * Splits an OpenImmo document into pieces. Hostile or malformed content becomes a fatal remark, which is the last
 * piece.
 * @param withXml gives every element its text in the document, which costs memory
 */
export function makeParser(limits: Limits, withXml = false): PieceParser {
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.ENTITIES = Object.assign(Object.create(null), ENTITIES)
  let pieces: Piece[] = []
  const containers: string[] = []
  const open: El[] = []
  /** Open tags within the text of the last open element. */
  const markup: string[] = []
  let attributes = 0
  let elements = 0
  let characters = 0
  let bytes = 0
  let fed = 0
  let remarked = false
  const source = withXml ? keepSource(() => parser.position) : null

  parser.on('error', (error) => {
    if (HARMLESS.test(error.message)) {
      if (!remarked) pieces.push({ type: 'remark', code: 'xml_faulty', params: { zeile: parser.line }, fatal: false })
      remarked = true
      return
    }
    const truncated = /unclosed tag|unexpected end|must contain a root/.test(error.message)
    throw new Refusal(truncated ? 'xml_truncated' : 'xml_broken', { zeile: parser.line })
  })

  parser.on('doctype', (text) => {
    if (/<!|\[|%/.test(text)) throw new Refusal('xml_doctype')
    pieces.push({ type: 'remark', code: 'xml_doctype_ignored', params: {}, fatal: false })
  })

  if (source) parser.on('opentagstart', () => open.length === 0 && source.begin())

  parser.on('attribute', () => {
    fed = 0
    if (++attributes > limits.attributes)
      throw new Refusal('xml_attributes', { max: limits.attributes, zeile: parser.line })
  })

  const addText = (text: string) => {
    fed = 0
    const el = open.at(-1)
    if (!el) return
    const file = el.name === 'anhanginhalt'
    if (!file) characters += text.length
    if (characters > limits.record) throw new Refusal('xml_record', { zeile: parser.line })
    const room = (file ? limits.run : limits.text) - el.text.length
    if (text.length > room || (file && text.includes(CUT))) el.clipped = true
    if (room > 0) el.text += room < text.length ? text.slice(0, room) : text
  }

  parser.on('opentag', (tag) => {
    fed = 0
    attributes = 0
    const name = local(tag.name)
    const depth = containers.length + open.length + markup.length
    if (depth >= limits.depth) throw new Refusal('xml_depth', { max: limits.depth, zeile: parser.line })
    if (open.length === 0 && (depth === 0 || CONTAINERS.has(name))) {
      containers.push(name)
      if (depth === 0) pieces.push({ type: 'root', name })
      else if (name === 'anbieter') pieces.push({ type: 'anbieter' })
      return
    }
    if (open.length === 0) {
      elements = 0
      characters = 0
      bytes = 0
    }
    if (++elements > limits.elements) throw new Refusal('xml_elements', { max: limits.elements, zeile: parser.line })
    const within = open.at(-1)
    if (within && (markup.length > 0 || isMarkup(within.name, name))) {
      markup.push(name)
      addText(tagText(within.name, name, false))
      return
    }
    const el = makeEl(name)
    for (const [key, value] of Object.entries(tag.attributes)) {
      characters += value.length
      if (!key.startsWith('xmlns') && !key.startsWith('xsi:'))
        el.attrs.set(local(key), value.slice(0, limits.text).trim())
    }
    if (characters > limits.record) throw new Refusal('xml_record', { zeile: parser.line })
    within?.children.push(el)
    open.push(el)
  })

  parser.on('text', addText)
  parser.on('cdata', addText)

  parser.on('closetag', () => {
    fed = 0
    const tag = markup.pop()
    if (tag !== undefined) {
      addText(tagText(open.at(-1)?.name ?? '', tag, true))
      return
    }
    const el = open.pop()
    if (!el) {
      if (containers.pop() === 'anbieter') pieces.push({ type: 'anbieter-end' })
      return
    }
    if (el.name === 'anhanginhalt') {
      decode(el, limits.attachment)
      bytes += el.content?.length ?? 0
      if (bytes > limits.attachments) {
        el.content = null
        el.text = 'too_large'
      }
    } else el.text = el.text.trim()
    if (open.length > 0) return
    const piece = { type: 'element' as const, el, inAnbieter: containers.includes('anbieter') }
    pieces.push(source ? { ...piece, xml: source.end() } : piece)
  })

  const taken = () => {
    const done = pieces
    pieces = []
    return done
  }
  const run = (step: () => void): Piece[] => {
    try {
      step()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [...taken(), { type: 'remark', code: error.code, params: error.params, fatal: true }]
    }
    return taken()
  }

  return {
    write: (text) =>
      run(() => {
        source?.add(text)
        parser.write(text)
        source?.forget(open.length > 0)
        fed += text.length
        if (fed > 2 * limits.run) throw new Refusal('xml_broken', { zeile: parser.line })
      }),
    end: () =>
      run(() => {
        parser.close()
      }),
  }
}

/** The text of the document from the start of the open element. @param position characters that the parser has read */
function keepSource(position: () => number) {
  let text = ''
  /** Characters of the document before `text`. */
  let before = 0
  const dropTo = (at: number) => {
    text = text.slice(at)
    before += at
  }
  return {
    add(more: string) {
      text += more
    },
    begin() {
      dropTo(Math.max(0, text.lastIndexOf('<', position() - before - 1)))
    },
    end: () => text.slice(0, position() - before),
    /** Without an open element, only the last tag is needed: it may be incomplete. */
    forget(isOpen: boolean) {
      if (!isOpen) dropTo(Math.max(0, text.lastIndexOf('<')))
    },
  }
}

/** Names become parts of paths, and every element below stores such a path. No OpenImmo name is this long. */
const NAME_MAX = 100

function local(name: string): string {
  const from = name.indexOf(':') + 1
  return name.slice(from, from + NAME_MAX).toLowerCase()
}

/** Decodes base64 in place: the bytes replace the text, so that at most one file is in memory twice. */
function decode(el: El, max: number): void {
  const text = el.text
  el.text = ''
  if (el.clipped || text.length * 0.75 > max * 1.1) {
    el.text = 'too_large'
    return
  }
  const content = Buffer.from(text.replace(/^\s*data:[^,]{0,100},/, ''), 'base64')
  if (content.length > max) el.text = 'too_large'
  else if (content.length > 0) el.content = content
  else if (text.trim() !== '') el.text = 'broken'
}
