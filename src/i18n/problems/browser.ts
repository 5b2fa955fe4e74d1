import { load } from '../load.ts'
import type { Catalogue } from '../translate.ts'
import german from './de.json' with { type: 'json' }

export const problems = await load(
  german,
  import.meta.glob<Catalogue>(['./*.json', '!./de.json'], { import: 'default' }),
)
