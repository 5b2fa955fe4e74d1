import { describe, expect, test } from 'vitest'
import { keepWholeCharacters } from '../../../src/server/imports/read/whole-characters.ts'
import { codesAt, eventsOf, fileOf, immobilie, objectsOf, openimmo, propertyOf, readOne } from './feeds.ts'

const field = (name: string, value: string) =>
  `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`

/** Tells whether PostgreSQL could store it as JSON. */
const isWhole = (value: unknown) => !/\\ud[89a-f]/i.test(JSON.stringify(value))

describe('texts that are cut within an emoji', () => {
  test.each([
    ['a title', `<freitexte><objekttitel>${'a'.repeat(299)}😀😀</objekttitel></freitexte>`],
    [
      'a translated title',
      `<freitexte><objekt_text lang="en"><objekttitel>${'a'.repeat(299)}😀😀</objekttitel></objekt_text></freitexte>`,
    ],
    ['a field of the sender', field('motto', `${'a'.repeat(1999)}😀😀`)],
    ['a note', `<unbekannt wert="${'a'.repeat(38)}😀😀">${'b'.repeat(38)}😀😀</unbekannt>`],
  ])('lose that one character: %s', async (_, sections) => {
    const object = await readOne(sections)
    expect(object.property).not.toBeNull()
    expect(isWhole(object)).toBe(true)
    expect(JSON.stringify(object)).not.toContain('\uFFFD')
  })

  test('and so does UTF-16 that a sender broke', async () => {
    const xml = openimmo(immobilie('<freitexte><objekttitel>Haus \uD83D am See</objekttitel></freitexte>'))
    const [object] = objectsOf(await eventsOf(fileOf(Buffer.from(`\uFEFF${xml}`, 'utf16le'))))
    expect(isWhole(object)).toBe(true)
    expect(object?.property?.objekttitel).toMatch(/^Haus .*am See$/)
  })

  test('while whole ones, bytes and names stay as they are', () => {
    const bytes = new Uint8Array([1, 2, 3])
    expect(keepWholeCharacters({ a: ['😀', 1, null, true], bytes })).toEqual({ a: ['😀', 1, null, true], bytes })
    expect(keepWholeCharacters({ 'x\uD83D': 'y\uDE00' })).toEqual({ x: 'y' })
  })
})

describe('energy figures with their own name before them', () => {
  test.each([
    ['HWB 33 kWh/m²a', 'fGEE: 0,75', 33, 0.75],
    ['HWB: 33,4', 'FGEE 1.2', 33.4, 1.2],
    ['HWB Ref,SK = 33', 'fGEE SK 0,9', 33, 0.9],
  ])('%s and %s', async (hwb, fgee, asHwb, asFgee) => {
    const object = await readOne(
      `<zustand_angaben><energiepass><hwbwert>${hwb}</hwbwert><fgeewert>${fgee}</fgeewert></energiepass></zustand_angaben>`,
    )
    expect(object.property).toMatchObject({ hwb: asHwb, fgee: asFgee })
    expect(object.notes.filter((note) => note.level !== 'info')).toEqual([])
  })

  test('a name is no number', async () => {
    expect((await propertyOf('<zustand_angaben><hwbwert>HWB in Arbeit</hwbwert></zustand_angaben>')).hwb).toBeNull()
  })

  test('the day to which an old field says the certificate holds is a day', async () => {
    const property = await propertyOf(field('epass_gueltig_bis', '31.12.2029'))
    expect(property.energiepass).toEqual({ felder: { gueltig_bis: '2029-12-31' } })
  })
})

describe('a price in words', () => {
  test.each(['auf Anfrage', 'Preis auf Anfrage', ' AUF  ANFRAGE '])(
    '"%s" is on request, not a mistake',
    async (words) => {
      const object = await readOne(`<preise><kaufpreis>${words}</kaufpreis></preise>`)
      expect(object.property).toMatchObject({ kaufpreis: null, preise: { auf_anfrage: true } })
      expect(codesAt(object, 'preise/kaufpreis')).toEqual(['price_on_request'])
    },
  )

  test('other words are a mistake and promise nothing', async () => {
    const object = await readOne('<preise><kaufpreis>günstig</kaufpreis></preise>')
    expect(object.property?.preise).toEqual({})
    expect(codesAt(object, 'preise/kaufpreis')).toEqual(['not_a_number'])
  })
})

describe('names that JavaScript keeps for itself', () => {
  test.each([
    '<freitexte><constructor lang="en">x</constructor></freitexte>',
    `<freitexte>${field('constructor_en', 'x')}</freitexte>`,
    '<objektkategorie><vermarktungsart KAUF="1" constructor="1" __proto__="1" toString="1"/><objektart><wohnung/></objektart></objektkategorie>',
    '<ausstattung><constructor>1</constructor><__proto__>1</__proto__></ausstattung>',
    `<preise><constructor>1</constructor></preise>${field('__proto__', 'x')}`,
  ])('cost nothing: %s', async (sections) => {
    const object = await readOne(sections)
    expect(object.notes.filter((note) => note.level === 'error')).toEqual([])
    expect(object.property?.vermarktungsart).toEqual(['KAUF'])
  })
})

test('the office’s own e-mail and number are kept beside those of the person', async () => {
  const object = await readOne(
    '<kontaktperson><email_zentrale>o@b.example</email_zentrale><email_direkt>e@b.example</email_direkt><tel_zentrale>0316 1234-0</tel_zentrale><tel_durchw>0316 1234-7</tel_durchw></kontaktperson>',
  )
  expect(object.agent).toMatchObject({
    email: 'e@b.example',
    telefon: '0316 1234-7',
    kontaktperson: { email_zentrale: 'o@b.example', tel_zentrale: '0316 1234-0' },
  })
  expect(object.notes.filter((note) => note.code === 'ignored')).toEqual([])
})
