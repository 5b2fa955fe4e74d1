import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { translator } from '../../src/i18n/server.ts'

/** "Over the whole page" in the languages of the interface. */
const WHOLE_PAGE =
  /ganze Seite|full-page|pleine page|toda página|tutta pagina|hele pagina|página inteira|całą stronę|hela sidan|Tüm sayfa|всю страницу|يملأ الصفحة|تمام‌صفحه|整页|全面/i

test.each(Object.keys(LANGUAGES) as Language[])(
  'no photograph over the whole page is promised, which only an upright one fills: %s',
  (language) => {
    const said = translator(language)('generator.template_text.luxury')
    expect(said).not.toMatch(WHOLE_PAGE)
    expect(said.length).toBeLessThan(45)
  },
)
