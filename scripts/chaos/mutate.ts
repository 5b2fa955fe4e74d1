import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import iconv from 'iconv-lite'
import { ZipFile } from 'yazl'
import { projectPath } from '../../src/server/paths.ts'
import { ODD_TEXTS, type Random } from '../../tests/operations/generated.ts'
import { feedOf } from '../../tests/support/feed.ts'
import { walkFeed } from '../../tests/support/walk/steps.ts'

export interface Mutated {
  name: string
  bytes: Buffer
  /** The mutations in their order, for the report of a failure. */
  told: string
}

type Change = (text: string, random: Random) => string

/** These leave most feeds readable, so that what lies behind the parser is met as well: chosen more often. */
const MILD = ['value', 'value', 'attribute', 'attribute', 'twice', 'without', 'objects', 'path']
const between = ({ next }: Random, from: number, to: number) => from + Math.floor(next() * (to - from))
const spot = (text: string | Buffer, random: Random) => between(random, 0, text.length + 1)
const insert = (text: string, at: number, what: string) => text.slice(0, at) + what + text.slice(at)
/** Replaces the n-th match, a random one. */
function replaceOne(text: string, pattern: RegExp, random: Random, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)]
  const one = found[between(random, 0, found.length)]
  return one ? text.slice(0, one.index) + by(one[0]) + text.slice(one.index + one[0].length) : text
}

/** Replaces an element without children, a random one. */
function replaceLeaf(text: string, random: Random, by: (found: string) => string): string {
  const tags = [...text.matchAll(/<[^<>]*>/g)]
  const leaves = tags.flatMap(([tag], at) => {
    const next = tags[at + 1]
    return next && next[0] === `</${tag.slice(1).split(/[\s>]/, 1)[0]}>`
      ? [[tags[at]?.index ?? 0, next.index + next[0].length] as const]
      : []
  })
  const one = leaves[between(random, 0, leaves.length)]
  return one ? text.slice(0, one[0]) + by(text.slice(...one)) + text.slice(one[1]) : text
}

/** Repeats an object. */
function repeatObject(text: string): string {
  const end = text.indexOf('immobilie>', text.indexOf('immobilie>') + 1)
  const from = text.lastIndexOf('<', text.indexOf('immobilie>'))
  return end < 0 ? text : insert(text, end + 'immobilie>'.length, text.slice(from, end + 'immobilie>'.length).repeat(2))
}

const LAUGHS = `<!DOCTYPE openimmo [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1 < 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]>`
const PROLOGS = [
  LAUGHS,
  '<!DOCTYPE openimmo [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  '<!DOCTYPE openimmo SYSTEM "http://127.0.0.1:1/openimmo.dtd">',
  '<!DOCTYPE openimmo [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;]>',
  '<?xml version="1.1" encoding="UTF-8"?>',
  '<?xml-stylesheet href="file:///etc/passwd"?>',
]
const PIECES = ['<', '>', '&', ']]>', '<![CDATA[', '<!--', '-->', '<?', '?>', '"', '\0', '&#x0;', '&#xD800;', '&x;']
const FURTHER = ['</immobilie>', '<immobilie>', '<anbieter>', '</anbieter>', '</openimmo>', '<openimmo>', '\uFEFF']

/** Changes of the text of a feed: its tags, attributes and values. */
const TEXTS: Record<string, Change> = {
  value: (text, random) => replaceOne(text, />[^<>]+</g, random, () => `>${random.pick(ODD_TEXTS)}<`),
  attribute: (text, random) => replaceOne(text, /="[^"<]*"/g, random, () => `="${random.pick(ODD_TEXTS)}"`),
  tag: (text, random) =>
    replaceOne(text, /<[a-z]\w*/gi, random, (tag) => `${tag}${random.pick(['x', ':x', '-', '.'])}`),
  'end tag': (text, random) => replaceOne(text, /<\/[\w:]+>/g, random, () => ''),
  twice: (text, random) => replaceLeaf(text, random, (one) => one.repeat(between(random, 2, 40))),
  without: (text, random) => replaceLeaf(text, random, () => ''),
  objects: repeatObject,
  deep: (text, random) => insert(text, spot(text, random), '<a>'.repeat(between(random, 1, 5000))),
  attributes: (text, random) =>
    replaceOne(
      text,
      /<[a-z]\w*/gi,
      random,
      (tag) => `${tag}${Array.from({ length: between(random, 1, 2000) }, (_, at) => ` a${at}="1"`).join('')}`,
    ),
  endless: (text, random) => insert(text, spot(text, random), 'x'.repeat(between(random, 1, 300_000))),
  piece: (text, random) => insert(text, spot(text, random), random.pick([...PIECES, ...FURTHER])),
  odd: (text, random) => insert(text, spot(text, random), random.pick(ODD_TEXTS)),
  prolog: (text, random) => random.pick(PROLOGS) + text.replace(/^<\?xml[^>]*>/, '').replace(/>[^<>]+</, '>&a8;&x;<'),
  path: (text, random) => replaceOne(text, /<pfad>[^<]*/g, random, () => `<pfad>${random.pick(PATHS)}`),
  swapped: (text, random) => {
    const [a, b] = [spot(text, random), spot(text, random)].sort((one, other) => one - other) as [number, number]
    const middle = Math.floor((a + b) / 2)
    return text.slice(0, a) + text.slice(middle, b) + text.slice(a, middle) + text.slice(b)
  },
}
const PATHS = [
  '../../../../tmp/evil.jpg',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'C:\\x',
  '\0',
]

/** Encodings that senders use, and some that none should. */
const ENCODINGS = [
  'utf8',
  'utf16le',
  'utf16be',
  'utf-7',
  'utf-32le',
  'latin1',
  'win1252',
  'cp850',
  'shiftjis',
  'macroman',
]
const DECLARED = ['UTF-8', 'UTF-16', 'ISO-8859-1', 'windows-1252', 'x-klingon', 'UTF-7', 'EBCDIC-CP-US', '']

function encode(text: string, random: Random): [Buffer, string] {
  const [encoding, declared] = [random.pick(ENCODINGS), random.pick(DECLARED)]
  const head = declared ? `<?xml version="1.0" encoding="${declared}"?>` : ''
  const addBOM = random.next() < 0.4
  const bytes = iconv.encode(head + text.replace(/^<\?xml[^>]*>/, ''), encoding, { addBOM })
  return [bytes, `${encoding} as ${declared || 'nothing'}`]
}

/** Changes of the bytes, of a text or of a ZIP. */
const BYTES: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  flipped: (bytes, random) => {
    for (let left = between(random, 1, 20); left > 0; left--) bytes[spot(bytes, random)] = between(random, 0, 256)
    return bytes
  },
  removed: (bytes, random) => {
    const at = spot(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + between(random, 1, 400))])
  },
  added: (bytes, random) => {
    const at = spot(bytes, random)
    const noise = Buffer.from(Array.from({ length: between(random, 1, 64) }, () => between(random, 0, 256)))
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
  },
  truncated: (bytes, random) => bytes.subarray(0, spot(bytes, random)),
  repeated: (bytes, random) => Buffer.concat([bytes, bytes.subarray(spot(bytes, random))]),
}

type Entry = [name: string, content: Buffer, mode?: number]

/** A ZIP around the feed, as it should be or as an attacker makes it. */
async function zipOf(xml: Buffer, random: Random): Promise<[Buffer, string]> {
  const entries: Entry[] = [['feed.xml', xml]]
  const more: Record<string, () => Entry[]> = {
    picture: () => [['bild.jpg', Buffer.from('no picture')]],
    'picture without end': () => [['bild.jpg', Buffer.alloc(between(random, 1, 20) * 1_000_000)]],
    symlink: () => [['link.jpg', Buffer.from('/etc/passwd'), 0o120777]],
    'two feeds': () => [['zweiter.xml', xml]],
    'the same name': () => [['feed.xml', xml]],
    'many entries': () =>
      Array.from({ length: between(random, 2, 300) }, (_, at): Entry => [`${at}.jpg`, Buffer.of(1)]),
    nested: () => [['innen.zip', Buffer.from('PK\u0003\u0004')]],
    folder: () => [['a/b/c/bild.jpg', Buffer.of(1)]],
  }
  const chosen = Array.from({ length: between(random, 0, 3) }, () => random.pick(Object.keys(more)))
  for (const name of chosen) entries.push(...(more[name] as () => Entry[])())
  if (random.next() < 0.1) entries.shift()
  const zip = new ZipFile()
  for (const [name, content, mode] of entries)
    zip.addBuffer(content, name, { ...(mode && { mode }), compressionLevel: 1 })
  zip.end()
  const packed = await buffer(zip.outputStream)
  if (random.next() > 0.15) return [packed, `zip ${chosen.join(' + ')}`]
  // A name of the same length that no honest tool writes.
  const outside = random.pick(['../e.xml', '/tmp/e.x', '..\\e.xml', 'C:\\e.xml'])
  return [Buffer.from(packed.toString('latin1').replaceAll('feed.xml', outside), 'latin1'), `zip ${outside}`]
}

const GOOD = [
  readFileSync(projectPath('tests/imports/fixtures/read/gesamt.xml'), 'utf8'),
  feedOf(
    Array.from({ length: 4 }, (_, at) => ({ nr: `M${at}`, kaufpreis: 300_000, wohnflaeche: 60, lat: 47, lng: 15 })),
  ),
  feedOf(
    [
      { nr: 'M1', hauptmietzins: 700 },
      { nr: 'M2', aktion: 'DELETE' },
    ],
    'VOLL',
  ),
]
const LARGE = walkFeed()

/** The feed of a number: a good one with one to four mutations. Equal randomness gives equal bytes. */
export async function mutatedFeed(random: Random): Promise<Mutated> {
  const told: string[] = []
  let text = random.next() < 0.02 ? LARGE : random.pick(GOOD)
  for (let left = between(random, 0, 4); left > 0; left--) {
    const name = random.pick(random.next() < 0.6 ? MILD : Object.keys(TEXTS))
    text = (TEXTS[name] as Change)(text, random)
    told.push(name)
  }
  let bytes: Buffer = Buffer.from(text)
  if (random.next() < 0.3) {
    const [encoded, how] = encode(text, random)
    bytes = encoded
    told.push(how)
  }
  const isZip = random.next() < 0.3
  if (isZip) {
    const [packed, how] = await zipOf(bytes, random)
    bytes = packed
    told.push(how)
  }
  if (random.next() < 0.25 || told.length === 0) {
    const name = random.pick(Object.keys(BYTES))
    bytes = (BYTES[name] as (bytes: Buffer, random: Random) => Buffer)(bytes, random)
    told.push(name)
  }
  return { name: isZip ? 'feed.zip' : 'feed.xml', bytes, told: told.join(', ') }
}
