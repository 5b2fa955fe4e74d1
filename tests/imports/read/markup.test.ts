import { describe, expect, test } from 'vitest'
import { tagText } from '../../../src/server/imports/read/markup.ts'
import { prose, title } from '../../../src/server/imports/read/values/html.ts'
import { codesAt, eventsOf, fileNotes, fileOf, immobilie, openimmo, readOne } from './feeds.ts'

const silent = () => {}
const texte = (inner: string) => `<freitexte>${inner}</freitexte>`
const unread = (notes: readonly { code: string }[]) => notes.filter(({ code }) => code.startsWith('ignored'))

describe('unescaped markup in a text stays in its place', () => {
  test('of a description', async () => {
    const { property, notes } = await readOne(
      texte(
        '<objektbeschreibung>Schöne <b>nicht</b> sanierte Wohnung,<br/>keine Haustiere.<p>Kaution <strong>drei</strong> Monatsmieten.</p></objektbeschreibung>',
      ),
    )
    expect(property?.objektbeschreibung).toBe(
      'Schöne <b>nicht</b> sanierte Wohnung,<br />keine Haustiere.<p>Kaution <strong>drei</strong> Monatsmieten.</p>',
    )
    expect(unread(notes)).toEqual([])
  })

  test.each(['lage', 'ausstatt_beschr', 'sonstige_angaben'] as const)('of %s', async (name) => {
    const { property } = await readOne(texte(`<${name}>Es ist <i>kein</i> Lift <FONT color="red">da</FONT>.</${name}>`))
    expect(property?.[name]).toBe('Es ist <i>kein</i> Lift da.')
  })

  test('of titles, short texts, own fields and words, where only the words stay', async () => {
    const { property, notes } = await readOne(
      `${texte('<objekttitel>Haus<br/><b>ohne</b> Garten</objekttitel><dreizeiler>Nur <u>zwei</u> Zimmer</dreizeiler><user_defined_simplefield feldname="motto">Hier <b>nicht</b> rauchen</user_defined_simplefield>')}<preise><kaution_text>drei <b>Brutto</b>monatsmieten</kaution_text><kaufpreis><b>250000</b></kaufpreis></preise>`,
    )
    expect(property).toMatchObject({
      objekttitel: 'Haus ohne Garten',
      dreizeiler: 'Nur zwei Zimmer',
      kaution_text: 'drei Bruttomonatsmieten',
      kaufpreis: 250_000,
      user_defined: { motto: 'Hier nicht rauchen' },
    })
    expect(unread(notes)).toEqual([])
  })

  test('of a break, which is one line break where the reader takes no HTML', () => {
    expect([tagText('kaution_text', 'br', false), tagText('kaution_text', 'br', true)]).toEqual(['\n', ''])
    expect([tagText('kaution_text', 'hr', true), tagText('kaution_text', 'b', true)]).toEqual(['', ''])
    expect([tagText('lage', 'br', false), tagText('lage', 'br', true)]).toEqual(['<br>', ''])
  })

  test('of lines beside a tag', async () => {
    const { property } = await readOne(texte('<lage>Balkon\n- Garten\n- Lift <b>neu</b>\nEnde</lage>'))
    expect(property?.lage).toBe('Balkon<br />- Garten<br />- Lift <b>neu</b><br />Ende')
  })

  test('of a language with texts inside', async () => {
    const { property } = await readOne(
      texte(
        '<objekt_text lang="en"><objekttitel>Not <b>for</b> sale</objekttitel><lage>By <i>no</i> lake</lage></objekt_text>',
      ),
    )
    expect(property?.objekttitel_translations).toEqual({ gb: 'Not for sale' })
    expect(property?.lage_translations).toEqual({ gb: 'By <i>no</i> lake' })
  })

  test('of tags that nobody knows, while scripts are removed and told', async () => {
    const object = await readOne(
      texte(
        '<objektbeschreibung>Das ist <betont>nicht</betont> wahr.<script>alert(1)</script><Größe>groß</Größe></objektbeschreibung>',
      ),
    )
    expect(object.property?.objektbeschreibung).toBe('Das ist nicht wahr.groß')
    expect(codesAt(object, 'freitexte/objektbeschreibung')).toEqual(['markup_removed'])
  })

  test('a tag with the name of HTML outside of a text is an unknown field as before', async () => {
    const object = await readOne('<p>Hallo</p><freitexte><b>Welt</b><lage>Am See</lage></freitexte>')
    expect(object.property?.lage).toBe('Am See')
    expect(codesAt(object, 'p')).toEqual(['ignored'])
    expect(codesAt(object, 'freitexte/b')).toEqual(['ignored'])
  })

  test.each([
    ['nested too deeply', `${'<b>'.repeat(80)}x${'</b>'.repeat(80)}`, {}, 'xml_depth'],
    ['too many', '<br/>'.repeat(120), { elements: 100 }, 'xml_elements'],
    ['too long', `${'<b>aaaaaaaaaa</b>'.repeat(200)}`, { record: 2000 }, 'xml_record'],
    ['never closed', '<b>Schön', {}, 'xml_broken'],
  ] as const)('tags %s are refused', async (_, inner, limits, code) => {
    const xml = openimmo(immobilie(texte(`<lage>${inner}</lage>`)))
    const events = await eventsOf(fileOf(xml), { limits })
    expect(fileNotes(events).map((note) => note.code)).toContain(code)
  })

  test('a text of tags is cut at its limit', async () => {
    const xml = openimmo(immobilie(texte(`<lage>${'<b>a</b>'.repeat(500)}</lage>`)))
    const events = await eventsOf(fileOf(xml), { limits: { text: 1000 } })
    const [lage] = events.flatMap((event) => (event.type === 'object' ? [event.object.property?.lage ?? ''] : []))
    expect(lage?.replace(/<[^<>]*>/g, '')).toMatch(/^a{100,130}$/)
  })
})

describe('cells of tables are set apart', () => {
  test.each([
    ['<table><tr><th>Zimmer</th><td>3</td></tr></table>', '<p>Zimmer: 3</p>'],
    ['<table>\n<tr> <th> Zimmer </th>\n <td> 3 </td>\n</tr></table>', '<p>Zimmer: 3</p>'],
    ['<table><tr><td>Lift</td><td>Keller</td><td>Balkon</td></tr></table>', '<p>Lift · Keller · Balkon</p>'],
    ['<table><tr><th>Top</th><th>m²</th></tr><tr><td>1</td><td>54</td></tr></table>', '<p>Top · m²</p><p>1 · 54</p>'],
    ['<table><tr><td>Zimmer:</td><td><b>3</b></td></tr></table>', '<p>Zimmer: <b>3</b></p>'],
    [
      '<dl><dt>Zimmer</dt><dd>3</dd><dt>Lage</dt><dd>ruhig</dd><dd>zentral</dd></dl>',
      '<p>Zimmer: 3</p><p>Lage: ruhig · zentral</p>',
    ],
    // Malformed: without ends, with empty cells, with blocks inside, a cell alone.
    ['<table><tr><th>Zimmer<td>3<tr><th>Bad<td>1</table>', '<p>Zimmer: 3</p><p>Bad: 1</p>'],
    ['<table><tr><td></td><td>3</td><td>&nbsp;</td></tr><tr><td> </td></tr></table>', '<p>3</p>'],
    ['<tr><th><p>Zimmer</p></th><td><div>3</div></td></tr>', '<p>Zimmer: 3</p>'],
    ['Vorher <td onclick="x()">3</td>', 'Vorher<p>3</p>'],
    ['Vorher <td>3</td> dazwischen <td>4</td> nachher', 'Vorher<p>3</p>dazwischen<p>4</p>nachher'],
  ])('%s', (raw, html) => {
    expect(prose(raw, silent)).toBe(html)
  })

  test.each([
    [
      '<table><tr><td><p>Erster Absatz.</p><p>Zweiter Absatz.</p></td></tr></table>',
      '<p>Erster Absatz.</p><p>Zweiter Absatz.</p>',
    ],
    [
      '<td><h2>Lage</h2><p>Am See</p><ul><li>Lift</li></ul><p>Zweiter</p></td>',
      '<p>Lage</p><p>Am See</p><ul><li>Lift</li></ul><p>Zweiter</p>',
    ],
    [
      '<table><tr><td><p>A</p><p>B</p></td><td>C</td><td><p>D</p><p>E</p></td></tr></table>',
      '<p>A</p><p>B</p><p>C</p><p>D</p><p>E</p>',
    ],
    ['<tr><th>Ausstattung</th><td><ul><li>Lift</li></ul></td></tr>', '<p>Ausstattung</p><ul><li>Lift</li></ul>'],
    ['<dl><dt>Lage</dt><dd><p>ruhig</p><p>zentral</p></dd></dl>', '<p>Lage</p><p>ruhig</p><p>zentral</p>'],
    ['<tr><td>vorn<p>A</p>hinten</td></tr><tr><td>B</td></tr>', '<p>vorn</p><p>A</p><p>hinten</p><p>B</p>'],
    [
      '<table><tr><td><p>A</p><table><tr><th>Bad</th><td>1</td></tr></table></td></tr></table>',
      '<p>A</p><p>Bad: 1</p>',
    ],
    // Without ends.
    ['<table><tr><td>Zimmer<p>A</p><p>B</p><ul><li>C</li></ul>', '<p>Zimmer</p><p>A</p><p>B</p><ul><li>C</li></ul>'],
    ['<td>3</td><p>A</p><p>B</p>', '<p>3</p><p>A</p><p>B</p>'],
    ['<td><p>A<p>B', '<p>A</p><p>B</p>'],
    ['<td><p> </p><p>&nbsp;</p></td><td><div>3</div></td>', '<p>3</p>'],
  ])('while the paragraphs and lists of a cell stay: %s', (raw, html) => {
    expect(prose(raw, silent)).toBe(html)
  })

  test('in titles, too, and items of lists', () => {
    expect(title('<table><tr><th>Zimmer</th><td>3</td></tr><tr><th>Bad</th><td>1</td></tr></table>', silent)).toBe(
      'Zimmer: 3 Bad: 1',
    )
    expect(title('<ul><li>Lift<li>Keller</ul>', silent)).toBe('Lift Keller')
  })

  test('of unescaped XML', async () => {
    const { property } = await readOne(texte('<lage><table><tr><th>Bahn</th><td>300 m</td></tr></table></lage>'))
    expect(property?.lage).toBe('<p>Bahn: 300 m</p>')
  })
})
