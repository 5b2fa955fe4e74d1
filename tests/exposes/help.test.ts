import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXPOSE_HOMES_MAX, EXPOSE_PICTURES, TEMPLATES } from '../../src/domain/exposes/choices.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'

/** The article with European digits. */
const articleOf = (language: Language) =>
  readFileSync(`src/content/help/${language}/expose-und-drucken.md`, 'utf8').replace(/[۰-۹]/g, (digit) =>
    String(digit.charCodeAt(0) % 16),
  )

describe.each(Object.keys(LANGUAGES) as Language[])('the help about exposes in %s', (language) => {
  const t = translator(language)
  const article = articleOf(language)
  const lower = (text: string) => text.toLocaleLowerCase(LANGUAGES[language].tag)

  test('names the link, the templates and the button as the pages do', () => {
    const names = [...article.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => lower(name))
    const said = [
      t('expose.open'),
      ...TEMPLATES.map((template) => t(`generator.template.${template}`)),
      t('generator.download'),
    ]
    expect(names.slice(0, said.length)).toEqual(said.map(lower))
  })

  test('has the limits of the product', () => {
    const numbers = [...article.matchAll(/\d+/g)].map(([number]) => number)
    expect(numbers).toEqual(expect.arrayContaining([...EXPOSE_PICTURES, String(EXPOSE_HOMES_MAX), '8', '10']))
  })
})
