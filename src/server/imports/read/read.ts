import type { FeedEvent } from '../../../domain/imports/feed.ts'
import { makeDecoder } from './encoding.ts'
import { DEFAULT_LIMITS, type Limits, Refusal } from './limits.ts'
import { makeMapper, type State, say } from './mapper.ts'
import { makeParser, type Piece } from './parser.ts'
import { openSource, type XmlFile } from './source.ts'
import { makeTidy } from './tidy.ts'
import { keepWholeCharacters } from './whole-characters.ts'

export { openAttachments } from './attachments.ts'

export interface ReadOptions {
  /** Reads the XML in this encoding and ignores its declaration (a setting of the source). */
  encoding?: string
  limits?: Partial<Limits>
  /** The current time, for the age of a building and the energy guideline in force; tests pass their own. */
  now?: Date
  /** The country of objects that name none, ISO 3166 alpha-3, by default Austria; null when the source has none. */
  usualCountry?: string | null
  /** Gives each object its XML. */
  withXml?: boolean
  /** Reads of each object only its keys, its action and its sender, which takes half of the time. */
  keysOnly?: boolean | undefined
}

/**
 * Reads an OpenImmo or justimmo feed, plain XML or ZIP, object by object: the largest object bounds the memory. A file
 * that cannot be read, or only in part, ends with a note of level `error` (code `import.<code>`) after all valid
 * objects. The function never throws because of the file's content.
 */
export async function* readFeed(path: string, options: ReadOptions = {}): AsyncGenerator<FeedEvent> {
  for await (const event of readEvents(path, options)) yield keepWholeCharacters(event)
}

async function* readEvents(path: string, options: ReadOptions): AsyncGenerator<FeedEvent> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const state: State = {
    nr: 0,
    projects: 0,
    feeds: 0,
    companies: 0,
    others: new Set(),
    usualCountry: options.usualCountry === undefined ? 'AUT' : options.usualCountry,
    now: options.now ?? new Date(),
    keysOnly: options.keysOnly,
  }
  try {
    const source = await openSource(path, limits)
    try {
      for (const { code, params } of source.remarks) yield say(code, params, 'warning')
      for (const file of source.files) {
        if ((yield* readXml(file, options, limits, state)) === 'broken') return
      }
      if (source.fault !== null) yield say(source.fault, {}, 'error')
      else if (state.feeds === 0) yield say('not_a_feed', {}, 'error')
      else if (state.nr === 0 && state.projects === 0) {
        const found = [...state.others].join(', ')
        yield say(found ? 'no_objects_but' : 'no_objects', found ? { wert: found } : {}, 'warning')
      }
    } finally {
      source.close()
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield say(error.code, error.params, 'error')
  }
}

async function* readXml(
  file: XmlFile,
  { encoding, withXml }: ReadOptions,
  limits: Limits,
  state: State,
): AsyncGenerator<FeedEvent, 'broken' | 'done'> {
  const parser = makeParser(limits, withXml)
  const mapper = makeMapper(state)
  for await (const pieces of parse(file, parser, encoding, limits)) {
    for (const piece of pieces) {
      if (piece.type === 'remark') {
        if (piece.fatal) yield* mapper.flush()
        yield say(piece.code, piece.params, piece.fatal ? 'error' : 'warning', file.name)
        if (piece.fatal) return 'broken'
        continue
      }
      if (piece.type === 'root' && piece.name !== 'openimmo' && piece.name !== 'justimmo') {
        yield say('xml_not_feed', { name: file.name, wert: piece.name.slice(0, 40) }, 'warning')
        return 'done'
      }
      const xml = piece.type === 'element' ? piece.xml : undefined
      for (const event of mapper.map(piece))
        yield xml !== undefined && event.type === 'object' ? { ...event, xml } : event
    }
  }
  yield* mapper.flush()
  return 'done'
}

/** Turns bytes into pieces; a read error (such as a truncated ZIP entry) becomes a fatal remark. */
async function* parse(
  file: XmlFile,
  parser: ReturnType<typeof makeParser>,
  encoding: string | undefined,
  limits: Limits,
): AsyncGenerator<Piece[]> {
  const tidy = makeTidy(limits.run)
  let decoder: ReturnType<typeof makeDecoder> | null = null
  try {
    for await (const chunk of chunksOf(file, limits)) {
      decoder ??= makeDecoder(chunk, encoding)
      const text = tidy.write(decoder.write(chunk))
      yield [...decoder.notes.splice(0).map(({ code, params }) => remark(code, params)), ...parser.write(text)]
    }
    const rest = parser.write(tidy.write(decoder?.end() ?? '') + tidy.end())
    yield [...[...tidy.mended].map((what) => remark(`mended_${what}`, {})), ...rest]
    yield parser.end()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield [{ ...remark(error.code, error.params), fatal: true }]
  }
}

function remark(code: string, params: Record<string, string | number>): Extract<Piece, { type: 'remark' }> {
  return { type: 'remark', code, params, fatal: false }
}

/** @throws Refusal when the bytes cannot be read (a damaged or truncated ZIP entry, a disk error) or are too many */
async function* chunksOf(file: XmlFile, limits: Limits): AsyncGenerator<Buffer> {
  const stream = await file.open()
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limits.xml) throw new Refusal('xml_too_large', { max: limits.xml })
      yield chunk
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('zip_entry_broken', { name: file.name })
  } finally {
    stream.destroy()
  }
}
