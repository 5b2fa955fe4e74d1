import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { FIELDS, fateOf } from '../../src/domain/imports/fates/all.ts'

test('docs/openimmo.md is what the table of fates says', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/openimmo-doc.ts', '--verify'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('no field has two fates', () => {
  const paths = FIELDS.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

test('each field of the table is found by the path that the report has', () => {
  for (const { path, fate } of FIELDS) expect([path, fateOf(path)]).toEqual([path, fate])
})

test('fields of a sender’s own are shown, those of its software are not, and unknown ones have no fate', () => {
  expect(fateOf('freitexte/user_defined_anyfield/justimmo_freitext1')).toMatchObject({ kind: 'shown' })
  expect(fateOf('geo/user_defined_extend/feld')).toMatchObject({ kind: 'shown' })
  expect(fateOf('preise/[bezug]')).toMatchObject({ kind: 'shown' })
  expect(fateOf('verwaltung_objekt/[ji_objektstatus_id]')).toMatchObject({ kind: 'ignored' })
  expect(fateOf('hausordnung')).toBeNull()
})
