import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { eventsOf, fileNotes, fileOf, immobilie, objectsOf, openimmo } from './feeds.ts'

const TITLE = 'Schöne Wohnung – 500 € Straße'
const declared = (encoding: string) =>
  openimmo(immobilie(`<freitexte><objekttitel>${TITLE}</objekttitel></freitexte>`), {
    declaration: `<?xml version="1.0" encoding="${encoding}"?>`,
  })

async function titleOf(bytes: Uint8Array, options = {}) {
  const events = await eventsOf(fileOf(bytes), options)
  return { title: objectsOf(events)[0]?.property?.objekttitel, codes: fileNotes(events).map((note) => note.code) }
}

describe('encodings', () => {
  test.each([
    ['UTF-8', 'utf-8'],
    ['utf-8', 'utf-8'],
    ['ISO-8859-1', 'windows-1252'],
    ['windows-1252', 'windows-1252'],
    ['ISO-8859-15', 'iso-8859-15'],
    ['IBM850', 'cp850'],
  ])('declared %s', async (name, written) => {
    const title =
      written === 'cp850'
        ? TITLE.replace('–', '-').replace('€', 'EUR')
        : written === 'iso-8859-15'
          ? TITLE.replace('–', '-')
          : TITLE
    const bytes = iconv.encode(declared(name).replace(TITLE, title), written)
    expect(await titleOf(bytes)).toEqual({ title, codes: [] })
  })

  test.each(['utf-16le', 'utf-16be'])('%s, with and without a byte order mark', async (name) => {
    expect(await titleOf(iconv.encode(declared('UTF-16'), name, { addBOM: true }))).toEqual({ title: TITLE, codes: [] })
    expect(await titleOf(iconv.encode(declared('UTF-16'), name, { addBOM: false }))).toEqual({
      title: TITLE,
      codes: [],
    })
  })

  test('a byte order mark outweighs the declaration', async () => {
    expect(await titleOf(iconv.encode(declared('ISO-8859-1'), 'utf-8', { addBOM: true }))).toEqual({
      title: TITLE,
      codes: [],
    })
  })

  test('declared ISO-8859-1, visibly UTF-8: read as UTF-8, and said', async () => {
    expect(await titleOf(iconv.encode(declared('ISO-8859-1'), 'utf-8'))).toEqual({
      title: TITLE,
      codes: ['encoding_wrong'],
    })
  })

  test('declared UTF-8, visibly not: read as windows-1252, and said', async () => {
    expect(await titleOf(iconv.encode(declared('UTF-8'), 'windows-1252'))).toEqual({
      title: TITLE,
      codes: ['encoding_wrong'],
    })
  })

  test('a setting of the source outweighs the declaration', async () => {
    const { title } = await titleOf(iconv.encode(declared('UTF-8'), 'windows-1252'), { encoding: 'windows-1252' })
    expect(title).toBe(TITLE)
  })

  test('an unknown encoding is said', async () => {
    expect(await titleOf(iconv.encode(declared('klingon-8'), 'utf-8'))).toEqual({
      title: TITLE,
      codes: ['encoding_unknown'],
    })
  })

  test('a character cut in two by a chunk of the file stays whole', async () => {
    const padding = 'x'.repeat(65_535 - 150)
    const feed = openimmo(
      immobilie(`<freitexte><objektbeschreibung>${padding}${'ä'.repeat(200)}</objektbeschreibung></freitexte>`),
    )
    const [object] = objectsOf(await eventsOf(fileOf(feed), { limits: { text: 100_000 } }))
    expect(object?.property?.objektbeschreibung).not.toContain('\ufffd')
    expect(object?.notes.map((note) => note.code)).toContain('text_clipped')
  })
})

describe('errors that XML forbids and exporters make', () => {
  test('raw ampersands, HTML names and control characters are mended and said', async () => {
    const events = await eventsOf(
      fileOf(
        openimmo(
          immobilie(
            '<freitexte><objekttitel>B&G & Co &uuml;ber 5&nbsp;m&sup2; \u0007&#x20AC;</objekttitel></freitexte>',
          ),
        ),
      ),
    )
    expect(objectsOf(events)[0]?.property?.objekttitel).toBe('B&G & Co über 5 m² €')
    expect(
      fileNotes(events)
        .map((note) => note.code)
        .sort(),
    ).toEqual(['mended_ampersand', 'mended_control'])
  })

  test('an ampersand within CDATA or an address stays as it is', async () => {
    const [object] = objectsOf(
      await eventsOf(
        fileOf(
          openimmo(
            immobilie(
              '<anhaenge><anhang location="REMOTE"><daten><pfad><![CDATA[https://x/?a=1&b=2]]></pfad></daten></anhang></anhaenge>',
            ),
          ),
        ),
      ),
    )
    expect(object?.media[0]?.pfad).toBe('https://x/?a=1&b=2')
  })

  test('an undeclared entity stays as text', async () => {
    const events = await eventsOf(
      fileOf(openimmo(immobilie('<freitexte><objekttitel>Haus &foo; See &constructor;</objekttitel></freitexte>'))),
    )
    expect(objectsOf(events)[0]?.property?.objekttitel).toBe('Haus &foo; See &constructor;')
    expect(fileNotes(events).map((note) => note.code)).toEqual(['xml_faulty'])
  })
})
