import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PASSAGE_MAX } from '../../domain/content/passage.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'
import type { Config } from '../config.ts'
import { readOperator } from '../operator.ts'
import { projectPath } from '../paths.ts'
import { HelpIndex, type Passage } from './help-index.ts'
import { readFields, readSections, type Section } from './markdown.ts'

const KINDS = ['help', 'faq', 'blog'] as const
type Kind = (typeof KINDS)[number]

/** A passage with what a reader needs of it. */
export interface HelpPassage extends Passage {
  kind: Kind
  language: Language
}

type Contact = Pick<Config, 'SITE_URL' | 'CONTACT_PHONE' | 'CONTACT_EMAIL' | 'OPERATOR_FILE'>

const indexes = new Map<Language, Promise<HelpIndex<HelpPassage>>>()

/**
 * The passages that answer a question, best first: one of each page. Where a text is not translated, the German one
 * stands in for it, as on the pages.
 */
export async function findHelp(
  contact: Contact,
  question: string,
  language: Language,
  limit: number,
): Promise<HelpPassage[]> {
  const found = (await indexOf(contact, language)).find(question, limit)
  if (found.length > 0 || language === DEFAULT_LANGUAGE) return found
  const german = (await indexOf(contact, DEFAULT_LANGUAGE)).find(question, limit)
  return german.map((passage) => ({ ...passage, page: localPath(language, passage.page) }))
}

/** Texts change with a new version only, so each language is read once, when somebody first asks in it. */
function indexOf(contact: Contact, language: Language): Promise<HelpIndex<HelpPassage>> {
  const known = indexes.get(language)
  if (known) return known
  const index = readPassages(contact, language).then((passages) => new HelpIndex(passages))
  indexes.set(language, index)
  // The next question tries again.
  index.catch(() => indexes.delete(language))
  return index
}

/** Every passage of the texts in a language. */
export async function readPassages(contact: Contact, language: Language): Promise<HelpPassage[]> {
  const { isExample: _, ...operator } = readOperator(contact.OPERATOR_FILE)
  const values = { ...operator, site: contact.SITE_URL, phone: contact.CONTACT_PHONE, email: contact.CONTACT_EMAIL }
  const passages: HelpPassage[] = []
  for (const kind of KINDS) {
    const own = new Set(await filesOf(kind, language))
    for (const file of await filesOf(kind, DEFAULT_LANGUAGE)) {
      const written = own.has(file) ? language : DEFAULT_LANGUAGE
      const source = await readFile(folderOf(kind, written, file), 'utf8')
      const fields = readFields(source)
      const name = path.basename(file, '.md')
      for (const { heading, text } of readSections(source, values, LANGUAGES[written].tag).flatMap(passagesOf)) {
        passages.push({
          kind,
          language: written,
          page: localPath(language, pathOf(kind, name, fields)),
          title: fields.title ?? fields.question ?? name,
          heading,
          text,
        })
      }
    }
  }
  return passages
}

const folderOf = (kind: Kind, language: Language, file = '') => projectPath('src/content', kind, language, file)

async function filesOf(kind: Kind, language: Language): Promise<string[]> {
  const files = await readdir(folderOf(kind, language)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.filter((file) => file.endsWith('.md')).sort()
}

/** The German path of a text. */
function pathOf(kind: Kind, name: string, { category = '' }: Readonly<Record<string, string>>): string {
  if (kind === 'faq') return `/faq/${category}#${name}`
  return kind === 'help' ? `/hilfe/${name}` : `/blog/${name}`
}

/** The blocks of a section in as few passages as have room for them. */
function passagesOf({ heading, blocks }: Section): { heading: string | null; text: string }[] {
  const passages: string[] = []
  for (const piece of blocks.flatMap(piecesOf)) {
    const joined = passages.length > 0 ? `${passages.at(-1)}\n${piece}` : piece
    if (passages.length > 0 && joined.length <= PASSAGE_MAX) passages[passages.length - 1] = joined
    else passages.push(piece)
  }
  return passages.map((text) => ({ heading, text }))
}

const segmenter = new Intl.Segmenter(LANGUAGES[DEFAULT_LANGUAGE].tag, { granularity: 'sentence' })

/** A block, or where it is too long for a passage, its sentences in groups. */
function piecesOf(block: string): string[] {
  if (block.length <= PASSAGE_MAX) return [block]
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(block)) {
    const sentence = segment.length > PASSAGE_MAX ? `${segment.slice(0, PASSAGE_MAX - 1)}…` : segment
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length <= PASSAGE_MAX) pieces[pieces.length - 1] = last + sentence
    else pieces.push(sentence)
  }
  return pieces.map((piece) => piece.trim())
}
