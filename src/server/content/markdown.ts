import { pauseOf } from '../../words/listed.ts'

/** A part of an editor's text below one heading; null above the first. */
export interface Section {
  heading: string | null
  /** Paragraphs, lists and tables, each as plain text. */
  blocks: string[]
}

const FRONT = /^---\n([\s\S]*?)\n---\n/
const FIELD = /^(\w+):(.*)$/

/** Without the mark and the line ends that editors on Windows write. */
const plainLines = (source: string): string => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** The fields of the head of a markdown file that are text. */
export function readFields(source: string): Record<string, string> {
  const front = FRONT.exec(plainLines(source))?.[1] ?? ''
  // A longer text may go on in indented lines, below a mark that says so.
  const lines = front.replace(/\n[ \t]+(?=\S)/g, ' ').split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ''] = FIELD.exec(line) ?? []
      return name ? [[name, unquoted(value.trim())]] : []
    }),
  )
}

/** The text of a YAML scalar, whose lines were joined. */
function unquoted(value: string): string {
  const single = /^'((?:[^']|'')*)'/.exec(value)?.[1]
  if (single !== undefined) return single.replaceAll("''", "'")
  const double = /^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1]
  if (double !== undefined) return double.replace(/\\(["\\])/g, '$1')
  const [text = ''] = value.replace(/^[>|][+-]? /, '').split(' #')
  return text
}

/** The text of a markdown file, without its head, as plain text by headings. @param values for `{{name}}` @param tag BCP 47 */
export function readSections(source: string, values: Readonly<Record<string, string>>, tag: string): Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }]
  // A heading may stand directly above or below a text.
  const text = plainLines(source)
    .replace(FRONT, '')
    .replace(/^#{1,6} .*$/gm, '\n$&\n')
  for (const block of text.split(/\n{2,}/)) {
    const heading = /^#+ (.*)$/.exec(block.trim())?.[1]?.trim()
    if (heading) sections.push({ heading: plain(heading, values), blocks: [] })
    else {
      const words = plain(block.trim().startsWith('|') ? rowsOf(block, tag) : block, values)
      if (words) sections.at(-1)?.blocks.push(words)
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
    .replace(/(?<![\p{L}\p{N}*_])[*_]([^*_\n]+)[*_](?![\p{L}\p{N}*_])/gu, '$1')
    .replace(/^> ?/gm, '')
    .replace(/^[-*] +/gm, '– ')
    .trim()
}
