import { pauseOf } from '../../words/listed.ts'

/** A part of an editor's text below one heading; null above the first. */
export interface Section {
  heading: string | null
  /** Paragraphs, lists and tables, each as plain text. */
  blocks: string[]
}

const FRONT = /^---\n([\s\S]*?)\n---\n/
const FIELD = /^(\w+):(.*)$/

/** The fields of the head of a markdown file that are one line of text. */
export function readFields(source: string): Record<string, string> {
  const lines = FRONT.exec(source)?.[1]?.split('\n') ?? []
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ''] = FIELD.exec(line) ?? []
      return name ? [[name, unquoted(value.trim())]] : []
    }),
  )
}

/** The text of a YAML scalar in one line. */
function unquoted(value: string): string {
  const isIn = (quote: string) => value.length > 1 && value.startsWith(quote) && value.endsWith(quote)
  if (isIn("'")) return value.slice(1, -1).replaceAll("''", "'")
  return isIn('"') ? value.slice(1, -1) : value
}

/** The text of a markdown file, without its head, as plain text by headings. @param values for `{{name}}` @param tag BCP 47 */
export function readSections(source: string, values: Readonly<Record<string, string>>, tag: string): Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }]
  for (const block of source.replace(FRONT, '').split(/\n{2,}/)) {
    const heading = /^#+ (.*)$/.exec(block.trim())?.[1]?.trim()
    if (heading) sections.push({ heading: plain(heading, values), blocks: [] })
    else {
      const text = plain(block.trim().startsWith('|') ? rowsOf(block, tag) : block, values)
      if (text) sections.at(-1)?.blocks.push(text)
    }
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

/** Each row of a table as a line, "Hauptmietzins: die Miete allein", without its head. */
function rowsOf(table: string, tag: string): string {
  const rows = table.trim().split('\n')
  const rule = rows.findIndex((row) => /^\|[\s:|-]+\|$/.test(row))
  return rows
    .slice(rule + 1)
    .map((row) => {
      const [first = '', ...rest] = row.split('|').flatMap((cell) => cell.trim() || [])
      return rest.length > 0 ? `${first}: ${rest.join(pauseOf(tag))}` : first
    })
    .join('\n')
}

function plain(markdown: string, values: Readonly<Record<string, string>>): string {
  return markdown
    .replace(/\[\[[^[\]]*\]\]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\{\{ *(\w+) *\}\}/g, (_whole, name: string) => values[name] ?? '')
    .replace(/\*\*|`/g, '')
    .replace(/^[-*] +/gm, '– ')
    .trim()
}
