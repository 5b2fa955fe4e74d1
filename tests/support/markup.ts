import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { MARK } from './strangers.ts'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

/** Attributes that hold an address, or several. */
const ADDRESSES =
  /^(?:href|src|srcset|action|formaction|poster|data|cite|background|ping|manifest|imagesrcset|.*:href)$/
const SCHEMES = /^(?:https?|tel|mailto):/
/** Elements that no page or mail of ours contains, whatever its content. */
const FOREIGN = /^(?:base|object|embed|applet|frame|frameset|iframe|math|foreignobject|set|animate.*)$/

/**
 * Finds what a document contains beyond its template, in words: elements and attributes from a value, event handlers,
 * addresses with a scheme that runs code or with the host of a stranger, foreign words in scripts, styles, comments and
 * raw text.
 * @param scripting the browser's mode: with scripts a noscript is raw text, without them it is markup
 */
export function intruders(html: string, scripting: boolean): string[] {
  const found: string[] = []
  walk(parse(html, { scriptingEnabled: scripting }), (node) => {
    if (node.nodeName === '#comment' && hasMark((node as DefaultTreeAdapterTypes.CommentNode).data)) {
      found.push(`a comment: ${(node as DefaultTreeAdapterTypes.CommentNode).data}`)
    }
    if (!isElement(node)) return
    const { tagName, attrs } = node
    if (FOREIGN.test(tagName) || hasMark(tagName)) found.push(`<${tagName}>`)
    const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase()
    if (tagName === 'meta' && kind && kind !== 'content-security-policy') found.push(`<meta http-equiv=${kind}>`)
    for (const { name, value } of attrs) {
      const said = `<${tagName} ${name}="${value}">`
      if (!/^[\w:@.-]+$/.test(name) || hasMark(name) || /^on|^srcdoc$/.test(name)) found.push(said)
      else if (name === 'style' && (hasMark(value) || /evil|position:fixed/.test(value))) found.push(said)
      else if (ADDRESSES.test(name) && !isOurs(node, name, value)) found.push(said)
    }
    const raw = scripting ? /^(?:style|noscript|iframe|noembed|noframes|xmp)$/ : /^style$/
    const text = tagName === 'noscript' ? withoutValues(textOf(node)) : textOf(node)
    if (raw.test(tagName) && hasMark(text)) found.push(`<${tagName}> with ${text}`)
    if (tagName === 'script' && hasMark(textOf(node)) && !isData(node)) found.push(`<script> with ${textOf(node)}`)
  })
  return found
}

/** A field without scripts may repeat what its visitor typed; a value that ends it early leaves its rest. */
const withoutValues = (markup: string) => markup.replace(/ value="[^"]*"/g, '')

const hasMark = (text: string) => text.toLowerCase().includes(MARK)

function isOurs({ tagName, attrs }: Element, name: string, value: string): boolean {
  const rel = attrs.find((one) => one.name === 'rel')?.value ?? ''
  const isMarkedLink = tagName === 'a' && /\bnofollow\b/.test(rel)
  const several = /srcset$/.test(name) ? value.split(/,\s+/) : [value]
  return several.every((one) => {
    const address = one.trim()
    // A drawing in an img runs no scripts; flags and blurs are such drawings.
    const pictures = tagName === 'img' ? /^data:image\/(?:png|bmp|svg\+xml)[;,]/ : /^data:image\/(?:png|bmp)[;,]/
    if (address.startsWith('data:')) return pictures.test(address) && !hasMark(address)
    const url = URL.parse(address, 'http://own.example/page')
    if (!url || !SCHEMES.test(url.protocol)) return false
    // A tour may link anywhere, if the link is marked; addresses that the browser loads or opens by itself may not.
    return !url.username && !url.password && (isMarkedLink || !/evil/.test(url.hostname))
  })
}

/** Data for our own scripts: valid JSON. */
function isData(node: Element): boolean {
  const type = node.attrs.find(({ name }) => name === 'type')?.value ?? ''
  if (!/^application\/(?:ld\+)?json$/.test(type)) return false
  JSON.parse(textOf(node))
  return true
}

/** The schema.org objects of a page. */
export function linkedData(html: string): unknown[] {
  const found: unknown[] = []
  walk(parse(html), (node) => {
    const isOne = isElement(node) && node.attrs.some(({ value }) => value === 'application/ld+json')
    if (isOne) found.push(JSON.parse(textOf(node)))
  })
  return found
}

/**
 * Elements and names of attributes in their order, without the tags that agencies may write: equal for two homes with
 * the same known values.
 */
export function skeleton(html: string, scripting: boolean): string[] {
  const lines: string[] = []
  walk(parse(html, { scriptingEnabled: scripting }), (node, depth) => {
    if (!isElement(node)) return
    const names = node.attrs.map(({ name }) => name)
    lines.push(`${' '.repeat(depth)}${node.tagName} ${names.join(' ')}`)
    return !node.attrs.some(({ name, value }) => name === 'class' && /\bprose\b/.test(value))
  })
  return lines
}

/** @param visit returns false to skip the children */
function walk(node: Node, visit: (node: Node, depth: number) => unknown, depth = 0): void {
  if (visit(node, depth) === false) return
  const inner = 'content' in node ? [node.content] : []
  for (const each of [...('childNodes' in node ? node.childNodes : []), ...inner]) walk(each as Node, visit, depth + 1)
}

const isElement = (node: Node): node is Element => 'tagName' in node

const textOf = (node: Element): string =>
  node.childNodes.map((each) => ('value' in each ? each.value : isElement(each) ? textOf(each) : '')).join('')
