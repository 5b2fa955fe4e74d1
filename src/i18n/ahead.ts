import type { Catalogue } from './translate.ts'

/** English and French words of the search, which are fetched before anybody asks (specification, section 4). */
const files = [
  import.meta.glob<Catalogue>('./catalogues/{gb,fr}.json', { query: '?part=shared', import: 'default' }),
  import.meta.glob<Catalogue>('./catalogues/{gb,fr}.json', { query: '?part=search', import: 'default' }),
]

/** Asks for them, so that the browser has them at hand. @throws when one cannot be had */
export async function fetchWords(): Promise<void> {
  await Promise.all(files.flatMap((part) => Object.values(part)).map((load) => load()))
}
