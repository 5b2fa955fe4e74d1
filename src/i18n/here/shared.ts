import { bring } from '../load.ts'
import type { Catalogue } from '../translate.ts'

if (!import.meta.env.SSR) {
  await bring(
    import.meta.glob<Catalogue>('../catalogues/de.json', { query: '?part=shared', import: 'default', eager: true }),
    import.meta.glob<Catalogue>(['../catalogues/*.json', '!../catalogues/de.json'], {
      query: '?part=shared',
      import: 'default',
    }),
  )
}
