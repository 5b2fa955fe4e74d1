import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chart, type ChartProps } from '../../src/islands/chart/Chart.tsx'

const YEARS = ['2021', '2022', '2023', '2024']
const PROPS: ChartProps = {
  title: 'Preis je m²',
  summary: 'Der Preis stieg von 4.000 auf 4.400 Euro.',
  kind: 'line',
  points: YEARS,
  pointsLabel: 'Jahr',
  series: [
    { label: 'Graz', values: [4000, null, 4200, 4400] },
    { label: 'Linz', values: [3600, 3700, null, 3900] },
  ],
  format: (value) => `${value} €`,
  tableLabel: 'Als Tabelle',
}
const draw = (change: Partial<ChartProps> = {}) => renderToStaticMarkup(<Chart {...PROPS} {...change} />)
const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag} [^>]*?\\b${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('a chart', () => {
  test('says its figures in a table, each under its name', () => {
    const html = draw()
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.replace(/<[^>]+>/g, '|').split(/\|+/))
    expect(rows.map((row) => row.filter(Boolean))).toEqual([
      ['Jahr', 'Graz', 'Linz'],
      ['2021', '4000 €', '3600 €'],
      ['2022', '–', '3700 €'],
      ['2023', '4200 €', '–'],
      ['2024', '4400 €', '3900 €'],
    ])
  })

  test('is one picture with one sentence to whom hears it', () => {
    expect(draw()).toContain('role="img" aria-label="Der Preis stieg von 4.000 auf 4.400 Euro."')
  })

  test('leaves a gap in a line where a value is missing', () => {
    const paths = attributes(draw(), 'path', 'd').filter((d) => d?.match(/^M1[12]/))
    // The axis of both is 3,600 to 4,400; a value without neighbours is a short line.
    expect(paths).toEqual(['M11 50h3M62.5 25L87.5 0', 'M12.5 100L37.5 87.5M86 62.5h3'])
  })

  test('draws bars from zero, also downwards, and marks one', () => {
    const html = draw({ kind: 'bars', series: [{ label: 'Veränderung', values: [20, -10, 0, null] }], marked: 1 })
    expect(attributes(html, 'rect', 'height')).toEqual(['66.7', '33.3', '0', '0'])
    expect(attributes(html, 'rect', 'y')).toEqual(['0', '66.7', '66.7', '66.7'])
    expect(attributes(html, 'rect', 'class')).toEqual(['fill-ink-soft', 'fill-brass', 'fill-ink-soft', 'fill-ink-soft'])
  })

  test('names at most six of a year of days', () => {
    const days = Array.from({ length: 366 }, (_, day) => `${day + 1}.`)
    const html = draw({ points: days, series: [{ label: 'Besuche', values: days.map((_, day) => day) }] })
    expect(html.match(/style="left:/g)).toHaveLength(6)
  })

  test('writes names as text, whatever they hold', () => {
    const html = draw({ title: '<b>"Wien"</b>', points: ['<i>', '&', '"', "'"] })
    expect(html).not.toMatch(/<[bi]>/)
    expect(parseFragment(html).childNodes).toHaveLength(1)
  })

  test('shows an empty picture where there is nothing to show', () => {
    const html = draw({ points: [], series: [{ label: 'Besuche', values: [] }] })
    expect(html).not.toMatch(/NaN|Infinity/)
  })
})
