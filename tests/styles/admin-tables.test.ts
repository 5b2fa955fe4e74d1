import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What lets a table scroll instead of widening its page: TABLE_FRAME, the component Scrolled, or their utility. */
const FRAME = /className=\{`?\$?\{?TABLE_FRAME|<Scrolled |overflow-x-auto/

/** Tables of a text without a frame directly around them, by their place. */
const bare = (text: string): number[] =>
  [...text.matchAll(/<table\b/g)]
    .map(({ index }) => index)
    .filter((at) => !FRAME.test(text.slice(Math.max(0, at - 160), at)))

test('every table of the admin area scrolls in a frame: none widens the page of a phone', () => {
  const files = globSync('src/islands/admin/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(files.filter(([, text]) => text.includes('<table')).length).toBeGreaterThan(5)
  expect(files.filter(([, text]) => bare(text).length > 0).map(([file]) => file)).toEqual([])
})

test('a table without a frame is found', () => {
  expect(bare('<Section title={title}>\n  <table className={TABLE}>')).toHaveLength(1)
  expect(bare('<div className={TABLE_FRAME}>\n  <table className={TABLE}>')).toEqual([])
  expect(bare(`<Scrolled label="x"><table /></Scrolled>${' '.repeat(200)}<table />`)).toHaveLength(1)
})

/** Columns of moments, such as 01.12.2026, 04:11, that may break into two lines. */
const breaking = (text: string): string[] =>
  [...text.matchAll(/\b(?:text|plain)\(\s*'(\w+)',[^\n]*?(?:formatDayTime\(|moment\(|\bat\(|, at,)/g)]
    .filter(({ index, 0: { length } }) => !text.slice(index + length, index + length + 140).includes("width: 'code'"))
    .map(([, key]) => key as string)

test('a day and its time stay in one line of a table', () => {
  const files = globSync('src/islands/admin/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(files.flatMap(([file, text]) => breaking(text).map((key) => `${file}: ${key}`))).toEqual([])
})

test('a moment that may break is found', () => {
  expect(breaking("text('created_at', t('created'), (row) => moment(row.created_at), { sort: true }),")).toEqual([
    'created_at',
  ])
  expect(breaking("text('created_at', t('created'), (row) => moment(row.created_at), { width: 'code' }),")).toEqual([])
})
