import { describe, expect, test } from 'vitest'
import { translator } from '../../src/i18n/server.ts'
import { fieldName } from '../../src/islands/admin/audit/fields.ts'
import { actChoice, valueText } from '../../src/islands/admin/audit/values.ts'

const t = translator('de')
const text = (field: string, value: string | number | boolean | null, entity = 'property') =>
  valueText(field, value, t, 'de-AT', entity)

describe('a change of a home reads as its form does', () => {
  test.each([
    ['kaufpreis', 'Kaufpreis', 1_250_000, '1.250.000\u00a0€'],
    ['wohnflaeche', 'Wohnfläche', 82.5, '82,5 m²'],
    ['baujahr', 'Baujahr', 1999, '1999'],
    ['objektart', 'Objektart', 'WOHNUNG', 'Wohnung'],
    ['vermarktungsart', 'Angebot', '["KAUF","MIETE"]', 'Kaufen, Mieten'],
    ['provisionspflichtig', 'Provision fällt an', true, 'Ja'],
    ['adresse_freigegeben', 'So wird der Ort gezeigt', false, 'ungefähr, als Kreis auf der Karte'],
    ['objektbeschreibung', 'Beschreibung', '<p>Hell &amp; ruhig</p><p>Zwei Zimmer</p>', 'Hell & ruhig\nZwei Zimmer'],
    ['objekttitel_translations', 'Titel in weiteren Sprachen', '{"gb":"Bright"}', 'English: Bright'],
    ['state', 'Status', 'withheld', 'Zurückgehalten'],
    ['state', 'Status', 'sold', 'verkauft'],
    ['ground', 'Grundlage', 'law', 'Gesetz'],
    ['clause', 'Bestimmung', '§ 86 UrhG', '§ 86 UrhG'],
    ['status', 'Sichtbarkeit', 'active', 'Online'],
    [
      'pictures',
      'Bilder und Dokumente',
      '["photo 1a2b3c4d","plan 5e6f hidden"]',
      '1. Foto 1a2b3c4d\n2. Grundriss 5e6f (gelöscht)',
    ],
    ['same_as_17', 'Doppelte Inserate #17', true, 'Ja'],
  ] as const)('%s', (field, label, value, shown) => {
    expect([fieldName(field, t, 'property'), text(field, value)]).toEqual([label, shown])
  })
})

test('inquiries, viewings, companies and people have the words of their screens', () => {
  expect([fieldName('status', t, 'inquiry'), text('status', 'done', 'inquiry')]).toEqual(['Status', 'Erledigt'])
  expect(text('status', 'proposed', 'appointment')).toBe('Vorgeschlagen')
  expect(fieldName('gisa', t, 'company')).not.toBe('gisa')
  expect(fieldName('mobil', t, 'agent')).not.toBe('mobil')
})

test('a template has the words of its form, and a name of its own among the acts', () => {
  expect(['subject', 'text'].map((field) => fieldName(field, t, 'company'))).toEqual(['Betreff', 'Text'])
  expect(actChoice('templates.add', t)).toBe('Vorlage: Hinzugefügt')
})

test.each([
  ['unknown_field', '{"broken": …', '{"broken": …'],
  ['unknown_field', '[]', '–'],
  ['unknown_field', '{}', '–'],
  ['unknown_field', '', '–'],
  ['unknown_field', null, '–'],
  ['objektart', 'SCHIFF', 'SCHIFF'],
  ['vermarktungsart', '[1,null]', '1, null'],
  ['pictures', '[]', '–'],
  ['status', 'never_heard_of', 'never_heard_of'],
] as const)('%s %j is shown, whatever it is', (field, value, shown) => {
  expect(text(field, value)).toBe(shown)
})
