import { describe, expect, test } from 'vitest'
import { translator } from '../../src/i18n/server.ts'
import { fieldName } from '../../src/islands/admin/audit/fields.ts'
import { actChoice, valueText } from '../../src/islands/admin/audit/values.ts'
import { told } from '../../src/server/feeds/change-source.ts'

const t = translator('de')
const text = (field: string, value: string | number | boolean | null, entity = 'property') =>
  valueText(field, value, t, 'de-AT', { entity })

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
    ['raumhoehe', 'Raumhöhe', 2.8, '2,8 m'],
    ['dachform', 'Dachform', '["SATTELDACH","FLACHDACH"]', 'Satteldach, Flachdach'],
    ['gaestewc', 'Gäste-WC', false, 'Nein'],
    ['min_mietdauer', 'Mindestmietdauer', 'P6M', '6 Monate'],
    ['stp_garage.stellplatzmiete', 'Garage: Miete', 90, '90\u00a0€'],
    ['heizkostenust', 'Heizkosten: USt.', 20, '20'],
    [
      'energiepass',
      'Energieausweis',
      '{"epart":"BEDARF","stromwert":12}',
      'Art des Ausweises: Bedarfsausweis\nStromwert: 12',
    ],
    [
      'links',
      'Rundgänge, Filme und Links',
      '[{"gruppe":"FILMLINK","titel":"Film","url":"https://a.at/"}]',
      'Film: Film https://a.at/',
    ],
    ['zusatzkosten', 'Weitere Kosten', '[{"art":"zusatzkosten_8","name":"Lift","netto":15,"ust":20}]', 'Lift 15'],
    ['user_defined', 'Eigene Felder', '{"Blick":"Süden","Boden":["Eiche","Stein"]}', 'Blick Süden\nBoden Eiche, Stein'],
    ['waehrung', 'Währung', 'CHF', 'CHF'],
    ['same_as_17', 'Doppelte Inserate #17', true, 'Ja'],
  ] as const)('%s', (field, label, value, shown) => {
    expect([fieldName(field, t, 'property'), text(field, value)]).toEqual([label, shown])
  })
})

test.each([
  ['CHF', '1.250.000\u00a0CHF'],
  ['GBP', '£1.250.000'],
  ['HUF', 'HUF\u00a01.250.000'],
  ['EUR', '1.250.000\u00a0€'],
  // What a feed may have sent before its words were checked.
  ['Euro', '1.250.000\u00a0€'],
])('an amount of a home is written in %s', (waehrung, shown) => {
  const of = { entity: 'property', waehrung }
  expect(valueText('kaufpreis', 1_250_000, t, 'de-AT', of)).toBe(shown)
  expect(valueText('wohnflaeche', 82.5, t, 'de-AT', of)).toBe('82,5 m²')
})

test('inquiries, viewings, companies and people have the words of their screens', () => {
  expect([fieldName('status', t, 'inquiry'), text('status', 'done', 'inquiry')]).toEqual(['Status', 'Erledigt'])
  expect(text('status', 'proposed', 'appointment')).toBe('Vorgeschlagen')
  expect(fieldName('gisa', t, 'company')).not.toBe('gisa')
  expect(fieldName('mobil', t, 'agent')).not.toBe('mobil')
})

describe('sources, imports and applications have the words of their screens', () => {
  test.each([
    ['source', 'active', 'Nimmt Lieferungen an', false, 'Nein'],
    ['source', 'max_deletion_share', 'Ohne Bestätigung höchstens entfernen (%)', 0.15, '15'],
    ['source', 'modus', 'Umfang (statt der Angabe der Datei)', 'TEIL', 'TEIL'],
    ['source', 'report_language', 'Sprache des Berichts', 'gb', 'English'],
    ['source', 'kind', 'Art der Lieferung', 'pull', 'Wird von einer Adresse abgeholt'],
    ['source', 'company', 'Firma', 'Linden', 'Linden'],
    ['source', 'ssh_keys', 'Öffentliche SSH-Schlüssel, einer je Zeile', '["ssh-ed25519 A"]', 'ssh-ed25519 A'],
    ['source', 'delivery', 'Lieferung', 7, '7'],
    ['source', 'file', 'Datei', 'feed.xml', 'feed.xml'],
    ['run', 'deletions', 'Gelöscht', 12, '12'],
    ['run', 'withdrawn', 'Zurückgezogen', 3, '3'],
    ['application', 'state', 'Status', 'accepted', 'angenommen'],
    ['application', 'reason', 'Begründung (geht per E-Mail hinaus)', 'Doppelt', 'Doppelt'],
    ['application', 'source', 'Quelle', 'linden', 'linden'],
  ] as const)('%s %s', (entity, field, label, value, shown) => {
    expect([fieldName(field, t, entity), text(field, value, entity)]).toEqual([label, shown])
  })

  test('every setting of a source that the audit tells has a label', () => {
    const settings = Object.keys(told({} as Parameters<typeof told>[0]))
    expect(settings).toContain('max_deletion_share')
    expect(settings.filter((field) => fieldName(field, t, 'source') === field)).toEqual([])
  })
})

test.each(['property', 'project'])('a decision on a flag of a %s has the words of its list', (entity) => {
  expect([fieldName('flag', t, entity), text('flag', 'advance', entity)]).toEqual(['Grund', t('notices.rule.advance')])
  expect([text('state', 'open', entity), text('state', 'dismissed', entity)]).toEqual(['Offen', 'Kein Betrug'])
  expect([fieldName('rules', t, entity), text('rules', '["price","contact"]', entity)]).toEqual([
    'Grund',
    `${t('notices.rule.price')}, ${t('notices.rule.contact')}`,
  ])
})

test('opening hours read as their form writes them', () => {
  const hours = '{"1":[[540,1020]],"2":[],"2026-12-24":[[540,720],[780,960]]}'
  expect(text('opening_hours', hours, 'company')).toBe(
    'Montag: 9:00-17:00\nDienstag: –\n24.12.2026: 9:00-12:00, 13:00-16:00',
  )
  expect(text('opening_hours', '{}', 'company')).toBe('–')
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
