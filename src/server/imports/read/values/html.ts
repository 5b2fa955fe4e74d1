import sanitizeHtml from 'sanitize-html'
import { BLOCK_TAG } from '../markup.ts'
import type { Parser } from '../reading.ts'
import { rowsOf } from './tables.ts'

const TAGS = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i']
const MARKUP = /<\/?[a-z!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]{1,30});/i
const MAX_TEXT = 50_000
const MAX_TITLE = 300
/** Only the beginning of a line is processed, up to this length. */
const MAX_RAW = 20_000

/**
 * Parses a text as safe HTML: a small set of tags without attributes. The XML parser has decoded entities once; a
 * remaining `&lt;` stays visible text. Plain text is escaped. Line breaks of a text without blocks are kept (soft wraps
 * of an indented file are not line breaks).
 */
export const prose: Parser<string> = (raw, say) => {
  const text = raw.replace(/\r\n?/g, '\n').trim()
  if (text.length > MAX_TEXT) say('text_clipped', { max: MAX_TEXT, wert: `${text.slice(0, 40)}…` })
  const html = sanitize(toHtml(text.slice(0, MAX_TEXT), MARKUP.test(text)))
  const tidy = html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li)>|<br \/>) ?/g, '$1')
    .replace(/<(p|li|strong|em|b|i)>(?: |<br \/>)*<\/\1>/g, '')
    .replace(/(?:<br \/>){3,}/g, '<br /><br />')
    .replace(/(?:<br \/>){1,2}(<\/p>|$)/g, '$1')
    .replace(/(^|<p>)(?:<br \/>)+/g, '$1')
    .trim()
  if (/<script|<iframe|<object|<embed|\son\w+\s*=|javascript:/i.test(text)) say('markup_removed', {}, 'info')
  return toText(tidy) === '' ? null : tidy
}

/** Parses a title or short line as plain text: all tags are removed, HTML entities are decoded once. */
export function plain(max = MAX_TITLE): Parser<string> {
  return (sent, say) => {
    const raw = sent.slice(0, MAX_RAW)
    const text = (MARKUP.test(raw) ? toText(stripTags(raw)).replace(/<\/?[a-z!][^<>]*>/gi, ' ') : raw)
      .replace(/\s+/g, ' ')
      .trim()
    if (text.length > max) say('text_clipped', { max, wert: `${text.slice(0, 40)}…` })
    return text === '' ? null : text.slice(0, max).trim()
  }
}
export const title: Parser<string> = plain()

function sanitize(html: string): string {
  return sanitizeHtml(rowsOf(html), {
    allowedTags: TAGS,
    allowedAttributes: {},
    nestingLimit: 20,
    transformTags: { h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p', div: 'p' },
  })
}

function stripTags(html: string): string {
  return sanitizeHtml(rowsOf(html).replace(/<\/?(?:br|p|div|li|h\d)\b[^<>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
}

/** The text of sanitised HTML; its only entities are the sanitiser's own four. */
function toText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** Line breaks count where neither blocks nor `<br>` set the lines: in plain text, and beside tags such as `<b>`. */
function toHtml(text: string, hasMarkup: boolean): string {
  if (!hasMarkup) return withBreaks(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
  if (BLOCK_TAG.test(text)) return text
  return withBreaks(text.replace(/<[^<>]*>/g, (tag) => tag.replaceAll('\n', ' ')))
}

function withBreaks(html: string): string {
  return html
    .replace(/(?<![ \t])[ \t]*\n[ \t]{4,}(?=\S)/g, ' ')
    .replace(/\n{2,}/g, '<br /><br />')
    .replace(/\n/g, '<br />')
}
