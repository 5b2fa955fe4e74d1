import type { ExposeBlock, ExposeRun } from '../document.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const TOKEN = /<(\/?)([a-z]+) ?\/?>|[^<]+|</g

/**
 * The paragraphs and lists of sanitised HTML (p br ul ol li strong em b i without attributes). A list within a list
 * becomes further items of the outer one.
 */
export function blocksOf(html: string): ExposeBlock[] {
  const blocks: ExposeBlock[] = []
  let runs: ExposeRun[] = []
  let list: Extract<ExposeBlock, { kind: 'list' }> | null = null
  const depth = { strong: 0, em: 0, list: 0 }
  const end = () => {
    const written = tidy(runs)
    runs = []
    if (written.length === 0) return
    if (list) list.items.push(written)
    else blocks.push({ kind: 'paragraph', runs: written })
  }
  for (const [token, closing, tag] of html.matchAll(TOKEN)) {
    const step = closing ? -1 : 1
    if (!tag) runs.push({ text: textOf(token), strong: depth.strong > 0, emphasis: depth.em > 0 })
    else if (tag === 'strong' || tag === 'b') depth.strong += step
    else if (tag === 'em' || tag === 'i') depth.em += step
    else {
      end()
      if (tag !== 'ul' && tag !== 'ol') continue
      depth.list += step
      if (depth.list === 1 && !closing) {
        list = { kind: 'list', ordered: tag === 'ol', items: [] }
        blocks.push(list)
      } else if (depth.list <= 0) list = null
    }
  }
  end()
  return blocks.filter((block) => block.kind === 'paragraph' || block.items.length > 0)
}

const textOf = (token: string) =>
  token
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\u00a0]+/g, ' ')

/** Without the white space at its ends, and without empty runs. */
function tidy(runs: readonly ExposeRun[]): ExposeRun[] {
  const kept = runs.filter(({ text }) => text !== '')
  while (kept[0]?.text.trim() === '') kept.shift()
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  return kept.map((run, at) => {
    const text = at === 0 ? run.text.trimStart() : run.text
    return { ...run, text: at === kept.length - 1 ? text.trimEnd() : text }
  })
}
