import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord, weaknessOf } from '../../src/domain/auth/weak-password.ts'
import { projectPath } from '../../src/server/paths.ts'

const words = readFileSync(projectPath('src/server/auth/passwords/common-passwords.txt'), 'utf8').trim().split('\n')
const common = new Set(words)
const EVA = { name: 'Eva Müller-Straß', email: 'e.mueller85@hausverwaltung-sued.at', phone: '+43 (0)660 123 45 67' }
const NOBODY = { name: '', email: '' }
const weakness = (password: string, owner: Parameters<typeof weaknessOf>[1] = NOBODY) =>
  weaknessOf(password, owner, common, ['Klinke'])

test.each(
  [
    'Password1 Passwort1 Qwertz123 Hallo123 Wien1234 Sommer2026 Schatz1! Geheim123 Start2026! Test1234 Admin1234',
    'P@ssw0rd! Pa55w0rt1 Hall0123 pa$$W0RT1 1Passwort 2026Sommer! Sommer_2026 Pass-Wort1 H.a.l.l.o.1',
    'Frühling2026 Fruehling26 Fruhling26 Österreich1 Oesterreich1 Kärnten1 Salzburg2026! Rapid1899 St.Pölten1 Mausi1234',
    '1qaz2WSX 1qayXSW2 Qwertzui1 Asdfghjkl1 Yxcvbnm123 Abc12345 Aa123456 Azertyuiop1 Password12345678 Passwort!!!!!!!!1',
    'Drowssap1 PasswortPasswort1 Haushaus1 Пароль123 Contraseña1 Ｐａｓｓｗｏｒｔ１２３ Ｐasswort1',
  ]
    .join(' ')
    .split(' '),
)('%s is a common password', (password) => {
  expect(weakness(password)).toBe('password_common')
})

test.each([
  ...[
    'EvaMüller1985!',
    'MUELLER-eva-99x',
    'Muller1985',
    'Müller123',
    'Strass1010',
    'Eva12345',
    'evA!12345',
    'Emueller85!',
  ],
  ...['Hausverwaltung1', 'Sued12345', 'Hausverwaltung-Sued1', '6601234567Ab', '0660/1234567Aa', 'Ab+436601234567'],
  ...['Klinke123', 'KLINKEklinke1', 'Kl1nke2026', 'MeinKlinkePasswort1', 'Müllerin 1Eva'],
])('%s consists of own words', (password) => {
  expect(weakness(password, EVA)).toBe('password_own')
})

test.each([
  ...[
    'Altbau1090Wien',
    'Kx7pLm2q',
    'correct horse Battery 7',
    'Tr0ub4dor&3',
    'Hofrat-Kachelofen-7',
    'Aa1-xY7_kQ0zzb2mWp9R',
  ],
  ...[
    'Evangelium77x',
    'Eva liest 3 Krimis',
    'Müllers Ziege frisst 7 Hüte',
    'Tür klemmt, Klinke 3 Mal drücken',
    '鍵Schlüssel7Bund',
  ],
])('%s is as good for Eva as for anybody', (password) => {
  expect(weakness(password, EVA)).toBeNull()
})

test('of others’ names and addresses nothing is known', () => {
  expect(weakness('Straß-liest-99x', NOBODY)).toBeNull()
  expect(weakness('Straß-eva-99x', EVA)).toBe('password_own')
  expect(weakness('Hausverwaltung-Sued1', { ...EVA, email: 'x@example.at' })).toBeNull()
})

const letters = words.filter((word) => /^[a-z]{5,20}$/.test(word))
const decorated = fc.record({
  word: fc.constantFrom(...letters),
  shift: fc.func(fc.boolean()),
  before: fc.constantFrom('', '1', '!', '2026'),
  after: fc.constantFrom('', '1', '!', '123', '2026', '!!!!!!!!!!', '1987!', '12345678', '_1'),
})

test('every word of the list is one in any case, with a year, digits or signs around it', () => {
  fc.assert(
    fc.property(decorated, ({ word, shift, before, after }) => {
      const written = [...word].map((one, nr) => (shift(nr) ? one.toUpperCase() : one)).join('')
      fc.pre((before + after).length <= 6 || before === '')
      expect(weakness(before + written + after)).toBe('password_common')
    }),
  )
})

const DIGITS: Record<string, string> = { o: '0', i: '1', e: '3', a: '4', s: '5', t: '7' }
test('letters written as digits or as signs change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...letters), fc.func(fc.boolean()), (word, leet) => {
      const written = [...word].map((one, nr) => (nr > 0 && leet(nr) ? (DIGITS[one] ?? one) : one)).join('')
      fc.pre(/[a-z].{0,7}$/.test(written))
      expect(weakness(`${written}!`)).toBe('password_common')
    }),
  )
})

test('a password from the own name, whole, in pieces or with digits, is refused', () => {
  const piece = fc.constantFrom(
    'Eva',
    'Müller',
    'mueller',
    'STRASS',
    'strass',
    'evamüllerstraß',
    'hausverwaltung',
    'Klinke',
  )
  const between = fc.constantFrom('', '-', '.', '_', '7')
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), between, fc.nat(9999), (pieces, sign, number) => {
      expect(weakness(`${pieces.join(sign)}${number}`, EVA)).toBe('password_own')
    }),
  )
})

test('a password from a password manager is never refused', () => {
  const any = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_'
  const made = fc
    .array(fc.constantFrom(...any), { minLength: 14, maxLength: 60 })
    .map((signs) => `Aa1-${signs.join('')}`)
  fc.assert(fc.property(made, (password) => weakness(password, EVA) === null))
})

test('any text gets an answer, at once', () => {
  const text = fc.string({ unit: 'binary', maxLength: 128 })
  const owner = fc.record({ name: text, email: text, phone: text })
  fc.assert(
    fc.property(text, owner, (password, own) =>
      [null, 'password_common', 'password_own'].includes(weakness(password, own)),
    ),
  )
})

test('the list is folded, without repetitions, and has no word that no password could have', () => {
  expect(common.size).toBe(words.length)
  expect(words.filter((word) => foldWord(word) !== word || word.length < 3)).toEqual([])
  expect(words).toEqual([...words].sort())
})
