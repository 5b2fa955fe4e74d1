import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readCompany } from '../../src/server/imports/read/company.ts'
import { DEFAULT_LIMITS } from '../../src/server/imports/read/limits.ts'
import { readObject } from '../../src/server/imports/read/object.ts'
import { makeParser } from '../../src/server/imports/read/parser.ts'
import { readProject } from '../../src/server/imports/read/project.ts'
import { type El, makeEl } from '../../src/server/imports/read/tree.ts'
import { projectPath } from '../../src/server/paths.ts'

/** Part of every hostile value, so that it is known wherever it comes out. */
export const MARK = 'kanari'

/** What somebody sends who wants his markup on our pages, his line in our headers, or his address behind our links. */
export const HOSTILE: readonly string[] = [
  `Haus "><svg onload=${MARK}()><${MARK} ${MARK}=1>`,
  `Haus </noscript><meta http-equiv=refresh content="0;url=//evil.example/${MARK}"><a href=//evil.example style=position:fixed;inset:0>${MARK}</a>`,
  `javascript:${MARK}()//`,
  `Haus {{constructor.constructor('${MARK}')()}} \${${MARK}} <%= ${MARK} %> {% ${MARK} %}`,
  `Haus </script><script>${MARK}()</script><!-- ${MARK}`,
  `Haus ]]>--><${MARK}>`,
  `Haus ${MARK}\r\nBcc: ${MARK}@evil.example\r\n\r\n<${MARK}>`,
  // Never closed: the page closes it.
  `Haus <svg onload=${MARK}() ${MARK}="`,
  `Haus <meta http-equiv=refresh content="0;url=//evil.example/${MARK}" x='`,
  // Entities of HTML, once and twice: whoever decodes once too often has a tag.
  `Haus &lt;img src=x onerror=${MARK}()&gt; &amp;lt;${MARK} onload=${MARK}()&amp;gt; &lt;svg onload=${MARK}() `,
  `Haus ' autofocus onfocus=${MARK}() x='`,
  `Haus </title></textarea></style></template></select></svg><${MARK} onclick=${MARK}()>`,
  `Haus \` onmouseover=${MARK}() \\\\" \u2028${MARK}\u2029\u202e${MARK}`,
  `data:text/html,<script>${MARK}()</script>`,
  // The last: an address without a scheme, to which a link may lead.
  `//evil.example/${MARK}`,
]
/** A value of the same kind in which nobody could take offence: where it stands, so does a hostile one. */
export const HARMLESS = 'Haus Harmlos!'

/** What a reader asks for: paths below its element -> names of attributes. */
type Known = Map<string, Set<string>>

/** Reads trees made of what was asked for so far, until nothing more is asked for. */
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

/** Every word that any Map is asked for meanwhile, with the Map. */
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

/** The element at a path, made where it is not there. `[name]` is a user_defined_simplefield (reading.ts). */
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

/** The whole object of the fixture, which is shown: to it comes whatever else the reader knows. */
function wholeObject(): El {
  const xml = readFileSync(projectPath('tests/imports/fixtures/read/gesamt.xml'), 'utf8')
  for (const piece of makeParser(DEFAULT_LIMITS).write(xml)) {
    if (piece.type === 'element' && piece.el.name === 'immobilie') return piece.el
  }
  throw new Error('The fixture has no object.')
}

/** Figures without which a home or project is not found, or stands on no map. */
const FIGURES =
  /^(plz|breitengrad|laengengrad|wohnflaeche|anzahl_\w+|hauptmietzinsnetto|betriebskostennetto|gesamtbelastungbrutto|baujahr|hwbwert|fgeewert)$/
const LANGUAGE = /^(?:lang|sprache|language)$/
/** Yes and no: a word in their place is the same as nothing. */
const FLAG = /^(?:true|false|0|1)$/i

const KNOWN = {
  object: knownTo((el) => readObject(el, { nr: 1, modus: null, now: new Date() }), 'immobilie'),
  company: knownTo((el) => readCompany(el.children), 'anbieter'),
  project: knownTo((el) => {
    elementAt(el, 'id').text = 'Wort'
    return readProject(el)
  }, 'projekt'),
}

/** What the reader knows of an object, its company and its project, for the test that this finds everything. */
export const knownPaths = () => Object.values(KNOWN).map((known) => [...known.keys()])

function add(root: El, known: Known): El {
  for (const [path, names] of known) {
    // Its text would be a second one beside its children's.
    const el = elementAt(root, path)
    if (el.text === '' && el.children.length === 0) el.text = 'Wort'
    // In a language that nobody speaks a text would not be taken.
    for (const name of names) if (!el.attrs.has(name) && !LANGUAGE.test(name)) el.attrs.set(name, 'Wort')
  }
  return root
}

const escapeXml = (text: string) => text.replace(/[&<>"\r\n]/g, (sign) => `&#${sign.codePointAt(0)};`)

/** An element as XML with `value` wherever a text or an attribute stood that is no figure and no flag. */
function xmlOf(el: El, value: string): string {
  const sent = (name: string, text: string) =>
    text === '' || FLAG.test(text) || (FIGURES.test(name) && /\d/.test(text)) ? text : value
  const attributes = [...el.attrs].map(
    ([name, text]) => ` ${name}="${escapeXml(name === 'feldname' || LANGUAGE.test(name) ? text : sent(name, text))}"`,
  )
  const text = el.name === 'anhanginhalt' ? el.text : sent(el.name, el.text)
  return `<${el.name}${attributes.join('')}>${escapeXml(text)}${el.children.map((each) => xmlOf(each, value)).join('')}</${el.name}>`
}

/** Files with a title; links with an address that is one, and with one that is none. */
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

/** A company with a home and a project, each field of which says `value`; `nr` keeps them apart. */
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
