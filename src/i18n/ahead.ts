import type { Catalogue } from './translate.ts'

/** English and French messages of the search, for prefetching (specification, section 4). */
const files = import.meta.glob<Catalogue>('./{problems,search,shared}/{gb,fr}.json', { import: 'default' })

/** Prefetches them into the browser's cache. @throws when one fails */
export async function fetchWords(): Promise<void> {
  await Promise.all(Object.values(files).map((load) => load()))
}
