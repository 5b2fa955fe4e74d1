import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

const HIDDEN = /^(?:script|style|template|noscript|head)$/

const blanks = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

function textOf(node: Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && HIDDEN.test(node.tagName)) return ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** What a visitor can read on a page, with single blanks. */
export const pageText = (html: string): string => blanks(textOf(parse(html)))

/** The rows of all definition lists of a page, name and value; an entry of the list of fittings has its heading's name. */
export function rowsOf(html: string): [string, string][] {
  const rows: [string, string][] = []
  let term = ''
  let heading = ''
  const visit = (node: Node) => {
    if ('tagName' in node && node.tagName === 'h2') heading = blanks(textOf(node))
    if ('tagName' in node && node.attrs.some(({ name, value }) => name === 'class' && /^fittings\b/.test(value)))
      for (const each of node.childNodes) if ('tagName' in each) rows.push([heading, blanks(textOf(each))])
    if ('tagName' in node && node.tagName === 'dt') term = blanks(textOf(node))
    if ('tagName' in node && node.tagName === 'dd') rows.push([term, blanks(textOf(node))])
    if ('childNodes' in node) for (const each of node.childNodes) visit(each)
  }
  visit(parse(html))
  return rows
}
