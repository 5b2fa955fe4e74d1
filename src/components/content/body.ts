import { escapeHtml } from '../../domain/format/html.ts'
import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

/** The word in `[[rechner:…]]`. */
const CALCULATORS = ['nebenkosten', 'kredit'] as const
export type Calculator = (typeof CALCULATORS)[number]

/** A value for `{{…}}`; with `href` it becomes a link, unless the text is a link already. */
export interface Value {
  text: string
  href?: string
}
export type Part = { html: string } | { calculator: Calculator }

interface Options {
  /** The language of the page, which its links keep. */
  language: Language
  values: Readonly<Record<string, Value>>
  /** The file name for error messages. */
  file: string
}

/** Some expressions below take more than linear time; the longest text has a tenth of this length. */
const LENGTH_MAX = 300_000
const PLACEHOLDER = /(?:\{\{|%7B%7B)\s*(.*?)\s*(?:\}\}|%7D%7D)/g
const CALCULATOR = /<p>\s*\[\[\s*rechner:\s*([^\]]*?)\s*\]\]\s*<\/p>/g

/**
 * Converts the HTML of an editor's text for a page: it fills placeholders, keeps links in the page's language, gives
 * tables without a head row heads, and separates calculators.
 * @throws Error that names file and word, for an unknown placeholder or calculator, and for a text that is too long; it
 * stops the build
 */
export function bodyParts(html: string, options: Options): Part[] {
  const { file } = options
  if (html.length > LENGTH_MAX) throw new Error(`${file}: longer than ${LENGTH_MAX} characters.`)
  const ready = rowHeads(localLinks(fill(html, options), options.language))
  const pieces = ready.split(CALCULATOR)
  return pieces.flatMap((piece, at): Part[] => {
    if (at % 2 === 1) {
      const calculator = CALCULATORS.find((name) => name === piece)
      if (!calculator) throw new Error(`${file}: there is no calculator "${piece}", only ${CALCULATORS.join(' and ')}.`)
      return [{ calculator }]
    }
    const stray = /\[\[.*?\]\]/.exec(piece)?.[0]
    if (stray) throw new Error(`${file}: ${stray} must be [[rechner:name]], alone in its paragraph.`)
    return piece.trim() ? [{ html: piece }] : []
  })
}

/** The text alone, for structured data: no calculators, and only the tags that Google accepts in answers. */
export function bodyText(html: string, options: Options): string {
  const parts = bodyParts(html, options)
  const kept = parts.map((part) => ('html' in part ? part.html : '')).join('')
  return kept.replace(/<(?!\/?(p|ul|ol|li|strong|em|br)\b)[^>]*>/g, '').trim()
}

function fill(html: string, { values, file }: Options): string {
  let inLink = false
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const isTag = piece.startsWith('<')
      if (isTag) inLink = /^<a\b/.test(piece) || (inLink && !/^<\/a>/.test(piece))
      return piece.replace(PLACEHOLDER, (_whole, word: string) => {
        const value = Object.hasOwn(values, word) ? values[word] : undefined
        if (!value) throw new Error(`${file}: there is no {{${word}}}, only ${Object.keys(values).join(', ')}.`)
        const text = escapeHtml(value.text)
        if (isTag) return text
        // Latin text inside Arabic: without bidi isolation, a phone number appears reversed.
        return value.href && !inLink
          ? `<a href="${escapeHtml(value.href)}" dir="ltr">${text}</a>`
          : `<bdi>${text}</bdi>`
      })
    })
    .join('')
}

/** Files and the API have no language; every other internal address keeps the language of the page. */
function localLinks(html: string, language: Language): string {
  return html.replace(/(<a\b[^>]*?\shref=")(\/[^"]*)"/g, (_whole, before: string, path: string) => {
    const isFile = /^\/(api|media|_astro)\/|\.\w+$/.test(path)
    return `${before}${isFile ? path : localPath(language, path)}"`
  })
}

/** Markdown has no table without a head: an empty head is removed, and the first cell of each row becomes its head. */
function rowHeads(html: string): string {
  return html.replace(
    /<table>\s*<thead>\s*<tr>(?:\s*<th[^>]*><\/th>)+\s*<\/tr>\s*<\/thead>([\s\S]*?)<\/table>/g,
    (_, rows) =>
      `<table>${(rows as string).replace(/<tr>(\s*)<td([^>]*)>([\s\S]*?)<\/td>/g, '<tr>$1<th scope="row"$2>$3</th>')}</table>`,
  )
}
