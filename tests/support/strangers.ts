import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readCompany } from '../../src/server/imports/read/company.ts'
import { DEFAULT_LIMITS } from '../../src/server/imports/read/limits.ts'
import { readObject } from '../../src/server/imports/read/object.ts'
import { makeParser } from '../../src/server/imports/read/parser.ts'
import { readProject } from '../../src/server/imports/read/project.ts'
import { type El, makeEl } from '../../src/server/imports/read/tree.ts'
import { projectPath } from '../../src/server/paths.ts'

/** Part of every hostile value, which makes it recognisable in every output. */
export const MARK = 'kanari'

/**
 * Input of an attacker who wants to inject markup into our pages, a line into our headers, or an address into our
 * links.
 */
export const HOSTILE: readonly string[] = [
  `Objekt "><svg onload=${MARK}()><${MARK} ${MARK}=1>`,
  `Objekt </noscript><meta http-equiv=refresh content="0;url=//evil.example/${MARK}"><a href=//evil.example style=position:fixed;inset:0>${MARK}</a>`,
  `javascript:${MARK}()//`,
  `Objekt {{constructor.constructor('${MARK}')()}} \${${MARK}} <%= ${MARK} %> {% ${MARK} %}`,
  `Objekt </script><script>${MARK}()</script><!-- ${MARK}`,
  `Objekt ]]>--><${MARK}>`,
  `Objekt ${MARK}\r\nBcc: ${MARK}@evil.example\r\n\r\n<${MARK}>`,
  // Unclosed: the page's own markup closes it.
  `Objekt <svg onload=${MARK}() ${MARK}="`,
  `Objekt <meta http-equiv=refresh content="0;url=//evil.example/${MARK}" x='`,
  // HTML entities, encoded once and twice: decoding once too often creates a tag.
  `Objekt &lt;img src=x onerror=${MARK}()&gt; &amp;lt;${MARK} onload=${MARK}()&amp;gt; &lt;svg onload=${MARK}() `,
  `Objekt ' autofocus onfocus=${MARK}() x='`,
  `Objekt </title></textarea></style></template></select></svg><${MARK} onclick=${MARK}()>`,
  `Objekt \` onmouseover=${MARK}() \\\\" \u2028${MARK}\u2029\u202e${MARK}`,
  `data:text/html,<script>${MARK}()</script>`,
  // The last one: an address without a scheme, which a link may use.
  `//evil.example/${MARK}`,
]
/** A harmless value of the same kind: it appears wherever a hostile one does. */
export const HARMLESS = 'Objekt Harmlos!'

/** The names that a reader requests: paths below its element -> names of attributes. */
type Known = Map<string, Set<string>>

/** Reads trees made of the names requested so far, until no new name is requested. */
function knownTo(read: (root: El) => unknown, name: string): Known {
  const known: Known = new Map()
  for (let before = -1; before !== sizeOf(known); ) {
    before = sizeOf(known)
    const attributes = new Map<unknown, string>()
    const root = makeEl(name)
    for (const [path, names] of known) {
      const el = elementAt(root, path)
      el.text = 'Wort'
      for (const each of names) el.attrs.set(each, 'Wort')
      attributes.set(el.attrs, path)
    }
    const asked = watchMaps(() => read(root))
    const byPath = new Set(asked.filter(([, key]) => key.includes('/')).map(([map]) => map))
    for (const [map, key] of asked) {
      const path = attributes.get(map)
      if (path !== undefined) known.get(path)?.add(key)
      else if (byPath.has(map) && /^[\w[\]/-]+$/.test(key) && !known.has(key)) known.set(key, new Set())
    }
  }
  return known
}

const sizeOf = (known: Known) => [...known.values()].reduce((sum, names) => sum + names.size + 1, 0)

/** Every key that is requested from any Map meanwhile, with the Map. */
function watchMaps(act: () => unknown): [unknown, string][] {
  const asked: [unknown, string][] = []
  const { get, has } = Map.prototype
  const watch = (real: (key: unknown) => unknown) =>
    function (this: Map<unknown, unknown>, key: unknown) {
      if (typeof key === 'string') asked.push([this, key])
      return real.call(this, key)
    }
  Object.assign(Map.prototype, { get: watch(get), has: watch(has) })
  try {
    act()
  } finally {
    Object.assign(Map.prototype, { get, has })
  }
  return asked
}

/** The element at a path, created if it does not exist. `[name]` is a user_defined_simplefield (reading.ts). */
function elementAt(root: El, path: string): El {
  let el = root
  for (const step of path.split('/')) {
    const field = /^\[(.+)\]$/.exec(step)?.[1]
    const name = field ? 'user_defined_simplefield' : step
    let next = el.children.find((each) => each.name === name && (!field || each.attrs.get('feldname') === field))
    if (!next) {
      next = makeEl(name)
      if (field) next.attrs.set('feldname', field)
      el.children.push(next)
    }
    el = next
  }
  return el
}

/** The complete object of the fixture, with all other fields that the reader knows. */
function wholeObject(): El {
  const xml = readFileSync(projectPath('tests/imports/fixtures/read/gesamt.xml'), 'utf8')
  for (const piece of makeParser(DEFAULT_LIMITS).write(xml)) {
    if (piece.type === 'element' && piece.el.name === 'immobilie') return piece.el
  }
  throw new Error('The fixture has no object.')
}

/** Numbers that a home or project needs to be found, or to be on a map. */
const FIGURES =
  /^(plz|breitengrad|laengengrad|wohnflaeche|anzahl_\w+|hauptmietzinsnetto|betriebskostennetto|gesamtbelastungbrutto|baujahr|hwbwert|fgeewert)$/
const LANGUAGE = /^(?:lang|sprache|language)$/
/** Flags: any other word in their place counts as no value. */
const FLAG = /^(?:true|false|0|1)$/i

const KNOWN = {
  object: knownTo((el) => readObject(el, { nr: 1, modus: null, now: new Date() }), 'immobilie'),
  company: knownTo((el) => readCompany(el.children), 'anbieter'),
  project: knownTo((el) => {
    elementAt(el, 'id').text = 'Wort'
    return readProject(el)
  }, 'projekt'),
}

/**
 * The reader's known paths of an object, its company and its project, for the test that this method finds all of them.
 */
export const knownPaths = () => Object.values(KNOWN).map((known) => [...known.keys()])

function add(root: El, known: Known): El {
  for (const [path, names] of known) {
    // Its text would be a second one besides its children's.
    const el = elementAt(root, path)
    if (el.text === '' && el.children.length === 0) el.text = 'Wort'
    // The reader would ignore a text in an unknown language.
    for (const name of names) if (!el.attrs.has(name) && !LANGUAGE.test(name)) el.attrs.set(name, 'Wort')
  }
  return root
}

const escapeXml = (text: string) => text.replace(/[&<>"\r\n]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** An element as XML with `value` in place of every text or attribute that is not a number or a flag. */
function xmlOf(el: El, value: string): string {
  const sent = (name: string, text: string) =>
    text === '' || FLAG.test(text) || (FIGURES.test(name) && /\d/.test(text)) ? text : value
  const attributes = [...el.attrs].map(
    ([name, text]) => ` ${name}="${escapeXml(name === 'feldname' || LANGUAGE.test(name) ? text : sent(name, text))}"`,
  )
  const text = el.name === 'anhanginhalt' ? el.text : sent(el.name, el.text)
  return `<${el.name}${attributes.join('')}>${escapeXml(text)}${el.children.map((each) => xmlOf(each, value)).join('')}</${el.name}>`
}

/** Files with a title; links with a valid address, and with an invalid one. */
async function attachments(value: string): Promise<string> {
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7a5a16' } })
    .jpeg()
    .toBuffer()
  const file = (gruppe: string, format: string, content: string) =>
    `<anhang location="INTERN" gruppe="${gruppe}"><anhangtitel>${escapeXml(value)}</anhangtitel><format>${format}</format><daten><anhanginhalt>${content}</anhanginhalt></daten></anhang>`
  const link = (gruppe: string, pfad: string) =>
    `<anhang location="REMOTE" gruppe="${gruppe}"><anhangtitel>${escapeXml(value)}</anhangtitel><daten><pfad>${escapeXml(pfad)}</pfad></daten></anhang>`
  return [
    file('TITELBILD', 'image/jpeg', photo.toString('base64')),
    file('GRUNDRISS', 'image/jpeg', photo.toString('base64')),
    file('DOKUMENTE', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF').toString('base64')),
    link('LINKS', value),
    link('FILMLINK', `https://links.example/?${value}`),
    link('LINKS', `https://evil.example:${value}@links.example/`),
  ].join('')
}

/** A company with a home and a project, with `value` in each field; `nr` distinguishes them. */
async function sender(value: string, nr: number): Promise<string> {
  const object = add(wholeObject(), KNOWN.object)
  elementAt(object, 'verwaltung_objekt/objektadresse_freigeben').text = '1'
  elementAt(object, 'verwaltung_techn/openimmo_obid').text = `${value} ${nr}`
  object.children = object.children.filter(({ name }) => name !== 'anhaenge')
  const home = xmlOf(object, value).replace(
    '</immobilie>',
    `<anhaenge>${await attachments(value)}</anhaenge></immobilie>`,
  )
  const projekt = add(makeEl('projekt'), KNOWN.project)
  elementAt(projekt, 'plz').text = '8010'
  const company = add(makeEl('anbieter'), KNOWN.company)
  const fields = company.children.filter(({ name }) => name !== 'openimmo_anid')
  return `<anbieter><openimmo_anid>${escapeXml(`${nr} ${value}`)}</openimmo_anid>${fields.map((el) => xmlOf(el, value)).join('')}${xmlOf(projekt, value)}${home}</anbieter>`
}

/** A feed of one company for each value, each with a home and a project. */
export async function feedOfStrangers(values: readonly string[]): Promise<string> {
  const senders = await Promise.all(values.map((value, at) => sender(value, at + 1)))
  return `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung umfang="TEIL" version="1.2.7" sendersoftware="${escapeXml(values[0] ?? '')}"/>${senders.join('')}</openimmo>`
}
