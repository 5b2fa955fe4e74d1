import type { Filter } from '../../domain/search/criteria.ts'
import type { NamesById } from '../../words/place.ts'
import { call } from '../api.ts'

/** The names of the companies and projects in a search, in the page's language; none when the server does not answer. */
export async function fetchNames({ anbieter = [], projekt = [] }: Filter, signal: AbortSignal): Promise<NamesById> {
  const lang = document.documentElement.dataset.language ?? 'de'
  const known = async (ids: readonly number[], read: (id: number) => Promise<string>) => {
    const names = await Promise.all(ids.map(async (id) => [id, await read(id).catch(() => null)] as const))
    return Object.fromEntries(names.flatMap(([id, name]) => (name === null ? [] : [[id, name]])))
  }
  const [firmen, titles] = await Promise.all([
    known(anbieter, async (id) => (await call('GET /api/companies/{id}', { params: { id }, signal })).data.firma),
    known(
      projekt,
      async (id) => (await call('GET /api/projects/{id}', { params: { id }, query: { lang }, signal })).data.titel,
    ),
  ])
  return { anbieter: firmen, projekt: titles }
}
