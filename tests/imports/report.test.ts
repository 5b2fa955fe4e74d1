import { expect, test } from 'vitest'
import { formatRun, messageOf } from '../../src/server/imports/report.ts'
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
