import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'
import { faultText } from '../../src/islands/admin/feeds/fault.ts'

test.each([
  ['url', 'Das ist keine vollständige Adresse, die mit https:// beginnt.'],
  ['address', 'Die Adresse liegt nicht im öffentlichen Internet.'],
  ['status 401', 'Der Server lässt uns nicht hinein. Bitte prüfen Sie Benutzer und Passwort.'],
  ['status 403', 'Der Server lässt uns nicht hinein. Bitte prüfen Sie Benutzer und Passwort.'],
  ['status 404', 'Unter dieser Adresse liegt keine Datei.'],
  ['status 500', 'Der Server meldet einen Fehler.'],
  ['unreachable ENOTFOUND', 'Einen Server mit diesem Namen gibt es nicht.'],
  ['unreachable CERT_HAS_EXPIRED', 'Das Zertifikat des Servers ist nicht gültig.'],
  ['unreachable DEPTH_ZERO_SELF_SIGNED_CERT', 'Das Zertifikat des Servers ist nicht gültig.'],
  ['unreachable UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'Das Zertifikat des Servers ist nicht gültig.'],
  ['unreachable ECONNREFUSED', 'Der Server ist nicht erreichbar.'],
  ['unreachable', 'Der Server ist nicht erreichbar.'],
  ['body.too_large', 'Die Datei ist zu groß: höchstens 2.048 MB.'],
  ['feed.empty', 'Die Datei ist leer.'],
])('the fault of a source %s is told in words', (fault, words) => {
  expect(faultText(translator('de'), fault, 2048)).toBe(words)
})

test('a code without words has none, and the words of every language are its own', () => {
  expect(faultText(translator('de'), 'server.busy', 1)).toBeNull()
  expect(faultText(translator('de'), 'toString', 1)).toBeNull()
  const told = (Object.keys(LANGUAGES) as Language[]).map((language) => faultText(translator(language), 'redirects', 1))
  expect(new Set(told).size).toBe(told.length)
})
