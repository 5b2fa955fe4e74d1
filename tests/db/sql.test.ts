import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectPath } from '../../src/server/paths.ts'

/** Where SQL may stand: repositories, what runs the database, and the search engine that is SQL itself. */
const PLACES = /(?:^|[/-])repository\.ts$|^server\/(?:db|search)\//
const SQL = /\bsql(?:\.\w+\(|<[^`]*>`|`)|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

test('SQL stands in repositories only', () => {
  const files = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
  const withSql = files.filter((file) => SQL.test(readFileSync(projectPath(`src/${file}`), 'utf8')))
  expect(withSql.length).toBeGreaterThan(20)
  expect(withSql.filter((file) => !PLACES.test(file))).toEqual([])
})

test.each([
  'sql`select 1`',
  'sql<{ id: number }>`select 1`',
  'sql.raw(text)',
  'db.selectFrom(table)',
  '  .deleteFrom(',
])('this test sees %s', (text) => {
  expect(SQL.test(text)).toBe(true)
})
