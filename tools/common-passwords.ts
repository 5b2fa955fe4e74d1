/**
 * Builds src/server/auth/passwords/common-passwords.txt from npm packages of zxcvbn-ts (MIT), which the project does not depend
 * on, from the towns of Austria, and from the words below:
 *
 *   npm install --prefix /tmp/passwords @zxcvbn-ts/language-common@4.1.3 @zxcvbn-ts/language-de@3.0.2
 *   node tools/common-passwords.ts /tmp/passwords/node_modules
 *
 * A line is a word, folded by src/domain/auth/weak-password.ts. The list contains only passwords that meet the
 * composition rule, each as its word without the digits and other characters around it, once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foldWord, spellings, weaknessOf } from '../src/domain/auth/weak-password.ts'
import austria from '../src/server/places/austria.json' with { type: 'json' }

/** Common choices in Austria, and the word for password in our languages, as far as the lists lack them. */
const MORE =
  'jänner feber feiertag wochenende grüßgott griaßdi servas hawara mausi mausal spatz spatzi schatzi schatzerl ' +
  'hasi bussi oida leiwand sturmgraz rapidwien austriawien skrapid fcbayern schnucki zuckerl steiermark kärnten tirol ' +
  'vorarlberg burgenland niederösterreich oberösterreich willhaben immoscout immobilie immobilien wohnung wohnungen ' +
  'makler maklerin eigentum grundstück miete mieten kaufen traumhaus ichliebedich lassmichrein losgehts neuespasswort ' +
  'meinpasswort meinkonto zugang zugangscode kennwort geheimwort anmelden anmeldung benutzer benutzername startpasswort ' +
  'admin administrator user login passwd changeme letmein welcome default qaywsx qaywsxedc qazwsx qazwsxedc yaqxsw ' +
  'zaqxsw wasd motdepasse contraseña contrasena clave senha palavrapasse wachtwoord lösenord hasło haslo пароль привет ' +
  'parola şifre sifre كلمة السر pasuwado mima azerty soleil bonjour'
/** Shorter words would refuse too much, and with digits around them they are in the lists. */
const WORD_MIN = 3
const NOBODY = { name: '', email: '' }

const folder = path.resolve(process.argv[2] ?? '')
const read = (name: string): string[] =>
  JSON.parse(readFileSync(path.join(folder, '@zxcvbn-ts', `${name}.json`), 'utf8'))

const german = ['commonWords', 'firstnames', 'lastnames'].flatMap((name) => read(`language-de/src/${name}`))
const towns = JSON.stringify(austria).match(/(?<=")\p{Lu}[\p{L} .-]+(?=")/gu) ?? []
const passwords = read('language-common/src/passwords')

const words = new Set<string>()
for (const text of [...passwords, ...german, ...towns, ...MORE.split(' ')]) {
  for (const word of spellings(text.match(/\p{L}(?:.*\p{L})?/u)?.[0] ?? '')) {
    const letters = word.replace(/[^\p{L}]/gu, '')
    if (letters.length >= WORD_MIN) words.add(letters)
  }
}
// A password only together with its digits: 1qaz2wsx.
for (const text of passwords) {
  if (text.length >= 8 && /\p{L}/u.test(text) && !weaknessOf(text, NOBODY, words, [])) words.add(foldWord(text))
}

const target = new URL('../src/server/auth/passwords/common-passwords.txt', import.meta.url)
writeFileSync(target, `${[...words].sort().join('\n')}\n`)
console.log(`${words.size} words`)
