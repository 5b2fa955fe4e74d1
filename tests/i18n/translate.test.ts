import i18next from 'i18next'
import { expect, test } from 'vitest'
import { requests } from '../../src/i18n/requests/browser.ts'
import { translator } from '../../src/i18n/server.ts'
import { shared } from '../../src/i18n/shared/browser.ts'
import { type PlainKey, translatorOf } from '../../src/i18n/translate.ts'
import { messagesOf } from '../support/messages.ts'

const t = translator()
const german = messagesOf('de')

test('fills placeholders and writes numbers as Austrians do', () => {
  expect(t('problem.too_large', { max: 1234567.5 })).toBe('Der Wert darf höchstens 1.234.567,5 sein.')
})

test('a key that no catalogue has shows itself, a placeholder without a value stays', () => {
  // A wrong key in the call itself costs the compiler a minute: it compares the parameters of all messages.
  // @ts-expect-error no such message
  const missing: PlainKey = 'no.such.key'
  expect(t(missing)).toBe('no.such.key')
  expect(t.find('no.such.key')).toBeUndefined()
  // @ts-expect-error it needs a value
  expect(t('problem.word')).toContain('{{value}}')
})

test('says the messages of the namespaces that an island loaded, in every language', () => {
  const own = translatorOf('fr', shared, requests)
  expect(own('form.sending')).toBe(messagesOf('fr')['form.sending'])
  expect(own('inquiry.form.title')).toBe(messagesOf('fr')['inquiry.form.title'])
  expect(own.find('calculator.price')).toBeUndefined()
})

test('Italian joins the article with a number that is spoken with a vowel first', () => {
  const it = translator('it')
  expect(it('row.free_from', { date: '8 novembre 2026' })).toBe('Libero dall’8 novembre 2026')
  expect(it('row.free_from', { date: '11 novembre 2026' })).toBe('Libero dall’11 novembre 2026')
  expect(it('row.free_from', { date: '18 novembre 2026' })).toBe('Libero dal 18 novembre 2026')
})

test.each([
  ['de', 'Ihre Anfrage zu „Wohnung ‚Am Park‘“'],
  ['gb', '‘Wohnung “Am Park”’'],
  ['fr', '« Wohnung “Am Park” »'],
  ['it', '«Wohnung “Am Park”»'],
  ['es', '«Wohnung “Am Park”»'],
  ['pt', '«Wohnung “Am Park”»'],
  ['nl', '‘Wohnung “Am Park”’'],
  ['se', '”Wohnung ’Am Park’”'],
  ['pl', '„Wohnung «Am Park»”'],
  ['ru', '«Wohnung „Am Park“»'],
  ['tr', '“Wohnung ‘Am Park’”'],
  ['sa', '«Wohnung “Am Park”»'],
  ['ir', '«Wohnung “Am Park”»'],
  ['cn', '“Wohnung ‘Am Park’”'],
  ['jp', '「Wohnung 『Am Park』」'],
] as const)('a title with quotation marks is quoted with those of its own language inside: %s', (language, quoted) => {
  const t = translator(language)
  for (const title of [
    '„Am Park“',
    '„Am Park”',
    '“Am Park”',
    '”Am Park”',
    '«Am Park»',
    '« Am Park »',
    '»Am Park«',
    '「Am Park」',
  ])
    expect(t('inquiry.receipt.subject', { title: `Wohnung ${title}` }).replace(/[\u00a0\u202f]/g, ' ')).toContain(
      quoted,
    )
})

test('a quoted text keeps apostrophes, inches and lone marks, and an unquoted one keeps its quotation marks', () => {
  for (const title of ['L’Étoile d’Or', '32" Fernseher', 'Haus „am See', 'Haus "Am Park"'])
    expect(t('inquiry.receipt.subject', { title })).toBe(`Ihre Anfrage zu „${title}“`)
  expect(translator('gb')('inquiry.receipt.subject', { title: 'St Mary’s' })).toContain('‘St Mary’s’')
  expect(t('borders.no_columns', { felder: '„a“, „b“' })).toContain('gesehen: „a“, „b“')
})

test('German answers where a language has a gap', () => {
  const own = translatorOf('fr', { de: { 'a.b': 'deutsch', 'a.c_one': 'eines', 'a.c_other': '{{count}}' }, fr: {} })
  expect(own.find('a.b')).toBe('deutsch')
  expect(own.find('a.c', { count: 1 })).toBe('eines')
  expect(own.find('a.c', { count: 2.5 })).toBe('2,5')
})

test('chooses plural forms and fills placeholders as i18next, whose catalogue format this is', async () => {
  await i18next.init({
    lng: 'de-AT',
    resources: { 'de-AT': { translation: german } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const stems = new Set(Object.keys(german).map((key) => key.replace(/_(one|other)$/, '')))
  for (const key of stems) {
    for (const count of [0, 1, 2, 21]) {
      const params = { count, name: 'Wien' }
      expect(t.find(key, params) ?? key, key).toBe(i18next.t(key, params))
    }
  }
})
