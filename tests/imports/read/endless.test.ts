import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openAttachments } from '../../../src/server/imports/read/read.ts'
import { eventsOf, fileOf, immobilie, objectsOf, openimmo, readOne, zipOf } from './feeds.ts'

/** Every known field, filled. */
const GOOD = readFileSync(join(import.meta.dirname, '../fixtures/read/gesamt.xml'), 'utf8')

/** Text on which regular expressions are slow, escaped for XML. */
const RUNS = [
  [' ', 'blanks'],
  ['\n', 'line breaks'],
  ['\t ', 'tabs and blanks'],
  ['&#160;', 'hard blanks'],
  ['0', 'digits'],
  ['1 ', 'digits and blanks'],
  ['1.', 'digits and dots'],
  ['.', 'dots'],
  [',', 'commas'],
  ['-', 'dashes'],
  ['_', 'underscores'],
  ['/', 'slashes'],
  ['(', 'brackets'],
  ['a', 'letters'],
  ['a@', 'letters and at signs'],
  ['°', 'degrees'],
  ['&lt;', 'angle brackets'],
  ['&lt;p', 'beginnings of tags'],
  ['&lt;p&gt;', 'paragraphs'],
  ['&lt;b&gt;', 'tags that nobody closes'],
  ['&lt;/b&gt;', 'ends of tags that nobody began'],
  ['&lt;br /&gt; a', 'lines'],
  ['&lt;!--', 'comments'],
  ['&amp;', 'ampersands'],
  ['&amp;amp;', 'entities'],
  ['&amp;#', 'beginnings of entities'],
  [' on', 'handlers'],
  ['\ud83c\udfe0', 'pictures'],
] as const

// The timeout of a test is enough: the former expressions took minutes for one field.
const LONG = 20_000

describe(`a long run in every field is read at once`, () => {
  test.each(RUNS)('of %j (%s)', async (sign, _name) => {
    const run = `4${sign.repeat(LONG / sign.length)}7`
    const feed = GOOD.replace(/>[^<>]*\S[^<>]*</g, `>${run}<`)
      // An attribute cannot contain literal line breaks.
      .replace(/="[^"]*"(?=[^<>]*>)/g, (whole) => (/encoding|http|1\.0/.test(whole) ? whole : `="${run}"`))
      .replace(/(<oi:objektnr_extern>)[^<]*/, '$1A-1')
    const events = await eventsOf(fileOf(feed), { limits: { record: 1e9 } })
    expect(events.filter(({ type }) => type === 'object')).toHaveLength(1)
  })
})

test('texts that blocked the importer: a latitude of blanks, texts of blanks', async () => {
  const blanks = ' '.repeat(49_000)
  const texts = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']
  const sections = `<geo><plz>8010</plz><geokoordinaten breitengrad="4${' '.repeat(20_000)}7" laengengrad="15.4"/></geo>
    <freitexte>${texts.map((name) => `<${name}>a${blanks}b</${name}>`).join('')}</freitexte>`
  const object = await readOne(sections)
  expect(object.notes).toContainEqual(
    expect.objectContaining({ path: 'geo/geokoordinaten@breitengrad', code: 'not_a_number' }),
  )
  expect(object.property?.lage).toBe('a b')
})

describe('accents piled on one letter', () => {
  // Normalising 50,000 of them takes five seconds each time.
  const pile = `a${'\u0315\u0300'.repeat(24_000)}`

  test('are dropped from every text, before anybody compares or searches it', async () => {
    const sections = `<freitexte><objektbeschreibung>${pile} Küche</objektbeschreibung></freitexte>`
    const { property } = await readOne(sections)
    expect(property?.objektbeschreibung).toMatch(/^a\p{M}{8} Küche$/u)
    expect((await readOne(sections.replace('Küche', 'नमस्ते e\u0301'))).property?.objektbeschreibung).toContain(
      'नमस्ते e\u0301',
    )
  })

  test('do not hold the search for files, in their names or in what asks for them', async () => {
    const names = Array.from({ length: 20 }, (_, at) => [`${pile.slice(0, 16_000)}${at}.jpg`, 'x'] as const)
    const path = fileOf(await zipOf([['feed.xml', openimmo(immobilie())], ...names, ['haus.jpg', 'y']]), 'feed.zip')
    const files = await openAttachments(path)
    for (const [name] of names) await files.read(name)
    expect(Buffer.from((await files.read('HAUS.jpg')) ?? []).toString()).toBe('y')
    await files.close()
  })
})

describe('what costs memory', () => {
  test('names of elements and fields are cut, since all below have them in their path', async () => {
    const long = 'n'.repeat(190_000)
    const many = '<a/>'.repeat(20_000)
    const nested = `<${long}>${many}</${long}><user_defined_simplefield feldname="${long}">${many}</user_defined_simplefield>`
    const object = await readOne(nested)
    expect(object.property).not.toBeNull()
    for (const { path } of object.notes) expect(path.length).toBeLessThan(300)
  })

  test('attributes count as texts do', async () => {
    const many = `<a b="${'c'.repeat(10_000)}"/>`.repeat(900)
    const events = await eventsOf(fileOf(openimmo(immobilie(many))))
    expect(events.at(-1)).toMatchObject({ type: 'note', note: { code: 'xml_record', level: 'error' } })
  })

  test('a sender with endless fields is read, and so are its homes', async () => {
    const feed = openimmo(`${'<feld>1</feld>'.repeat(200_000)}${immobilie()}`)
    expect(objectsOf(await eventsOf(fileOf(feed)))[0]?.property).not.toBeNull()
  })
})

test('a broken ZIP of endless beginnings is given up', async () => {
  const path = fileOf('', 'feed.zip')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  const file = await open(path, 'w')
  const many = Buffer.concat(Array.from({ length: 10_000 }, () => header))
  for (let i = 0; i < 100; i++) await file.write(many)
  await file.close()
  expect(await eventsOf(path)).toMatchObject([{ note: { code: 'zip_truncated' } }])
})
