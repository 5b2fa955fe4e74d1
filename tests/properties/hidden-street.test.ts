import { expect, test } from 'vitest'
import {
  type StreetFinder,
  streetFinder,
  titleWithoutStreet,
  withoutStreet,
} from '../../src/domain/properties/hidden-street.ts'

const at = (strasse: string, hausnummer: string | null = null, ort: string | null = 'Graz') =>
  streetFinder({ strasse, hausnummer, ort, ortsteil: null })
const shown = (text: string, ...where: Parameters<typeof at>) => {
  const finder = at(...where)
  return finder ? withoutStreet(text, finder, '#') : text
}

test.each([
  ['Die Wohnung in der Geheimgasse 7 ist hell.', 'Geheimgasse', '7', 'Die Wohnung # ist hell.'],
  ['GEHEIMGASSE 7', 'Geheimgasse', '7', '#'],
  ['Geheim-Gasse 7a/3, Top 12: hell', 'Geheimgasse', '7a', '#: hell'],
  ['Adresse: Geheimgasse Nr. 7, Stiege 2, Tür 4.', 'Geheimgasse', '7', '#.'],
  // The street may hold the number, and the number of a neighbour names the street as well.
  ['Geheimgasse 9', 'Geheimgasse 7', null, '#'],
  ['Geheimgasse&nbsp;7', 'Geheimgasse', '7', '#'],
  ['<p>Geheimgasse</p>', 'Geheimgasse', '7', '<p>#</p>'],
  ['Mariahilferstrasse 100', 'Mariahilfer Straße', '100', '#'],
  ['Mariahilfer Str. 100', 'Mariahilfer Straße', '100', '#'],
  ['Mariahilfer Straße', 'Mariahilferstr.', '100', '#'],
  ['an der Dr. Karl Lueger Platz 3', 'Dr.-Karl-Lueger-Platz', '3', '#'],
  ['Strasse des 17. Juni 5', 'Straße des 17. Juni', '5', '#'],
  ['Mueßhoferweg 2', 'Müßhoferweg', '2', '#'],
  ['Apartment on Lange Gasse 7', 'Lange Gasse', '7', 'Apartment #'],
  ['Appartement 12 Rue Haute', 'Rue Haute', '12', 'Appartement 12 #'],
  ['GeheimgasseにあるGeheimgasse7号', 'Geheimgasse', '7', '#にある#号'],
  // 200 m is no number of a house, but the name is the street's.
  ['Geheimgasse 200 m entfernt', 'Geheimgasse', '7', '# 200 m entfernt'],
  ['Am See 5 und Am See', 'Am See', '5', '# und #'],
])('%s, for %s %s, becomes %s', (text, strasse, hausnummer, expected) => {
  expect(shown(text, strasse, hausnummer)).toBe(expected)
})

test.each([
  // A single ordinary word, a town's name, another street, a way to say where something is.
  ['Ein Graben trennt Garten und Straße, 12 m lang', 'Graben', '12', 'Wien'],
  ['Graben 120', 'Graben', '12', 'Wien'],
  ['Haus in Gamlitz, 12 km von Graz', 'Gamlitz', '12', 'Gamlitz'],
  ['Haus in Bad Ischl', 'Bad Ischl', '12', 'Bad Ischl'],
  ['Häuser in Bad Ischl, 12 km entfernt', 'Bad Ischl', '12', 'Bad Ischl'],
  ['Urlaub am See', 'Am See', '5', 'Graz'],
  ['Geheimgassenbad, Obergeheimgasse', 'Geheimgasse', '7', 'Graz'],
  ['Platz für Ihr Auto', 'Platz', '3', 'Graz'],
  ['Weg zum Bahnhof', 'Weg', null, 'Graz'],
  ['', 'Geheimgasse', '7', 'Graz'],
])('%s stays, for %s %s in %s', (text, strasse, hausnummer, ort) => {
  expect(shown(text, strasse, hausnummer, ort)).toBe(text)
})

test('a single ordinary word is found with its own number', () => {
  expect(shown('Wohnung Graben 12 in Wien', 'Graben', '12', 'Wien')).toBe('Wohnung # in Wien')
  expect(shown('Gamlitz 12, Haus', 'Gamlitz', '12', 'Gamlitz')).toBe('#, Haus')
})

test.each([
  ['Wohnung, Geheimgasse 7, 1080 Wien', 'Wohnung, 1080 Wien'],
  ['Geheimgasse 7 – helle Wohnung', 'Helle Wohnung'],
  ['Helle Wohnung (Geheimgasse 7)', 'Helle Wohnung'],
  ['Helle Wohnung in der Geheimgasse 7!', 'Helle Wohnung!'],
  ['Geheimgasse 7', ''],
  ['4 Zimmer | Geheimgasse 7 | Balkon', '4 Zimmer | Balkon'],
  ['helle Wohnung', 'helle Wohnung'],
])('the title %s becomes %s', (title, expected) => {
  expect(titleWithoutStreet(title, at('Geheimgasse', '7') as StreetFinder)).toBe(expected)
})

test('a home without a street has nothing to find', () => {
  for (const street of ['', '  ', '-', '7', 'Ab']) expect(at(street)).toBeNull()
})

test('a street full of signs and a long text take linear time', () => {
  const finder = at(`geheim${'(a+)+*'.repeat(12)}gasse`, '7') as StreetFinder
  const began = performance.now()
  withoutStreet(`${'geheim '.repeat(20_000)}gasse ${' '.repeat(50_000)}`, finder, '#')
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a thousand homes whose texts do not tell their street cost no time', () => {
  const text = 'Die Wohnung in einer ruhigen Gasse ist hell. '.repeat(100)
  const began = performance.now()
  for (let n = 0; n < 1000; n++) shown(text, `Verborgene${n}gasse`, '7')
  expect(performance.now() - began).toBeLessThan(2000)
})
