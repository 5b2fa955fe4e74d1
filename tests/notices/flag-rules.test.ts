import { describe, expect, test } from 'vitest'
import { flagContact } from '../../src/domain/notices/flag-contact.ts'
import { flagPictures } from '../../src/domain/notices/flag-pictures.ts'
import { type Compared, flagPrice } from '../../src/domain/notices/flag-price.ts'

describe('a price far under the median', () => {
  /** Compared with homes of a town: half of them cost between nine tenths and eleven tenths of the median. */
  const home = (eur_m2: number, median: number | null, spread: readonly [number, number] = [0.9, 1.1]): Compared => ({
    art: 'KAUF',
    eur_m2,
    median:
      median === null
        ? null
        : { eur_m2: median, q1: median * spread[0], q3: median * spread[1], count: 12, place: 'graz' },
  })

  test('is noticed below half of it, with the figures', () => {
    expect(flagPrice([home(1999.996, 4000.5)])).toEqual({
      rule: 'price',
      details: { eur_m2: 2000, median: 4000.5, count: 12, place: 'graz' },
      fingerprint: 'KAUF 2000',
    })
  })

  test.each([
    ['half of it', [home(2000, 4000)]],
    ['no comparable homes', [home(1, null)]],
    ['no price', []],
  ])('is not noticed for %s', (_name, compared) => {
    expect(flagPrice(compared)).toBeNull()
  })

  test('is not noticed where homes of the place differ as much, and is noticed below what they differ', () => {
    // A state with villages: a quarter costs up to 2,600, a quarter 5,200 and more. 2,600 / 2 ** 1.5 = 919.
    expect(flagPrice([home(1837, 4000, [0.65, 1.3])])).toBeNull()
    expect(flagPrice([home(900, 4000, [0.65, 1.3])])?.details.eur_m2).toBe(900)
  })

  test('is noticed by its second offer as well', () => {
    expect(flagPrice([home(4000, 4000), { ...home(3, 14), art: 'MIETE' }])?.fingerprint).toBe('MIETE 3')
  })
})

describe("photographs of another company's listing", () => {
  const told = (id: number, count: number) => ({ id, count, titel: `Wohnung ${id}`, firma: 'Andere GmbH' })
  const other = (id: number, count: number, own = 4) => ({ ...told(id, count), own, project_id: null })

  test('are noticed from two on, by the listings that have them', () => {
    expect(flagPictures([other(9, 2, 3), other(4, 3), other(7, 1)])).toEqual({
      rule: 'pictures',
      details: { others: [told(9, 2), told(4, 3)] },
      fingerprint: '4 9',
    })
  })

  test('are not noticed when only one is the same', () => {
    expect(flagPictures([other(1, 1), other(2, 1)])).toBeNull()
    expect(flagPictures([])).toBeNull()
  })

  test('are not noticed when most of the photographs are its own: garages look alike', () => {
    expect(flagPictures([other(1, 2, 4)])).toBeNull()
    expect(flagPictures([other(1, 3, 5)])).not.toBeNull()
    expect(flagPictures([other(1, 2, 2)])).not.toBeNull()
  })
})

describe('contact data that lead past the company', () => {
  const own = { emails: ['Office@Makler.at'], websites: ['www.makler.at'], phones: ['+43 316 123456', '0664 1112223'] }
  const found = (text: string, contacts = own) => flagContact([text], contacts)?.details.found ?? []

  test.each([
    ['Schreiben Sie an kaution@gmail.com.', ['kaution@gmail.com']],
    ['Mail: <eva@makler.at.betrug.example>', ['eva@makler.at.betrug.example']],
    ['Nur WhatsApp: +234 803 555 1234', ['+234 803 555 1234']],
    ['Telegram unter 0699/12345678, bitte', ['0699/12345678']],
  ])('are found in "%s"', (text, list) => {
    expect(found(text)).toEqual(list)
  })

  test.each([
    'Schreiben Sie an office@makler.at.',
    'Oder an eva.huber@makler.at und an wien@buero.makler.at!',
    'WhatsApp: 0043 316 123456',
    'Rufen Sie an: 0699 12345678.',
    'Telegram gibt es hier nicht. Baujahr 1969, 78 m².',
    'Eine @ allein, a@b, ...@...',
  ])('are not found in "%s"', (text) => {
    expect(found(text)).toEqual([])
  })

  test('are found in a mailbox that everybody can open, though the company has one there, too', () => {
    expect(found('andere@gmx.at', { ...own, emails: ['makler@gmx.at'] })).toEqual(['andere@gmx.at'])
    expect(found('makler@gmx.at', { ...own, emails: ['makler@gmx.at'] })).toEqual([])
  })
})
