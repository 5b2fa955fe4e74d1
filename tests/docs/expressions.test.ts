import { describe, expect, test } from 'vitest'
import { ALLOWED } from '../../scripts/expressions/allowed.ts'
import { expressionsOf } from '../../scripts/expressions/find.ts'
import { judge } from '../../scripts/expressions/judge.ts'

const sources = (file: string, content: string) =>
  expressionsOf(file, content).map(({ line, source }) => [line, source])

describe('expressions are found', () => {
  test('as literals and in every way to make one of a text', () => {
    const code = [
      "const HEX = '[0-9a-f]'",
      'const a = /a+/g',
      "const b = new RegExp('b+', 'i')",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code
      'const c = RegExp(`${HEX}+`)',
      'const d = new RegExp(unknown())',
      "text.match('d+')",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code
      "app.get(`/x/:id{${HEX}{8}}/:name{[a-z]+}`, () => '/no/:expression')",
      "// /no+/ and '/neither+/'",
    ].join('\n')
    expect(sources('a.ts', code)).toEqual([
      [2, 'a+'],
      [3, 'b+'],
      [4, '[0-9a-f]+'],
      [5, null],
      [6, 'd+'],
      [7, '^(?:[0-9a-f]{8})$'],
      [7, '^(?:[a-z]+)$'],
    ])
  })

  test('in the frontmatter, the template and the scripts of a page', () => {
    const page = [
      '---',
      'const a = /a+/',
      '---',
      '<p class={x.replace(/b+/, "")}>/no+/</p>',
      '<script>',
      'y.test(/c+/)',
      '</script>',
    ].join('\n')
    expect(sources('a.astro', page)).toEqual([
      [2, 'a+'],
      [4, 'b+'],
      [6, 'c+'],
    ])
  })
})

test('an expression that is not linear is reported, with a text for which it is slow', async () => {
  const blanks = { source: '°?\\s*[NEO]?\\s*$', flags: 'i' }
  const wrap = { source: '[ \\t]*\\n[ \\t]{4,}(?=\\S)', flags: 'g' }
  const { judged } = await judge([blanks, wrap, { source: '^\\d{4}$', flags: '' }, { source: '^a+$', flags: '' }])
  expect(judged.map(({ isLinear }) => isLinear)).toEqual([false, false, true, true])
  expect(judged[0]).toMatchObject({ complexity: '3rd degree polynomial', attack: expect.stringContaining('.repeat(') })
})

test('every exception has a reason', () => {
  for (const { reason } of ALLOWED) expect(reason.length).toBeGreaterThan(20)
})
