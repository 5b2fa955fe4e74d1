import { createHash } from 'node:crypto'
import { endianness } from 'node:os'
import { FACETS } from '../../domain/search/facets.ts'
import { HISTOGRAM_EDGES } from '../../domain/search/histogram.ts'
import { LIST_FIELDS, NUMBER_FIELDS } from '../fields.ts'
import { turn } from '../memory/steps.ts'
import type { ChangeId } from '../port.ts'
import { type Columns, createSegment, openColumns, packColumns, type Segment } from '../segments/segment.ts'
import { createStore, type Store } from '../segments/store.ts'
import { codeOf, type Value } from '../text/dictionary.ts'
import { createLexicon, type Lexicon, openDictionaries } from '../text/lexicon.ts'
import { createTokenizer } from '../text/tokenize.ts'
import { type Block, readBlocks, textOf, writeBlocks } from './blocks.ts'
import type { Outline } from './pack.ts'

/** Increase it when the format of columns changes. */
const VERSION = 6
const NAMES_A_BLOCK = 2000
/** Words that involve every rule of the tokeniser: when it changes, old snapshots no longer match. */
const PROBE =
  'Schönste Häuser, moderne Straßen in Mödling: l’appartement łódź İzmir 格拉茨公寓 アパート дом شقة ۲۰ Böden 3-Zimmer'

interface KeptSegment {
  columns: { outline: Outline; block: Block }
  dead: Block
  deadCount: number
}

interface KeptDictionary {
  names: Block[]
  sorted: Block
}

interface Kept {
  at: ChangeId
  format: string
  segments: KeptSegment[]
  dictionaries: Record<string, KeptDictionary>
}

/** Identifies snapshots of other criteria, histogram bars, word rules or machines. */
export function snapshotFormat(): string {
  const rules = [NUMBER_FIELDS, LIST_FIELDS, FACETS, HISTOGRAM_EDGES, createTokenizer()(PROBE), endianness()]
  return `${VERSION}-${createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16)}`
}

/**
 * Writes the content of a store at the time of the call to a file; the store may change meanwhile.
 * @returns the file's size in bytes
 */
export async function writeSnapshot(file: string, store: Store, at: ChangeId): Promise<number> {
  // Copies all mutable data before the first await: segments only get dead rows, dictionaries only grow.
  const segments = store.segments.map((segment) => ({ segment, dead: segment.dead.slice() }))
  const counts = segments.map(({ segment }) => segment.deadCount)
  const dictionaries = openDictionaries(store.lexicon).map(([name, { names, sorted }]) => {
    return { name, names, length: names.length, sorted }
  })
  return writeBlocks(file, async ({ write }) => {
    const kept: Kept = { at, format: snapshotFormat(), segments: [], dictionaries: {} }
    for (const [i, { segment, dead }] of segments.entries()) {
      const { outline, bytes } = packColumns(columnsOf(segment))
      const columns = { outline, block: await write(new Uint8Array(bytes)) }
      kept.segments.push({ columns, dead: await write(bytesOf(dead)), deadCount: counts[i]! })
    }
    for (const { name, names, length, sorted } of dictionaries) {
      const blocks: Block[] = []
      for (let from = 0; from < length; from += NAMES_A_BLOCK) {
        const some = names.slice(from, Math.min(length, from + NAMES_A_BLOCK))
        blocks.push(await write(Buffer.from(JSON.stringify(some))))
      }
      kept.dictionaries[name] = { names: blocks, sorted: await write(bytesOf(sorted)) }
    }
    return kept
  })
}

/**
 * Reads a file of writeSnapshot.
 * @throws Error with the reason why it is unusable: missing, damaged, or made by another version
 */
export async function readSnapshot(file: string): Promise<{ at: ChangeId; store: Store }> {
  return readBlocks(file, async ({ about, read }) => {
    const { at, format, segments, dictionaries } = about as Kept
    if (format !== snapshotFormat()) throw new Error('another version has made the file')
    const lexicon = createLexicon()
    await readNames(lexicon, dictionaries, read)
    const restored: Segment[] = []
    for (const { columns, dead, deadCount } of segments) {
      const bytes = await read(columns.block)
      const opened = openColumns({ outline: columns.outline, bytes })
      restored.push(createSegment(opened, new Uint32Array(await read(dead)), deadCount))
    }
    return { at, store: createStore(lexicon, restored) }
  })
}

async function readNames(
  lexicon: Lexicon,
  kept: Kept['dictionaries'],
  read: (block: Block) => Promise<SharedArrayBuffer>,
): Promise<void> {
  for (const [name, dictionary] of openDictionaries(lexicon)) {
    const { names, sorted } = kept[name]!
    for (const block of names) {
      for (const value of JSON.parse(textOf(await read(block))) as Value[]) codeOf(dictionary, value)
      await turn()
    }
    dictionary.sorted = new Uint32Array(await read(sorted))
  }
}

/** The immutable part of a segment. */
function columnsOf({ dead: _, deadCount: __, arena: ___, ...columns }: Segment): Columns {
  return columns
}

const bytesOf = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
