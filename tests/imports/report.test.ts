import { expect, test } from 'vitest'
import { formatLine, formatRun, messageOf } from '../../src/server/imports/report.ts'
import type { RunRow } from '../../src/server/imports/repository.ts'

const run = (message: string | null): RunRow => ({
  id: 1,
  source: 'standard',
  file_name: 'feed.xml',
  modus: 'VOLL',
  state: 'failed',
  started_at: new Date('2026-11-21T12:00:00Z'),
  finished_at: new Date('2026-11-21T12:00:01Z'),
  counts: { objects: 2 },
  total: 2,
  message,
})

test('the reason of a failed run is a whole sentence, with the line where the file breaks off', () => {
  const message = messageOf({ level: 'error', path: 'feed.xml', code: 'xml_truncated', params: { zeile: 12 } })
  const text = formatRun(run(message)).join(' ')
  expect(text).toContain('bricht in Zeile 12 ab')
  expect(text).not.toMatch(/[{}]|import\./)
})

test('a reason without figures is shown unchanged, and so is one that is no code', () => {
  const code = messageOf({ level: 'error', path: '', code: 'file_empty' })
  expect(formatRun(run(code)).at(-1)).toContain('Die Datei ist leer.')
  expect(formatRun(run('is the disk gone? yes')).at(-1)).toContain('is the disk gone? yes')
  expect(formatRun(run(null)).at(-1)).not.toContain('null')
})

test('no value counts as shown that nobody can see: the words follow the fate of each field', () => {
  const taken = [
    ...['geo/plz', 'flaechen/bueroflaeche', 'preise/[grunderwerbssteuer]', 'freitexte/[schwimmteich]'],
    ...['verwaltung_techn/openimmo_obid', 'kontaktperson/tel_fax', 'kontaktperson/tel_privat'],
    ...['verwaltung_objekt/[ji_objektstatus_id]', 'verwaltung_techn/weitergabe_generell'],
  ]
  const line = { nr: 1, property_id: 1, objekt: 'A-1', outcome: 'created', taken, notes: [] }
  expect(formatLine(line, { taken: true })).toEqual([
    'A-1: neu',
    '    übernommen und angezeigt: geo/plz, flaechen/bueroflaeche, preise/[grunderwerbssteuer], freitexte/[schwimmteich]',
    '    verwendet, aber selbst nicht angezeigt: verwaltung_techn/openimmo_obid',
    '    aufbewahrt, noch nicht angezeigt: kontaktperson/tel_fax',
    '    nicht angezeigt, weil die Angabe für die Software des Anbieters bestimmt ist: verwaltung_objekt/[ji_objektstatus_id]',
    '    nicht angezeigt, weil die Angabe eine Person betrifft und zum Kontakt nicht nötig ist: kontaktperson/tel_privat',
    '    nicht angezeigt, weil die Angabe nur andere Portale betrifft: verwaltung_techn/weitergabe_generell',
  ])
  expect(formatLine({ ...line, outcome: 'stored', taken: ['geo/plz'] }, { taken: true })[1]).toBe(
    '    übernommen, sichtbar erst mit der Veröffentlichung: geo/plz',
  )
})
