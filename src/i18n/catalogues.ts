import { isLanguage } from './languages.ts'
import { type Catalogue, registerCatalogue } from './translate.ts'

/** Makes every language ready for pages. Imported once, by the middleware that stands before all of them. */
const files = import.meta.glob<Catalogue>('./catalogues/*.json', { eager: true, import: 'default' })
for (const [file, catalogue] of Object.entries(files)) {
  const code = /([a-z]{2})\.json$/.exec(file)?.[1] ?? ''
  if (isLanguage(code)) registerCatalogue(code, catalogue)
}
