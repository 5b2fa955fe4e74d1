import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/languages.ts'

/** A text with European digits and decimal points, in every language. */
function figuresOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?<=\d)[,٫](?=\d{1,2}(?!\d))/g, '.')
}

/** The claims of the specification's section 9, in every language. */
describe.each(Object.keys(LANGUAGES))('in %s', (language) => {
  const answer = (name: string) => figuresOf(`src/content/faq/${language}/${name}.md`)
  const opening = (name: string) => answer(name).split('---\n')[2] ?? ''
  const between = (from: number, to: number) => new RegExp(`\\b${from}\\b\\D{1,25}\\b${to}\\b`)

  test('commission is said to be typically 3.57 % incl. VAT, and in Austria to be 3.6 %', () => {
    const paragraph = answer('maklerprovision-kauf')
      .split('\n')
      .filter((line) => line.includes('3.57'))
    expect(paragraph).toHaveLength(1)
    // The explanation is in the same paragraph: 3.57 is the rate with Germany's VAT.
    expect(paragraph[0]).toMatch(/3\.57.*19.*20.*3\.6(?!\d)/s)
  })

  test('a sale takes 3 to 6 months', () => {
    expect(opening('verkauf-dauer').slice(0, 120)).toMatch(between(3, 6))
  })

  test('equity is 20 to 30 %', () => {
    expect(opening('eigenmittel-hoehe').slice(0, 80)).toMatch(between(20, 30))
  })
})
