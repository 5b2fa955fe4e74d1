import type { Catalogue } from './translate.ts'

/** English and French words of the search, which are fetched before anybody asks (specification, section 4). */
const files = import.meta.glob<Catalogue>('./{shared,search}/{gb,fr}.json', { import: 'default' })

/** Asks for them, so that the browser has them at hand. @throws when one cannot be had */
export async function fetchWords(): Promise<void> {
  await Promise.all(Object.values(files).map((load) => load()))
}
