import { describe, expect, test } from 'vitest'
import { prose, title } from '../../../src/server/imports/read/values/html.ts'
import { languageCode } from '../../../src/server/imports/read/values/language.ts'
import { codesAt, propertyOf, readOne } from './feeds.ts'

const silent = () => {}

describe('texts keep a small set of tags', () => {
  test('without attributes, headings become paragraphs', () => {
    const raw = '<h2 class="x">Lage</h2><p style="color:red" onclick="x()">Schön<br>ruhig</p><ul><li>Lift</li></ul>'
    expect(prose(raw, silent)).toBe('<p>Lage</p><p>Schön<br />ruhig</p><ul><li>Lift</li></ul>')
  })

  test.each([
    '<script>alert(1)</script>Text',
    '<img src=x onerror=alert(1)>Text',
    '<svg onload=alert(1)>Text',
    '<a href="javascript:alert(1)">Text</a>',
    '<iframe src="//x"></iframe>Text',
    '<p<script>>Text',
    '<style>p{}</style>Text',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>Text',
  ])('%s loses active content', (raw) => {
    const html = prose(raw, silent) ?? ''
    expect(html).toContain('Text')
    expect(html.replace(/<\/?(?:p|br|ul|ol|li|strong|em|b|i)(?: \/)?>/g, '')).not.toMatch(/<|alert\(1\)>/)
  })

  test('plain text is escaped and keeps its lines, but not the wraps of an indented file', () => {
    expect(prose('Preis < 5 & gut\nZeile\n\nAbsatz\n            geht weiter', silent)).toBe(
      'Preis &lt; 5 &amp; gut<br />Zeile<br /><br />Absatz geht weiter',
    )
  })

  test.each([
    ['Balkon\n- Garten\n- Lift <b>neu</b>\nEnde', 'Balkon<br />- Garten<br />- Lift <b>neu</b><br />Ende'],
    ['Grüße &amp; Küsse\nZeile\n\nAbsatz', 'Grüße &amp; Küsse<br />Zeile<br /><br />Absatz'],
    ['<i>Eins</i>\n            geht weiter\nZwei', '<i>Eins</i> geht weiter<br />Zwei'],
    // Line breaks within tags and scripts are none of the text, those of HTML with blocks are blanks.
    ['Eins <b\nclass="x"\n>zwei</b>\ndrei', 'Eins <b>zwei</b><br />drei'],
    ['Eins<script>a\nb</script>\nzwei', 'Eins<br />zwei'],
    ['Eins<br>zwei\ndrei', 'Eins<br />zwei drei'],
    ['<p>Eins\nzwei</p>\n<p>drei</p>', '<p>Eins zwei</p><p>drei</p>'],
    ['<b>\n</b>\nEins', 'Eins'],
  ])('lines of %j', (raw, html) => {
    expect(prose(raw, silent)).toBe(html)
  })

  test('a text of empty tags is no text', () => {
    expect(prose('<p> <br/>&nbsp;</p>', silent)).toBeNull()
  })

  test('a very long text is cut and it is said', () => {
    const said: string[] = []
    expect((prose('a'.repeat(60_000), (code) => said.push(code)) ?? '').length).toBe(50_000)
    expect(said).toEqual(['text_clipped'])
  })
})

describe('titles are plain text', () => {
  test.each([
    ['<b>Haus</b> &amp; Garten', 'Haus & Garten'],
    ['M&uuml;hle', 'Mühle'],
    ['Haus<br/>am See', 'Haus am See'],
    ['3 < 4 & 5', '3 < 4 & 5'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; Haus', 'alert(1) Haus'],
  ])('%s', (raw, text) => {
    expect(title(raw, silent)).toBe(text)
  })
})

describe('from the file', () => {
  test('escaped HTML and CDATA are read alike, entities once', async () => {
    const escaped = await propertyOf(
      '<freitexte><objekttitel>Wohnen &amp; Arbeiten</objekttitel><objektbeschreibung>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</objektbeschreibung><lage>&amp;lt;b&amp;gt;</lage></freitexte>',
    )
    const cdata = await propertyOf(
      '<freitexte><objekttitel><![CDATA[Wohnen & Arbeiten]]></objekttitel><objektbeschreibung><![CDATA[<p>A &amp; B</p>]]></objektbeschreibung></freitexte>',
    )
    expect(escaped.objekttitel).toBe('Wohnen & Arbeiten')
    expect(cdata.objekttitel).toBe('Wohnen & Arbeiten')
    expect(escaped.objektbeschreibung).toBe('<p>A &amp; B</p>')
    expect(cdata.objektbeschreibung).toBe('<p>A &amp; B</p>')
    expect(escaped.lage).toBe('&lt;b&gt;')
  })

  test('several languages, however they are called', async () => {
    const property = await propertyOf(`<freitexte>
      <objekttitel>Wohnung</objekttitel><objekttitel lang="en-GB">Flat</objekttitel>
      <objektbeschreibung lang="Deutsch">Schön</objektbeschreibung>
      <objekt_text lang="eng">Nice</objekt_text><objekt_text lang="FR">Beau</objekt_text>
      <user_defined_simplefield feldname="lage_it">Centro</user_defined_simplefield></freitexte>`)
    expect(property.objekttitel).toBe('Wohnung')
    expect(property.objekttitel_translations).toEqual({ gb: 'Flat' })
    expect(property.objektbeschreibung).toBe('Schön')
    expect(property.objektbeschreibung_translations).toEqual({ gb: 'Nice', fr: 'Beau' })
    expect(property.lage_translations).toEqual({ it: 'Centro' })
  })

  test('a section for each language', async () => {
    const property = await propertyOf(
      '<freitexte><objekttitel>Haus</objekttitel></freitexte><freitexte lang="en"><objekttitel>House</objekttitel></freitexte>',
    )
    expect(property).toMatchObject({ objekttitel: 'Haus', objekttitel_translations: { gb: 'House' } })
  })

  test('texts that are not German at all are stored in their own language too', async () => {
    const object = await readOne(
      '<freitexte><objekttitel>House</objekttitel></freitexte>',
      '<objektnr_extern>1</objektnr_extern><sprache>en</sprache>',
    )
    expect(object.property).toMatchObject({ objekttitel: 'House', objekttitel_translations: { gb: 'House' } })
    expect(codesAt(object, 'verwaltung_techn/sprache')).toEqual(['language_main'])
  })

  test('an unsupported language gets a note, its text is left out', async () => {
    const object = await readOne('<freitexte><objekttitel lang="tlh">tuq</objekttitel></freitexte>')
    expect(codesAt(object, 'freitexte/objekttitel@lang')).toEqual(['language_unknown'])
    expect(object.property?.objekttitel).toBe('Wohnung in Graz')
  })

  test('the description takes precedence over an unnamed text before it', async () => {
    const property = await propertyOf(
      '<freitexte><objekt_text>kurz</objekt_text><objektbeschreibung>lang</objektbeschreibung></freitexte>',
    )
    expect(property.objektbeschreibung).toBe('lang')
  })

  test('a missing title is made of certain facts', async () => {
    const object = await readOne('')
    expect(object.property?.objekttitel).toBe('Wohnung in Graz')
    expect(codesAt(object, 'freitexte/objekttitel')).toEqual(['title_made'])
  })
})

test('languages have the codes of the interface', () => {
  const sent = [
    'de-AT',
    'en',
    'GBR',
    'fra',
    'it-IT',
    'spa',
    'pt-BR',
    'nl',
    'sv',
    'pl',
    'russisch',
    'TR',
    'ar',
    'fa',
    'zh-CN',
    'ja',
  ]
  expect(sent.map(languageCode)).toEqual([
    'de',
    'gb',
    'gb',
    'fr',
    'it',
    'es',
    'pt',
    'nl',
    'se',
    'pl',
    'ru',
    'tr',
    'sa',
    'ir',
    'cn',
    'jp',
  ])
  expect(['xx', '', 'klingonisch', '-'].map(languageCode)).toEqual([null, null, null, null])
})

test.each([
  ['unclosed brackets', '<a'.repeat(100_000)],
  ['nested tags', '<b>'.repeat(60_000)],
  ['breaks', '<br /> '.repeat(30_000)],
  ['blanks', `<p>${'\u00a0 '.repeat(90_000)}`],
  ['entities', '&amp;'.repeat(40_000)],
  ['broken tags', '<br<br<br '.repeat(20_000)],
])('a text of %s does not hang', (_, raw) => {
  // So long that quadratic time would be minutes, and the test would exceed its time limit.
  expect(() => [prose(raw.repeat(10), silent), title(raw.repeat(10), silent)]).not.toThrow()
})
